// The face of Excavation Earth: the abandoned Earth seen from orbit.
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Saying } from "../../face/types.ts";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Detail from "./Detail.svelte";
import PileLeaf from "./PileLeaf.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/kit/eventTiming.ts";
import { duration } from "./timing.ts";
import { confirmText, planText } from "./planText.ts";
import SeatSummary from "./SeatSummary.svelte";
import Side from "./Side.svelte";
import { crews, earth, isDealt } from "./view.ts";

const SOUNDS: Record<string, string> = {
    "card-played": "paper",
    dug: "paper",
    sold: "bell",
    sampled: "stamp",
    "trader-sent": "stamp",
    "zu-revealed": "paper",
    "round-ended": "bell",
};

/** Colours of the crews' pieces, as in inks.css. */
const INKS: Record<string, string> = {
    issisinui: "#2a2620",
    "kutu-kuti": "#c45a8f",
    gul: "#e8c333",
    aquilla: "#86542b",
    "dal-harrai": "#1f8a8d",
    zu: "#7a6c52",
};

/** Words for the action bar: the plan in a sentence; and the colours of the seats. */
function saying(scene: SvelteScene): Saying {
    if (!isDealt(scene.view)) return {};
    const inks = crews(earth(scene.view)).map(({ side }) => INKS[side]!);
    if (!scene.plan.length) return { inks };
    const confirm = confirmText(scene);
    return { inks, plan: planText(scene), ...(confirm && { confirm }) };
}

export const { contract, mount } = svelteFace({
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    duration,
    saying,
    sound: ({ event }) => SOUNDS[wordOf(event)],
    rooms: { desk: Desk, side: Side },
    leaves: { pile: PileLeaf },
});
