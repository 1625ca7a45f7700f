/** What stands on a challenge card of this game: the arms of a character, and the sign of its ability. */
import {css, unsafeCSS} from "lit";
import {SHIELD, abilityArt, arms} from "./drawings.js";

/** The picture of a face. @param {{id: string, name: string}} face */
export const picture = face => arms(face.id, face.name);

/** The sign of what it can do. @param {{id: string}} gift */
export const sign = gift => abilityArt(gift.id);

/** Whatever these drawings need. */
export const styles = css`
    .arms .field {
        clip-path: path('${unsafeCSS(SHIELD)}');
    }
`;
