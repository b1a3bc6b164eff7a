// The face of Archeos Society: an expedition table with six engraved sites.
import { wordOf } from "../../face/kit/eventTiming.ts";
import { svelteFace } from "../../face/svelte/svelteFace.ts";
import "./art/inks.css";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Detail from "./Detail.svelte";
import EditionPart from "./EditionPart.svelte";
import RecruitsLeaf from "./RecruitsLeaf.svelte";
import RoleMaterialLeaf from "./RoleMaterialLeaf.svelte";
import { saying } from "./saying.ts";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import SeatSummary from "./SeatSummary.svelte";
import { duration } from "./timing.ts";

const SOUNDS: Record<string, string> = {
    took: "paper",
    drew: "paper",
    "drew-more": "paper",
    "laid-down": "paper",
    led: "paper",
    "led-also": "paper",
    advanced: "stamp",
    monkey: "bell",
    "tile-taken": "stamp",
    "season-ended": "bell",
};

export const { contract, mount } = svelteFace({
    Board,
    rooms: { desk: Desk },
    SeatSummary,
    Detail,
    ScoreLineIcon,
    EditionPart,
    leaves: { extras: RoleMaterialLeaf, recruits: RecruitsLeaf },
    duration,
    saying,
    sound: ({ event }) => SOUNDS[wordOf(event)],
});
