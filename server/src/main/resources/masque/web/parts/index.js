/** Registers all shared parts; whoever imports this can use them by their names. */
import {Card} from "./card.js";
import {Dialog} from "./dialog.js";
import {Die} from "./die.js";
import {Hand} from "./hand.js";
import {Peek} from "./peek.js";
import {Ring} from "./ring.js";
import {Button, Clock, Field, Tile} from "./small.js";
import {Chat, Log, Prompt, Voice} from "./talk.js";

const parts = {
    "m-button": Button,
    "m-card": Card,
    "m-chat": Chat,
    "m-clock": Clock,
    "m-dialog": Dialog,
    "m-die": Die,
    "m-field": Field,
    "m-hand": Hand,
    "m-log": Log,
    "m-peek": Peek,
    "m-prompt": Prompt,
    "m-ring": Ring,
    "m-tile": Tile,
    "m-voice": Voice,
};

for (const [name, part] of Object.entries(parts)) {
    if (!customElements.get(name)) {
        customElements.define(name, part);
    }
}
