// An address at which there is no page.
import {LitElement} from "lit";
import {lost} from "../lost.js";
import {say} from "../words.js";

class LostPage extends LitElement {
    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        document.title = `${say("lost-page")} · Masque`;
    }

    render() {
        return lost(say("lost-page"));
    }
}
customElements.define("masque-lost", LostPage);
