// The face of Expéditions, autour du monde: an engraved map of the world with three expeditions.
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Detail from "./Detail.svelte";
import "./inks.css";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/kit/eventTiming.ts";
import { duration } from "./timing.ts";
import SeatSummary from "./SeatSummary.svelte";
import Side from "./Side.svelte";
import Top from "./Top.svelte";

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
    "no-way-left": "bell",
};

export const { contract, mount } = svelteFace({
    Board,
    rooms: { top: Top, side: Side, desk: Desk },
    SeatSummary,
    Detail,
    ScoreLineIcon,
    duration,
    sound: ({ event }) => SOUNDS[wordOf(event)],
});
