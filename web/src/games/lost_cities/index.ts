// The face of Lost Cities: Roll & Write: a page of an explorer's notebook.
import { t } from "../../texts/texts.svelte.ts";
import type { Face, Scene } from "../../face/contract.ts";
import { wordOf } from "../../face/eventTiming.ts";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { timeline } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";
import { isDealt, lostCities } from "./view.ts";

const ON_BOARD = ["take", "use", "accelerate"];
const SOUNDS: Record<string, string> = {
    rolled: "dice",
    wrote: "paper",
    "bridge-bonus": "stamp",
    "summit-ticked": "bell",
};

function headline(scene: Scene): string {
    if (!isDealt(scene.view)) return "";
    const { turn, sheets } = lostCities(scene.currentView);
    const crossed = sheets[0]!.bridges.filter((_, bridge) => sheets.some((sheet) => sheet.bridges[bridge] !== "open"));
    return t("lc-headline", { turn, crossed: crossed.length });
}

export const face: Face = {
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    score: (view, seat) => (isDealt(view) ? lostCities(view).sheets[seat]?.total : undefined),
    headline,
    onBoard: (move) => ON_BOARD.includes(wordOf(move)),
    planText,
    duration: (events) => timeline(events).total,
    startsTurn: (event) => wordOf(event.event) === "rolled",
    turn: (view) => (isDealt(view) ? lostCities(view).turn : undefined),
    firstSteps: () => ["lc-first-climb", "lc-first-deep", "lc-first-zero"].map((key) => t(key)),
    sound: (event) => SOUNDS[wordOf(event.event)],
};
