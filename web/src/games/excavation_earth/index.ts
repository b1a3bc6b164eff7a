// The face of Excavation Earth: the abandoned Earth seen from orbit.
import { t } from "../../shell/texts.svelte.ts";
import type { Face, Scene } from "../face.ts";
import Board from "./Board.svelte";
import Closely from "./Closely.svelte";
import LineMark from "./LineMark.svelte";
import { wordOf } from "../moments.ts";
import { lasts } from "./moments.ts";
import { planned } from "./speech.ts";
import Standing from "./Standing.svelte";
import { ends } from "./tally.ts";
import { crewOf, earth, isDealt } from "./view.ts";

/** What a turn begins with, in the log: a card is played, somebody passes, Zu reveals a card. */
const OPENS = ["card-played", "passed", "zu-revealed", "round-began"];
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
    if (!isDealt(scene.truth)) return "";
    const { round, rounds, choice } = earth(scene.truth);
    return choice ? t("ee-headline-draft", { round, choice }) : t("ee-headline", { round, rounds });
}

export const face: Face = {
    Board,
    Standing,
    Closely,
    LineMark,
    score: (view, seat) => (isDealt(view) ? crewOf(earth(view), seat)?.credits : undefined),
    headline,
    onBoard: () => true,
    planned,
    lasts,
    counts: ends,
    opensTurn: ({ said }) => OPENS.includes(wordOf(said)),
    firstSteps: () => ["ee-first-cards", "ee-first-relics", "ee-first-rounds"].map((key) => t(key)),
    sound: ({ said }) => SOUNDS[wordOf(said)],
};
