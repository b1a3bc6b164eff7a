// The face of Excavation Earth: the abandoned Earth seen from orbit.
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Detail from "./Detail.svelte";
import EditionPart from "./EditionPart.svelte";
import DiscardLeaf from "./DiscardLeaf.svelte";
import PileLeaf from "./PileLeaf.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/kit/eventTiming.ts";
import { duration } from "./timing.ts";
import SeatSummary from "./SeatSummary.svelte";
import Side from "./Side.svelte";

const SOUNDS: Record<string, string> = {
    "card-played": "paper",
    dug: "paper",
    sold: "bell",
    sampled: "stamp",
    "trader-sent": "stamp",
    "zu-revealed": "paper",
    "round-ended": "bell",
};

export const { contract, mount } = svelteFace({
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    EditionPart,
    duration,
    sound: ({ event }) => SOUNDS[wordOf(event)],
    rooms: { desk: Desk, side: Side },
    leaves: { pile: PileLeaf, discard: DiscardLeaf },
});
