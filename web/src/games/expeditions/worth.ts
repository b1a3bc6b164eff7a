// What an arrow to a circle brings, as far as this player can know.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { CIRCLES } from "./box.ts";
import type { Target } from "./choices.ts";
import { expeditions, handOf, isLaid, mine, visited, type Expeditions } from "./view.ts";

/** Points that a score moves by: the card is not in the hand any more, and so is its token on the board. */
const [COMMON, CARD, CARD_AND_TOKEN] = [1, 2, 4];

export interface TargetValue {
    /** Own points, and what they are for. */
    readonly points: number;
    readonly from: "common" | "secret" | "token" | "";
    readonly ticket: "one" | "none" | "";
    readonly arrow: boolean;
    readonly loop: boolean;
    /** Somebody else who would gain points. */
    readonly rival: { readonly seat: number; readonly points: number } | null;
    /** Why nobody gains anything there. */
    readonly nothing: "laid" | "nobody" | "";
}

const NO_POINTS = { points: 0, from: "" as const, rival: null, nothing: "" as const };

/** What an arrow brings, laid in a view. */
export function worthOf(scene: SvelteScene, view: Expeditions, { colour, to }: Target): TargetValue {
    const { kind } = CIRCLES[to]!;
    return {
        ...(kind === "place" ? pointsAt(scene, to) : NO_POINTS),
        ticket: kind === "red" ? (view.supply > 0 ? "one" : "none") : "",
        arrow: kind === "blue",
        loop: visited(view, colour).includes(to),
    };
}

type Points = Pick<TargetValue, "points" | "from" | "rival" | "nothing">;

export function pointsAt(scene: SvelteScene, place: number): Points {
    const view = expeditions(scene.currentView);
    if (view.display.includes(place)) return { ...NO_POINTS, points: COMMON, from: "common" };
    if (handOf(scene).includes(place)) return ownPoints(scene, place);
    if (isLaid(view, place)) return { ...NO_POINTS, nothing: "laid" };
    if (view.absent.includes(place)) return { ...NO_POINTS, nothing: "nobody" };
    const seat = view.players.findIndex(({ tokens }) => tokens.includes(place));
    return seat < 0 || seat === scene.seat ? NO_POINTS : { ...NO_POINTS, rival: { seat, points: CARD_AND_TOKEN } };
}

function ownPoints(scene: SvelteScene, place: number): Points {
    const player = mine(scene);
    const live = player?.tokens.includes(place) && !player.dead.includes(place);
    return live
        ? { ...NO_POINTS, points: CARD_AND_TOKEN, from: "token" }
        : { ...NO_POINTS, points: CARD, from: "secret" };
}

/** Whether an arrow helps nobody but others. */
export function isGift({ points, rival, ticket, arrow, loop }: TargetValue): boolean {
    return rival !== null && points === 0 && ticket !== "one" && !arrow && !loop;
}
