// The table after planned moves, as far as everybody can foresee it: arrows, stocks, tickets and what is owed. The server
// shows a plan only up to the first card that it would bring to light; what follows is drawn from here, and decided anew.
import { CIRCLES, COLOURS, colourOf, idOf } from "./box.ts";
import { circleOf, LEAVE, nounOf, TAKE, verbOf, type Target } from "./choices.ts";
import { freeFrom } from "./graph.ts";
import { lineOf } from "./geometry.ts";
import { isLaid, origin, visited, type Expedition, type Expeditions, type Player } from "./view.ts";

export interface Ahead {
    readonly view: Expeditions;
    /** Whether the arrow that a ticket has bought comes next. */
    readonly bought: boolean;
}

/** What comes next in a turn: where a loop restarts, an arrow of some kind, or its end. */
export type Due = "base" | "loop" | "ticket" | "blue" | "action" | "end";

export function dueIn({ view, bought }: Ahead): Due {
    if (view.loop !== null) return view.base === null ? "base" : "loop";
    if (bought) return "ticket";
    if (view.blue > 0) return "blue";
    return view.main_done ? "end" : "action";
}

/** The table after one more move. */
export function after(state: Ahead, move: string): Ahead {
    const { view, bought } = state;
    const verb = verbOf(move);
    if (verb === "lay") return afterArrow(state, colourOf(nounOf(move)), circleOf(move));
    if (verb === "remove") return { view: shortened(view, colourOf(nounOf(move))), bought };
    if (verb === "base") return { view: { ...view, base: circleOf(move) }, bought };
    if (verb === "decline") return { view: declined(view), bought };
    if (verb === TAKE || verb === LEAVE) return { view: { ...view, offer: null }, bought };
    if (verb !== "spend") return state;
    return { view: { ...withTickets(view, -1), spent: view.spent + 1 }, bought: nounOf(move) === "arrow" };
}

/** Without the arrow of a loop, the expedition goes on from where that was closed; else the arrow of a blue circle goes. */
function declined(view: Expeditions): Expeditions {
    if (view.loop === null) return { ...view, blue: view.blue - 1 };
    const closed: Expedition = { ...view.expeditions[view.loop]!, open: true };
    return { ...view, loop: null, expeditions: view.expeditions.with(view.loop, closed) };
}

/** Whether an arrow to a circle reaches a common objective that its player may take or leave. */
function offers(view: Expeditions, circle: number): boolean {
    return view.announce === "automatic" && view.commons === "choice" && view.display.includes(circle);
}

function afterArrow(state: Ahead, colour: number, to: number): Ahead {
    const { view, bought } = state;
    const due = dueIn(state);
    const { stock, arrows } = view.expeditions[colour]!;
    const closes = visited(view, colour).includes(to);
    const { kind } = CIRCLES[to]!;
    const longer: Expedition = {
        stock: stock - 1,
        arrows: [...arrows, [origin(view, colour), to]],
        tip: to,
        open: !closes,
    };
    const next: Expeditions = {
        ...withTickets(view, kind === "red" && view.supply > 0 ? 1 : 0),
        expeditions: view.expeditions.with(colour, longer),
        main_done: view.main_done || due === "action",
        blue: view.blue + (kind === "blue" ? 1 : 0) - (due === "blue" ? 1 : 0),
        loop: closes && stock > 1 ? colour : null,
        base: null,
        offer: offers(view, to) ? to : null,
    };
    return { view: next, bought: bought && due !== "ticket" };
}

function shortened(view: Expeditions, colour: number): Expeditions {
    const { stock, arrows } = view.expeditions[colour]!;
    const left = arrows.slice(0, -1);
    const shorter: Expedition = {
        stock: stock + 1,
        arrows: left,
        tip: left.at(-1)?.[1] ?? null,
        open: left.length > 0,
    };
    return { ...view, expeditions: view.expeditions.with(colour, shorter) };
}

function withTickets(view: Expeditions, more: number): Expeditions {
    if (!more || view.active === null) return view;
    const player: Player = view.players[view.active]!;
    const players = view.players.with(view.active, { ...player, tickets: player.tickets + more });
    return { ...view, players, supply: view.supply - more };
}

/** Whether everybody is asked about a place as soon as an arrow reaches it, so that nothing can be planned beyond. */
export function asksAll(view: Expeditions, circle: number): boolean {
    return view.announce === "vigilance" && CIRCLES[circle]!.kind === "place" && !isLaid(view, circle);
}

/** Arrows that may come next; `prefix` are moves before each of them, and `at` is where they stand in the plan. */
export function arrowsIn(state: Ahead, prefix: readonly string[], at: number): Target[] {
    const { view } = state;
    const due = dueIn(state);
    if (due === "base") return restarts(view, view.loop!, at);
    const colours = due === "loop" ? [view.loop!] : COLOURS.map((_, colour) => colour);
    return colours.flatMap((colour) => {
        if (!view.expeditions[colour]!.stock) return [];
        const from = origin(view, colour);
        return freeFrom(view, colour, from).map((to) => arrow(colour, from, to, prefix, at));
    });
}

function arrow(colour: number, from: number, to: number, prefix: readonly string[], at: number): Target {
    const move = `lay:${COLOURS[colour]}:${idOf(to)}`;
    return { move, verb: "lay", colour, from, to, moves: [...prefix, move], at };
}

/** Circles that a closed loop can go on to, each from the base that is nearest; of equal ones, the last visited. */
function restarts(view: Expeditions, colour: number, at: number): Target[] {
    const circles = visited(view, colour);
    const found = new Map<number, number[]>();
    for (const base of circles.toReversed())
        for (const to of freeFrom(view, colour, base)) found.set(to, [...(found.get(to) ?? []), base]);
    return [...found].map(([to, bases]) => {
        const sorted = bases.toSorted((one, other) => lineOf(one, to).length - lineOf(other, to).length);
        return restart(colour, sorted, to, at);
    });
}

/** An arrow from the first of some bases. */
export function restart(colour: number, bases: readonly number[], to: number, at: number): Target {
    return { ...arrow(colour, bases[0]!, to, [`base:${idOf(bases[0]!)}`], at), bases };
}
