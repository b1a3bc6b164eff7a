// The face of Expéditions, autour du monde: an engraved map of the world with three expeditions.
import { t } from "../../texts/texts.svelte.ts";
import type { Face, Scene } from "../../face/contract.ts";
import Board from "./Board.svelte";
import { verbOf } from "./choices.ts";
import Detail from "./Detail.svelte";
import "./inks.css";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/eventTiming.ts";
import { duration } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";
import { expeditions, isDealt } from "./view.ts";

const ON_BOARD = ["lay", "base", "mark", "remove", "keep", "discard", "spend"];
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

function headline(scene: Scene): string {
    if (!isDealt(scene.currentView)) return "";
    const { round, last_round } = expeditions(scene.currentView);
    if (round === 0) return t("ex-headline-start");
    return last_round ? t("ex-headline-last", { round }) : t("ex-headline", { round });
}

export const face: Face = {
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    score: (view, seat) => (isDealt(view) ? expeditions(view).players[seat]?.score : undefined),
    headline,
    onBoard: (move) => ON_BOARD.includes(verbOf(move)),
    planText,
    duration,
    startsTurn: ({ event }) => wordOf(event) === "round-began",
    turn: (view) => (isDealt(view) ? expeditions(view).turn : undefined),
    sound: ({ event }) => SOUNDS[wordOf(event)],
    firstSteps: () => ["ex-first-goal", "ex-first-key", "ex-first-arrow", "ex-first-more"].map((key) => t(key)),
};
