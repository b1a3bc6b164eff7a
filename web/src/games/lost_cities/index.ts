// The face of Lost Cities: Roll & Write: a page of an explorer's notebook.
import { t } from "../../shell/texts.svelte.ts";
import type { Face, Scene } from "../face.ts";
import { wordOf } from "../moments.ts";
import Board from "./Board.svelte";
import Closely from "./Closely.svelte";
import LineMark from "./LineMark.svelte";
import { timeline } from "./moments.ts";
import { planned } from "./speech.ts";
import Standing from "./Standing.svelte";
import { isDealt, lostCities } from "./view.ts";

const ON_BOARD = ["take", "use", "accelerate"];
const SOUNDS: Record<string, string> = {
    rolled: "dice",
    wrote: "paper",
    "bridge-bonus": "stamp",
    "summit-ticked": "bell",
};

function headline(scene: Scene): string {
    if (!isDealt(scene.view)) return "";
    const { turn, sheets } = lostCities(scene.truth);
    const crossed = sheets[0]!.bridges.filter((_, bridge) => sheets.some((sheet) => sheet.bridges[bridge] !== "open"));
    return t("lc-headline", { turn, crossed: crossed.length });
}

export const face: Face = {
    Board,
    Standing,
    Closely,
    LineMark,
    score: (view, seat) => (isDealt(view) ? lostCities(view).sheets[seat]?.total : undefined),
    headline,
    onBoard: (move) => ON_BOARD.includes(wordOf(move)),
    planned,
    lasts: (events) => timeline(events).total,
    opensTurn: (told) => wordOf(told.said) === "rolled",
    turn: (view) => (isDealt(view) ? lostCities(view).turn : undefined),
    firstSteps: () => ["lc-first-climb", "lc-first-deep", "lc-first-zero"].map((key) => t(key)),
    sound: (told) => SOUNDS[wordOf(told.said)],
};
