// The face of Archeos Society: an expedition table with six engraved sites.
import { t } from "../../texts/texts.svelte.ts";
import type { Face, Scene } from "../../face/contract.ts";
import "./art/inks.css";
import Board from "./Board.svelte";
import { verbOf } from "./choices.ts";
import Detail from "./Detail.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/eventTiming.ts";
import { countsSeason, duration } from "./timing.ts";
import { promptText, planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";
import { archeos, isDealt, isDrafting } from "./view.ts";

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
/** Events that start a turn in the log: every action of a seat. */
const TURN_STARTS = ["took", "led", "drew", "drew-unseen", "season-began"];
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

function headline(scene: Scene): string {
    if (!isDealt(scene.currentView)) return "";
    const { season, seasons } = archeos(scene.currentView);
    return isDrafting(archeos(scene.currentView)) ? t("as-headline-draft") : t("as-headline", { season, seasons });
}

export const face: Face = {
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    score: (view, seat) => (isDealt(view) ? archeos(view).players[seat]?.score : undefined),
    headline,
    onBoard: (move) => ON_BOARD.includes(verbOf(move)),
    promptText,
    planText,
    duration,
    isScoring: countsSeason,
    startsTurn: ({ event }) => TURN_STARTS.includes(wordOf(event)),
    firstSteps: () => ["as-first-gather", "as-first-lead", "as-first-rest"].map((key) => t(key)),
    sound: ({ event }) => SOUNDS[wordOf(event)],
};
