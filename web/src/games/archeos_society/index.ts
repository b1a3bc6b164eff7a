// The face of Archeos Society: an expedition table with six engraved sites.
import { wordOf } from "../../face/kit/eventTiming.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import type { Saying } from "../../face/types.ts";
import "./art/inks.css";
import Board from "./Board.svelte";
import { VEHICLES } from "./box.ts";
import Desk from "./Desk.svelte";
import Detail from "./Detail.svelte";
import { planText, promptText } from "./labels.ts";
import RecruitsLeaf from "./RecruitsLeaf.svelte";
import RoleMaterialLeaf from "./RoleMaterialLeaf.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import SeatSummary from "./SeatSummary.svelte";
import SiteFacts from "./SiteFacts.svelte";
import { duration } from "./timing.ts";
import { isDealt } from "./view.ts";

/** Moves that stand for a whole piece on the board; the action bar says them in words too. */
const ALSO_IN_BAR = ["draw", "draw-cards", "colour"];
const SOUNDS: Record<string, string> = {
    took: "paper",
    drew: "paper",
    "drew-more": "paper",
    "laid-down": "paper",
    led: "paper",
    "led-also": "paper",
    advanced: "stamp",
    monkey: "bell",
    "tile-taken": "stamp",
    "season-ended": "bell",
};

/** Words for the action bar: the plan in a sentence, and a prompt more specific than the game's own. */
function saying(scene: SvelteScene): Saying {
    if (!isDealt(scene.view)) return {};
    const question = promptText(scene);
    const buttons = scene.legal
        .filter((move) => ALSO_IN_BAR.includes(move))
        .map((move) => ({ label: scene.game.move(move), press: () => scene.choose(move) }));
    return {
        inks: VEHICLES.map(({ ink }) => ink),
        buttons,
        ...(question && { question }),
        ...(scene.plan.length && { plan: planText(scene) }),
    };
}

export const { contract, mount } = svelteFace({
    Board,
    rooms: { desk: Desk },
    SeatSummary,
    Detail,
    ScoreLineIcon,
    leaves: { site: SiteFacts, extras: RoleMaterialLeaf, recruits: RecruitsLeaf },
    duration,
    saying,
    sound: ({ event }) => SOUNDS[wordOf(event)],
});
