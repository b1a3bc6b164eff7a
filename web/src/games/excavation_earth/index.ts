// The face of Excavation Earth: the abandoned Earth seen from orbit.
import type { Face } from "../../face/contract.ts";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/eventTiming.ts";
import { duration } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";

const SOUNDS: Record<string, string> = {
    "card-played": "paper",
    dug: "paper",
    sold: "bell",
    sampled: "stamp",
    "trader-sent": "stamp",
    "zu-revealed": "paper",
    "round-ended": "bell",
};

export const face: Face = {
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    onBoard: () => true,
    planText,
    duration,
    sound: ({ event }) => SOUNDS[wordOf(event)],
};
