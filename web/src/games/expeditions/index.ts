// The face of Expéditions, autour du monde: an engraved map of the world with three expeditions.
import type { Face } from "../../face/contract.ts";
import Board from "./Board.svelte";
import { verbOf } from "./choices.ts";
import Detail from "./Detail.svelte";
import "./inks.css";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/eventTiming.ts";
import { duration } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";

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

export const face: Face = {
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    onBoard: (move) => ON_BOARD.includes(verbOf(move)),
    planText,
    duration,
    sound: ({ event }) => SOUNDS[wordOf(event)],
};
