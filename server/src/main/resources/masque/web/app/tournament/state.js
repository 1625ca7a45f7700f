// What is known of a tournament: frames of the site laid over each other, and what follows from them. Nothing here is changed in
// place, and nothing is decided: tokens, states and champions are the site's.

/**
 * @typedef {{player: string, name: string, bot: boolean, program?: boolean, tokens: number, state: string, match?: number}} Entrant
 * @typedef {{match: number, number: number, players: string[], realDice: boolean, table?: string, stage: string, winners: string[],
 *     transfers: {from: string, to: string, tokens: number}[], missing: any[], forfeited: string[], reports: Object<string, string[]>,
 *     began: number, ended?: number, reason?: string}} Match
 * @typedef {{others: string[], accepted: string[], realDice: boolean, until: number, by?: string}} Challenge
 * @typedef {{player: string | null, state: string | null, organiser: boolean, asking: boolean, muted: string[],
 *     challenge?: Challenge, challenged: Challenge[], match?: number}} You
 * @typedef {{id: string, name: string, game: string, seats: number, tokens: number, minutes: number, entry: string, phase: string,
 *     entryOpen: boolean, left: number, now: number, heard: number, number: number, entrants: Entrant[], champions: string[],
 *     matches: Match[], matchCount: number, log: any[], you: You, asking: {player: string, name: string}[], desk?: string, code?: string,
 *     options: Object<string, string>, clock: any, botsTakeTitle: boolean}} Tournament
 */

/** How many events are remembered; older ones can be asked for. */
const REMEMBERED = 300;

/** @type {You} */
const NOBODY = {player: null, state: null, organiser: false, asking: false, muted: [], challenged: []};

/** @type {(you: any) => You} */
const whole = you => ({...NOBODY, ...you, muted: you?.muted ?? [], challenged: you?.challenged ?? []});

/**
 * Everything anew. What only this person is told stays until it is told again, which is at once.
 *
 * @param {Tournament | undefined} before
 * @param {any} frame
 * @param {number} heard on the clock that only goes forward
 * @returns {Tournament}
 */
export function begun(before, frame, heard) {
    return {
        ...frame, heard, champions: frame.champions ?? [], code: frame.code ?? before?.code, desk: frame.desk ?? before?.desk,
        asking: frame.asking ?? before?.asking ?? [], you: whole(frame.you ?? before?.you),
    };
}

/** New ones take the place of old ones; whatever was not there yet comes last. */
function laid(before, news, key) {
    const fresh = new Map(news.map(one => [one[key], one]));
    const kept = before.map(one => {
        const changed = fresh.get(one[key]);
        fresh.delete(one[key]);
        return changed ?? one;
    });
    return news.length ? [...kept, ...fresh.values()] : before;
}

/** @type {(before: Tournament, news: any, heard: number) => Tournament} */
export function withNews(before, news, heard) {
    const {number, phase, entryOpen, left, now, matchCount, champions} = news;
    const last = before.log.at(-1)?.number ?? 0;
    return {
        ...before, number, phase, entryOpen, left, now, matchCount, heard, champions: champions ?? [],
        entrants: laid(before.entrants, news.entrants ?? [], "player"),
        matches: laid(before.matches, news.matches ?? [], "match"),
        log: [...before.log, ...(news.events ?? []).filter(one => one.number > last)].slice(-REMEMBERED),
    };
}

/** @type {(before: Tournament, frame: any) => Tournament} */
export function withYou(before, {you, asking, desk, code}) {
    return {...before, you: whole(you), asking: asking ?? [], desk, code: code ?? before.code};
}

/** @type {(tournament: Tournament, player: string) => Entrant | undefined} */
export const entrantOf = (tournament, player) => tournament.entrants.find(one => one.player === player);

/** @type {(tournament: Tournament, player: string) => string} What somebody is called; whoever only asks to enter has a name too. */
export const nameOf = (tournament, player) =>
    (entrantOf(tournament, player) ?? tournament.asking.find(one => one.player === player))?.name ?? player;

/** @type {(entrant: Entrant) => boolean} */
export const isIn = ({state}) => state === "free" || state === "busy";

/** @type {(tournament: Tournament) => Entrant | undefined} */
export const meOf = tournament => tournament.you.player === null ? undefined : entrantOf(tournament, tournament.you.player);

/**
 * Those who are in by their tokens, counted 1, 1, 3, then all others, without a rank.
 *
 * @param {Tournament} tournament
 * @returns {{rank: number, entrant: Entrant, champion: boolean}[]}
 */
export function standings({entrants, champions}) {
    const playing = entrants.filter(isIn).sort((one, other) => other.tokens - one.tokens);
    const gone = entrants.filter(one => !isIn(one)).sort((one, other) => other.tokens - one.tokens);
    let rank = 0;
    const ranked = playing.map((entrant, i) => {
        if (i === 0 || entrant.tokens < playing[i - 1].tokens) rank = i + 1;
        return {rank, entrant, champion: champions.includes(entrant.player)};
    });
    return [...ranked, ...gone.map(entrant => ({rank: 0, entrant, champion: false}))];
}

const underWay = ({stage}) => stage === "playing" || stage === "desk";

/** @type {(tournament: Tournament) => Match[]} Those that nobody has won yet, oldest first. */
export const playing = ({matches}) => matches.filter(underWay).sort((one, other) => one.match - other.match);

/** @type {(tournament: Tournament) => Match[]} Those that are over, latest first. */
export const results = ({matches}) => matches.filter(one => !underWay(one))
    .sort((one, other) => (other.ended ?? 0) - (one.ended ?? 0) || other.match - one.match);

/** @type {(tournament: Tournament, player: string) => Match[]} Somebody's matches, latest first. */
export const matchesOf = ({matches}, player) => matches.filter(one => one.players.includes(player))
    .sort((one, other) => other.match - one.match);

/** @type {(tournament: Tournament) => Match | undefined} The match that this person is in; it may be heard of a moment later. */
export const myMatch = ({matches, you}) => matches.find(one => one.match === you.match);

/** @type {(tournament: Tournament, tick: number) => number} What the site's clock shows. */
export const siteNow = ({now, heard}, tick) => now + tick - heard;

/** @type {(tournament: Tournament, tick: number) => number} How long it still lasts. */
export const leftNow = ({phase, left, heard}, tick) => Math.max(0, left - (phase === "running" ? tick - heard : 0));

/**
 * Whom one may challenge, beginning behind oneself and going round: everybody has others at the top of the list.
 *
 * @type {(tournament: Tournament) => Entrant[]}
 */
export function othersIn({entrants, you}) {
    const at = entrants.findIndex(one => one.player === you.player);
    return [...entrants.slice(at + 1), ...entrants.slice(0, Math.max(0, at))].filter(isIn);
}

/**
 * The players of a list that somebody is about to tap on. While they are, nobody leaves their place: whoever is free now comes
 * last, and whoever is busy now stays, so that no tap meets somebody else.
 *
 * @param {string[]} before who was listed
 * @param {Entrant[]} others all who are in
 * @param {boolean} still whether somebody is about to tap
 * @returns {string[]}
 */
export function listedPlayers(before, others, still) {
    const free = others.filter(one => one.state === "free").map(one => one.player);
    if (!still) return free;
    const here = new Set(others.map(one => one.player));
    const kept = before.filter(one => here.has(one));
    return [...kept, ...free.filter(one => !kept.includes(one))];
}

/** @type {(name: string, search: string) => boolean} Whether a name is one that somebody looks for. */
export const matchesSearch = (name, search) =>
    name.normalize("NFKC").toLocaleLowerCase().includes(search.normalize("NFKC").trim().toLocaleLowerCase());
