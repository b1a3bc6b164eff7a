// The face of Excavation Earth: the abandoned Earth seen from orbit.
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Saying } from "../../face/types.ts";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/kit/eventTiming.ts";
import { duration } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";
import { isDealt } from "./view.ts";

const SOUNDS: Record<string, string> = {
    "card-played": "paper",
    dug: "paper",
    sold: "bell",
    sampled: "stamp",
    "trader-sent": "stamp",
    "zu-revealed": "paper",
    "round-ended": "bell",
};

/** Words for the action bar: the plan in a sentence. */
function saying(scene: SvelteScene): Saying {
    if (!isDealt(scene.view)) return {};
    return scene.plan.length ? { plan: planText(scene) } : {};
}

export const { contract, mount } = svelteFace({
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    duration,
    saying,
    sound: ({ event }) => SOUNDS[wordOf(event)],
    onBoard: () => true,
});
