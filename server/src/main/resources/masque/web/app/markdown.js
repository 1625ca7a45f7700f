// Renders the Markdown of our rulebooks: headings, paragraphs, pictures, lists, tables, bold, code and links. Every clause
// gets an anchor of its own.
import {html} from "lit";
import {at as placed} from "./base.js";

const CLAUSE = /^\*\*([A-Z]+-[0-9.]+[a-z]?)\*\*\s*/;
const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]*)\)|(?<![*\w])[*_]([^*_]+)[*_](?![*\w])/g;

/** @type {(text: string) => any[]} */
function inline(text) {
    const parts = [];
    let from = 0;
    for (const found of text.matchAll(INLINE)) {
        parts.push(text.slice(from, found.index));
        from = found.index + found[0].length;
        const [, bold, code, label, , slanted] = found;
        if (bold) parts.push(html`<strong>${bold}</strong>`);
        else if (code) parts.push(html`<code>${code}</code>`);
        else parts.push(label ?? html`<em>${slanted}</em>`);
    }
    return [...parts, text.slice(from)];
}

/** A picture is a paragraph of its own; what it says of itself is its caption. */
const PICTURE = /^!\[([^\]]+)\]\((?:\.\.\/)?pictures\/([a-z0-9-]+\.svg)\)$/;

const JAPANESE = /[\u3000-\u9fff\uff00-\uffef]/;

/** The lines of a paragraph as one; in Japanese there is no space between sentences. @type {(lines: string[]) => string} */
const joined = lines => lines.map(line => line.trim()).reduce((all, line) => all + (JAPANESE.test(all.at(-1) ?? "") || JAPANESE.test(line[0]) ? "" : " ") + line);

/**
 * @typedef {{kind: "heading", level: number, text: string} | {kind: "paragraph", text: string} | {kind: "picture", text: string, file: string}
 *     | {kind: "table", rows: string[][]} | {kind: "item", clause: string, text: string, inside: Block[]}} Block
 */

/** @type {(lines: string[]) => Block[]} */
function blocks(lines) {
    /** @type {Block[]} */
    const all = [];
    for (let at = 0; at < lines.length;) {
        const line = lines[at];
        const from = at++;
        const heading = /^(#+) +(.*)/.exec(line);
        if (!line.trim()) continue;
        if (heading) {
            all.push({kind: "heading", level: heading[1].length, text: heading[2]});
        } else if (line.startsWith("|")) {
            while (lines[at]?.startsWith("|")) at++;
            all.push({kind: "table", rows: rows(lines.slice(from, at))});
        } else if (/^[-*] /.test(line)) {
            while (at < lines.length && (!lines[at].trim() || /^ {2}/.test(lines[at]))) at++;
            all.push(item([line.slice(2), ...lines.slice(from + 1, at).map(one => one.slice(2))]));
        } else {
            while (lines[at]?.trim() && !/^(#|\||[-*] )/.test(lines[at])) at++;
            all.push(paragraph(joined(lines.slice(from, at))));
        }
    }
    return all;
}

/** @type {(text: string) => Block} */
function paragraph(text) {
    const picture = PICTURE.exec(text);
    return picture ? {kind: "picture", text: picture[1], file: picture[2]} : {kind: "paragraph", text};
}

function item(lines) {
    const [first, ...inside] = blocks(lines);
    const text = first && "text" in first ? first.text : "";
    const clause = CLAUSE.exec(text)?.[1] ?? "";
    return /** @type {Block} */ ({kind: "item", clause, text: text.replace(CLAUSE, ""), inside});
}

const rows = lines => lines.filter(line => !/^[-|: ]+$/.test(line))
    .map(line => line.replace(/^\||\|$/g, "").split("|").map(cell => cell.trim()));

/** @type {(block: Block) => string} All that somebody can search for. */
const textOf = block => block.kind === "table" ? block.rows.flat().join(" ")
    : block.kind === "item" ? [block.clause, block.text, ...block.inside.map(textOf)].join(" ") : block.text;

/** @type {(block: Block) => any} */
function draw(block) {
    switch (block.kind) {
        case "heading": return block.level <= 1 ? html`<h1>${block.text}</h1>`
            : html`<h2 id=${anchor(block.text)}>${block.text}</h2>`;
        case "paragraph": return html`<p>${inline(block.text)}</p>`;
        case "picture": return html`<figure><img src=${placed(`rules/pictures/${block.file}`)} alt=${block.text}>
            <figcaption aria-hidden="true">${block.text}</figcaption></figure>`;
        case "table": {
            const [head, ...rest] = block.rows;
            return html`<div class="wide"><table><thead><tr>${head.map(cell => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
                <tbody>${rest.map(row => html`<tr>${row.map(cell => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
        }
        case "item": return html`<div class="clause" id=${block.clause || anchor(block.text.slice(0, 30))}>
            ${block.clause ? html`<a class="number" href="#${block.clause}">${block.clause}</a>` : html`<span class="number">•</span>`}
            <div><p>${inline(block.text)}</p>${block.inside.map(draw)}</div></div>`;
    }
}

const anchor = text => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");

/**
 * A rulebook, or those clauses of it in which all these words stand, under their headings.
 *
 * @param {string} markdown
 * @param {string} search
 */
export function rulebook(markdown, search = "") {
    const all = blocks(markdown.split("\n"));
    const words = search.toLowerCase().split(/\s+/).filter(word => word);
    if (!words.length) return {found: all.filter(block => block.kind === "item").length, body: all.map(draw)};
    const fits = block => words.every(word => textOf(block).toLowerCase().includes(word));
    const found = all.filter(block => block.kind === "item" && fits(block));
    const kept = all.filter((block, i) => found.includes(block)
        || (block.kind === "heading" && block.level > 1 && found.some(one => all.indexOf(one) > i
            && !all.slice(i + 1, all.indexOf(one)).some(other => other.kind === "heading"))));
    return {found: found.length, body: kept.map(draw)};
}

/** @type {(markdown: string) => {id: string, text: string}[]} */
export const contents = markdown => blocks(markdown.split("\n"))
    .filter(block => block.kind === "heading" && block.level === 2)
    .map(block => ({id: anchor(/** @type {any} */ (block).text), text: /** @type {any} */ (block).text}));
