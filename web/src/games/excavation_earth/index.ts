// The face of Excavation Earth: the abandoned Earth seen from orbit.
import { t } from "../../texts/texts.svelte.ts";
import type { Face, Scene } from "../../face/contract.ts";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import ScoreLineIcon from "./ScoreLineIcon.svelte";
import { wordOf } from "../../face/eventTiming.ts";
import { duration } from "./timing.ts";
import { planText } from "./labels.ts";
import SeatSummary from "./SeatSummary.svelte";
import { ends } from "./tally.ts";
import { crewOf, earth, isDealt } from "./view.ts";

/** Events that start a turn in the log: a card is played, a player passes, Zu reveals a card. */
const TURN_STARTS = ["card-played", "passed", "zu-revealed", "round-began"];
const SOUNDS: Record<string, string> = {
    "card-played": "paper",
    dug: "paper",
    sold: "bell",
    sampled: "stamp",
    "trader-sent": "stamp",
    "zu-revealed": "paper",
    "round-ended": "bell",
};

function headline(scene: Scene): string {
    if (!isDealt(scene.currentView)) return "";
    const { round, rounds, choice } = earth(scene.currentView);
    return choice ? t("ee-headline-draft", { round, choice }) : t("ee-headline", { round, rounds });
}

export const face: Face = {
    Board,
    SeatSummary,
    Detail,
    ScoreLineIcon,
    score: (view, seat) => (isDealt(view) ? crewOf(earth(view), seat)?.credits : undefined),
    headline,
    onBoard: () => true,
    planText,
    duration,
    isScoring: ends,
    startsTurn: ({ event }) => TURN_STARTS.includes(wordOf(event)),
    firstSteps: () => ["ee-first-cards", "ee-first-relics", "ee-first-rounds"].map((key) => t(key)),
    sound: ({ event }) => SOUNDS[wordOf(event)],
};
