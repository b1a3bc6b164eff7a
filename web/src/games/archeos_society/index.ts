// The face of Archeos Society: an expedition table with six engraved sites.
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Saying } from "../../face/types.ts";
import "./art/inks.css";
import Board from "./Board.svelte";
import { verbOf } from "./choices.ts";
import Detail from "./Detail.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/kit/eventTiming.ts";
import { duration } from "./timing.ts";
import { promptText, planText } from "./labels.ts";
import RoleMaterialLeaf from "./RoleMaterialLeaf.svelte";
import SiteFacts from "./SiteFacts.svelte";
import SeatSummary from "./SeatSummary.svelte";
import { isDealt } from "./view.ts";

const ON_BOARD = [
    "take",
    "play",
    "lead",
    "match",
    "add",
    "send",
    "keep",
    "advance",
    "retreat",
    "take-token",
    "draft",
    "place",
];
const SOUNDS: Record<string, string> = {
    took: "paper",
    drew: "paper",
    "laid-down": "paper",
    led: "paper",
    advanced: "stamp",
    monkey: "bell",
    "tile-taken": "stamp",
    "season-ended": "bell",
};

/** Words for the action bar: the plan in a sentence, and a prompt more specific than the game's own. */
function saying(scene: SvelteScene): Saying {
    if (!isDealt(scene.view)) return {};
    const question = promptText(scene);
    return { ...(question && { question }), ...(scene.plan.length && { plan: planText(scene) }) };
}

export const { contract, mount } = svelteFace({
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    leaves: { site: SiteFacts, extras: RoleMaterialLeaf },
    duration,
    saying,
    sound: ({ event }) => SOUNDS[wordOf(event)],
    onBoard: (move) => ON_BOARD.includes(verbOf(move)),
});
