// The face of Lost Cities: Roll & Write: a page of an explorer's notebook.
import "../../face/kit/room.css";
import { t } from "../../face/svelte/reader.svelte.ts";
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Saying } from "../../face/types.ts";
import { wordOf } from "../../face/kit/eventTiming.ts";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Desk from "./Desk.svelte";
import Detail from "./Detail.svelte";
import EditionPart from "./EditionPart.svelte";
import Part from "./Part.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { isTen } from "./choices.ts";
import { timeline } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";
import { isDealt, lostCities, openSheet } from "./view.ts";

const REFUSE = "refuse";
const SOUNDS: Record<string, string> = {
    rolled: "dice",
    wrote: "paper",
    "bridge-bonus": "stamp",
    "summit-ticked": "bell",
};

/** The question, and that a 0 counts as more than it shows, where one can be written. */
function question(scene: SvelteScene): Saying {
    const sheet = lostCities(scene.view).sheets[openSheet(scene)]!;
    if (!scene.legal.some((move) => isTen(move, sheet))) return {};
    return { question: `${scene.game.prompt(scene.prompt)} ${t("lc-zero")}` };
}

/** Words for the action bar: the plan in a sentence; and refusing, which few would look for on the sheet. */
function saying(scene: SvelteScene): Saying {
    if (!isDealt(scene.view)) return {};
    if (scene.plan.length) return { plan: planText(scene) };
    const press = (): void => scene.choose(REFUSE);
    const buttons = scene.legal.includes(REFUSE) ? [{ label: scene.game.move(REFUSE), press }] : [];
    return { buttons, ...question(scene) };
}

export const { contract, mount } = svelteFace({
    Board,
    rooms: { desk: Desk },
    SeatSummary,
    Detail,
    ScoreLineIcon,
    Part,
    EditionPart,
    leaves: { points: Breakdown },
    duration: (events) => timeline(events).total,
    saying,
    sound: ({ event }) => SOUNDS[wordOf(event)],
});
