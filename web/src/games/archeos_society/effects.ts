// Effects of a leader's colour and role, as far as the table shows them: what they would do, and what is missing.
import { lastSpace, MONKEYS, SITES, trackOf, type Tables } from "./box.ts";
import { colourOfCard, roleOf } from "./cards.ts";
import { advances, type Advance } from "./expedition.ts";
import { tileSize, type Archeos } from "./view.ts";

export type EffectName = "colour" | "role";

export interface Effect {
    readonly name: EffectName;
    /**
     * use: a move right after the expedition; draw: cards at the end of the turn; later: a question that follows; always:
     * it needs no move; none: it would change nothing.
     */
    readonly kind: "use" | "draw" | "later" | "always" | "none";
    /** End of the keys of its texts. */
    readonly text: string;
    readonly args: Readonly<Record<string, number>>;
    /** Whether something is to be chosen on the board before the plan can go on. */
    readonly choice?: boolean;
    readonly advance?: Advance;
}

/** What an effect needs to be known. */
export interface Situation {
    readonly box: Tables;
    readonly view: Archeos;
    readonly seat: number;
    /** The expedition, its leader first. */
    readonly cards: readonly number[];
    /** Whether it has left already; before, its cards are still in the hand. */
    readonly sent?: boolean;
}

function cardsLeft({ view, seat, cards, sent }: Situation): number {
    return view.players[seat]!.hand.length - (sent ? 0 : cards.length);
}

export function effectsOf(now: Situation): Effect[] {
    return [colourEffect(now), roleEffect(now)];
}

function none(name: EffectName, text: string, args: Effect["args"] = {}): Effect {
    return { name, kind: "none", text, args };
}

export function colourEffect({ box, view, seat, cards }: Situation): Effect {
    const all = advances(box, view, seat, cards);
    const role = roleOf(cards[0]!);
    const met = all.filter((each) => each.met);
    if (role === "student") return none("colour", "student");
    if (role === "pilot" && !met.length) return none("colour", "nowhere");
    if (role === "pilot")
        return { name: "colour", kind: "use", text: "any", args: { count: met.length }, choice: true };
    const advance = all[0];
    if (!advance || advance.threshold === 0) return none("colour", "last");
    const lacks = advance.threshold - advance.reach;
    if (lacks > 0) return { ...none("colour", "missed", { threshold: advance.threshold, lacks }), advance };
    const choice = asksWhere(box, view, seat, advance);
    return { name: "colour", kind: "use", text: "advance", args: {}, choice, advance };
}

/** Whether an advance asks something: which of two vehicles, or whether to score at once. */
function asksWhere(box: Tables, view: Archeos, seat: number, { site, colour, reach }: Advance): boolean {
    if (SITES[site] === "uluru") return true;
    const track = trackOf(box, site);
    const spaces = new Set(view.players[seat]!.vehicles[colour]);
    return [...spaces].filter((space) => space < lastSpace(track) && track.thresholds[space]! <= reach).length > 1;
}

export function roleEffect(now: Situation): Effect {
    const role = roleOf(now.cards[0]!);
    if (role === "botanist") return botanist(now);
    if (role === "linguist") return linguist(now);
    if (role === "curator") return curator(now);
    if (role === "professor") return professor(now);
    if (role === "cartographer") return cartographer(now);
    if (role === "physician" || role === "patron") return afterLaying(now, role);
    if (role === "student") return none("role", "plain");
    return { name: "role", kind: "always", text: role, args: {} };
}

function botanist({ box, view, cards }: Situation): Effect {
    const needed = tileSize(view);
    if (cards.length < needed) return none("role", "botanist-not", { count: needed });
    return { name: "role", kind: "use", text: "botanist", args: { count: box.botanist.points_taking } };
}

function linguist({ box, view, seat, cards }: Situation): Effect {
    const from = view.players[seat]!.linguist;
    const to = Math.min(from + cards.length, box.linguist.last_space);
    if (to === from) return none("role", "linguist-not");
    const found = box.linguist.artefacts.filter((artefact) => from < artefact && artefact <= to).length;
    const args = { count: to - from, from, to, found };
    return { name: "role", kind: "use", text: "linguist", args, choice: found > 0 };
}

function curator({ box, view, seat, cards }: Situation): Effect {
    const { relics } = view.players[seat]!;
    if (relics.includes(colourOfCard(cards[0]!))) return none("role", "curator-not");
    const points = box.curator.points[relics.length + 1]! - box.curator.points[relics.length]!;
    return { name: "role", kind: "use", text: "curator", args: { from: relics.length, to: relics.length + 1, points } };
}

function professor({ box, view, cards }: Situation): Effect {
    const able = box.professor.tokens.filter((token) => token <= cards.length && view.tokens.includes(token));
    if (!able.length) return none("role", "professor-not", { count: cards.length });
    return { name: "role", kind: "use", text: "professor", args: { count: able.at(-1)! }, choice: true };
}

/** Another expedition needs a vehicle that has advanced, and a leader. */
function cartographer(now: Situation): Effect {
    return cardsLeft(now) > 0
        ? { name: "role", kind: "later", text: "cartographer", args: {} }
        : none("role", "cartographer-not");
}

/** Physician and Patron act when the rest of the hand is laid down: not after the end of the season. */
function afterLaying(now: Situation, role: "physician" | "patron"): Effect {
    const { view, cards } = now;
    const left = cardsLeft(now);
    if (view.third !== null && view.monkeys >= MONKEYS) return none("role", "season-over");
    if (role === "patron") return { name: "role", kind: "draw", text: role, args: { count: cards.length, left } };
    if (left === 0) return none("role", "physician-not");
    return { name: "role", kind: "later", text: role, args: { count: Math.min(left, cards.length) } };
}
