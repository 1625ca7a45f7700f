// Says a line for each line of a file: what the checker finds in it. A line is the bytes of a game's file in base64,
// perhaps followed by a space and what somebody has seen, as JSON.
import {readFileSync} from "node:fs";
import {check} from "./fairness.mjs";

for (const line of readFileSync(process.argv[2], "utf8").split("\n").filter(Boolean)) {
    const [bytes, seen] = line.split(" ");
    const found = check(new Uint8Array(Buffer.from(bytes, "base64")), seen === undefined ? undefined : JSON.parse(seen));
    console.log(found.fair ? "fair" : `${found.problem} ${found.ply} ${found.draw}`);
}
