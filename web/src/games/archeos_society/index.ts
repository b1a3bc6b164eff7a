// The face of Archeos Society: an expedition table with six engraved sites.
import type { Face } from "../../face/contract.ts";
import "./art/inks.css";
import Board from "./Board.svelte";
import { verbOf } from "./choices.ts";
import Detail from "./Detail.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/eventTiming.ts";
import { duration } from "./timing.ts";
import { promptText, planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";

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

export const face: Face = {
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    onBoard: (move) => ON_BOARD.includes(verbOf(move)),
    promptText,
    planText,
    duration,
    sound: ({ event }) => SOUNDS[wordOf(event)],
};
