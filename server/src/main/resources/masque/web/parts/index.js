/** Registers all shared parts; whoever imports this can use them by their names. */
import {Card} from "./card.js";
import {Dialog} from "./dialog.js";
import {Die} from "./die.js";
import {Goal} from "./goal.js";
import {Hand} from "./hand.js";
import {Meaning} from "./meaning.js";
import {Meter} from "./meter.js";
import {Peek} from "./peek.js";
import {Rack} from "./rack.js";
import {Ring} from "./ring.js";
import {Button, Clock, Field} from "./small.js";
import {Chat, Log, Prompt, Voice} from "./talk.js";
import {Tile} from "./tile.js";

const parts = {
    "m-button": Button,
    "m-card": Card,
    "m-chat": Chat,
    "m-clock": Clock,
    "m-dialog": Dialog,
    "m-die": Die,
    "m-field": Field,
    "m-goal": Goal,
    "m-hand": Hand,
    "m-log": Log,
    "m-meaning": Meaning,
    "m-meter": Meter,
    "m-peek": Peek,
    "m-prompt": Prompt,
    "m-rack": Rack,
    "m-ring": Ring,
    "m-tile": Tile,
    "m-voice": Voice,
};

for (const [name, part] of Object.entries(parts)) {
    if (!customElements.get(name)) {
        customElements.define(name, part);
    }
}
