// The face of Lost Cities: Roll & Write: a page of an explorer's notebook.
import type { Face } from "../../face/contract.ts";
import { wordOf } from "../../face/eventTiming.ts";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { timeline } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";

const ON_BOARD = ["take", "use", "accelerate"];
const SOUNDS: Record<string, string> = {
    rolled: "dice",
    wrote: "paper",
    "bridge-bonus": "stamp",
    "summit-ticked": "bell",
};

export const face: Face = {
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    onBoard: (move) => ON_BOARD.includes(wordOf(move)),
    planText,
    duration: (events) => timeline(events).total,
    sound: (event) => SOUNDS[wordOf(event.event)],
};
