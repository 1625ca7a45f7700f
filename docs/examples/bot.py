"""Takes an open chair and plays at random: MASQUE_TOKEN=TOKEN python3 bot.py http://127.0.0.1:8080 TABLE"""
import base64, http.client, json, os, random, sys, time, urllib.parse

SITE = urllib.parse.urlsplit(sys.argv[1].rstrip("/"))
WHO = {"Authorization": "Bearer " + os.environ["MASQUE_TOKEN"], "Content-Type": "application/json"}
chosen = {}  # the answer to each decision: after a broken connection the same is sent again

def ask(method, path="", body=None, headers={}):
    kind = http.client.HTTPSConnection if SITE.scheme == "https" else http.client.HTTPConnection
    line = kind(SITE.netloc, timeout=90)
    line.request(method, f"{SITE.path}/api/v1/tables/{sys.argv[2]}{path}", body, {**WHO, **headers})
    return line, line.getresponse()

def sit_down():
    table = json.load(ask("GET")[1])
    for chair in sorted(table.get("chairs", []), key=lambda one: not one["you"]):
        seat, free = chair["seat"], chair["kind"] == "open"
        if chair["you"] or free and ask("POST", f"/chairs/{seat}", "{}")[1].status == 200:
            return seat
    sys.exit(table.get("error", {"sentence": "No chair is open at this table."})["sentence"])

def say(line, data, kind=1):  # of fewer than 126 bytes
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    line.sock.sendall(bytes([128 | kind, 128 | len(data)]) + mask + masked)

def hear(line, stream):
    kind, size = stream.read(2)
    size = size if size < 126 else int.from_bytes(stream.read(2 if size == 126 else 8), "big")
    data = stream.read(size)
    if kind & 15 == 8:
        raise ConnectionError(data[2:].decode())
    if kind & 15 == 9:
        say(line, data, 10)
    return json.loads(data) if kind & 15 == 1 else {}

def play(seat):
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    upgrade["Sec-WebSocket-Key"] = base64.b64encode(os.urandom(16)).decode()
    line, answer = ask("GET", f"/play?seat={seat}", headers=upgrade)
    if answer.status != 101:
        sys.exit(answer.read().decode())
    message, asked, given = hear(line, answer.fp), 0, None
    while message.get("phase") not in ("finished", "ended"):
        if message.get("phase") in ("gathering", "dealing") and not given:
            given = {"do": "contribute", "id": "h-1", "text": os.urandom(16).hex()}
            say(line, json.dumps(given).encode())
        if message.get("moves") and message["decision"] > asked:
            asked = message["decision"]
            code = chosen.setdefault(asked, random.choice(message["moves"])["code"])
            move = {"do": "move", "id": f"m-{asked}", "decision": asked, "code": code}
            say(line, json.dumps(move).encode())
        message = hear(line, answer.fp)

seat = sit_down()
try:
    play(seat)
except (OSError, ValueError):  # it broke off, perhaps in the middle of a message
    time.sleep(1)
    play(seat)
