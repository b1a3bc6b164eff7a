// The face of Expéditions, autour du monde: an engraved map of the world with three expeditions.
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Saying } from "../../face/types.ts";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Detail from "./Detail.svelte";
import { WAXES } from "./identity.ts";
import "./inks.css";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/kit/eventTiming.ts";
import { duration } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";
import Side from "./Side.svelte";
import Top from "./Top.svelte";
import { isDealt } from "./view.ts";

const SOUNDS: Record<string, string> = {
    "arrow-laid": "paper",
    "arrow-removed": "paper",
    marked: "stamp",
    "ticket-taken": "stamp",
    "ticket-spent": "stamp",
    "card-laid": "bell",
    "key-laid": "bell",
    "common-taken": "bell",
    "last-card": "bell",
    "last-arrow": "bell",
    "last-turn": "bell",
};

/** Words for the action bar: the plan in a sentence; and the colours of the tokens for the seals. */
function saying(scene: SvelteScene): Saying {
    const planned = isDealt(scene.view) && scene.plan.length > 0;
    return { inks: WAXES, ...(planned ? { plan: planText(scene) } : {}) };
}

export const { contract, mount } = svelteFace({
    Board,
    rooms: { top: Top, side: Side, desk: Desk },
    SeatSummary,
    Detail,
    ScoreLineIcon,
    duration,
    saying,
    sound: ({ event }) => SOUNDS[wordOf(event)],
});
