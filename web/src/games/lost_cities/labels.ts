// Texts of the board: accessible names of columns, the plan as a sentence, computation of points.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { boxOf, BRIDGES, COLOURS, SQUARES, type Box } from "./box.ts";
import { isTen, type Offer } from "./choices.ts";
import { change, CIRCLE, stepsOf, SUMMIT, type Step } from "./plan.ts";
import { firstAcross, lostCities, openSheet, type Sheet } from "./view.ts";
import { formatPoints } from "../../face/kit/points.ts";

function capital(text: string): string {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function colourName(scene: SvelteScene, column: number): string {
    return scene.game.component("colour", COLOURS[column]!);
}

export function Colour(scene: SvelteScene, column: number): string {
    return capital(colourName(scene, column));
}

export function bridgeName(scene: SvelteScene, bridge: number): string {
    return scene.game.component("bridge", BRIDGES[bridge]!);
}

/** A list of items: `8 or 10`, `orange and blue`. */
export function listed(key: "lc-or" | "lc-and", items: readonly (string | number)[]): string {
    if (items.length < 2) return String(items[0] ?? "");
    return t(key, { most: items.slice(0, -1).join(", "), last: String(items.at(-1)) });
}

export function fitsIn(offer: Offer): string {
    const circle = offer.circle ? [t("lc-fits-circle")] : [];
    return listed("lc-or", [...offer.numbers, ...circle]);
}

function columnState(sheet: Sheet, column: number): string {
    const numbers = sheet.columns[column]!;
    const circled = sheet.circles[column]!;
    if (!numbers.length) return t(circled ? "lc-column-circled" : "lc-column-empty");
    const args = { count: numbers.length, last: numbers.at(-1)! };
    return t(circled ? "lc-column-filled-circled" : "lc-column-filled", args);
}

/** Accessible name of a column. */
export function columnLabel(
    scene: SvelteScene,
    sheet: Sheet,
    column: number,
    offer: Offer,
    steps: readonly Step[],
): string {
    const mine = steps.filter((step) => step.column === column).map((step) => step.order);
    const state = columnState(sheet, column);
    const label = t("lc-column", {
        colour: Colour(scene, column),
        state: mine.length ? `${state}, ${t("lc-column-planned", { steps: listed("lc-and", mine) })}` : state,
        points: sheet.boxes[column]!,
        fits: fitsIn(offer) || "none",
    });
    return label.replace(/ +/g, " ").replace(" .", ".");
}

/** Names of the players who were first at a bridge. */
function firstNames(scene: SvelteScene, bridge: number): string {
    const first = firstAcross(lostCities(scene.currentView), bridge, openSheet(scene));
    return listed(
        "lc-and",
        first.map((seat) => scene.names[seat] ?? ""),
    );
}

/** Text of a crossing; both kinds of text have the same suffixes. */
export function crossing(
    scene: SvelteScene,
    kind: "lc-effect-bridge" | "lc-bridge",
    bridge: number,
    how: string,
): string {
    const names = firstNames(scene, bridge);
    const key = how === "bonus" ? "first" : names ? "late-by" : "late";
    return capital(t(`${kind}-${key}`, { bridge: bridgeName(scene, bridge), names }));
}

const DEMAND = "demand-order";

function begins(scene: SvelteScene, step: Step): string {
    const colour = Colour(scene, step.column);
    if (step.square === CIRCLE) return t("lc-plan-circle", { colour });
    if (step.square === SUMMIT) return t("lc-plan-summit", { colour });
    return t("lc-plan-write", { colour, number: step.number });
}

function planTitle(scene: SvelteScene, steps: readonly Step[]): string {
    if (scene.plan.includes("refuse")) return t("lc-plan-refuse");
    if (scene.plan.includes(DEMAND)) return t("lc-plan-demand");
    const chosen = steps.filter((step) => !step.move.startsWith("accelerate"));
    const fast = steps.filter((step) => step.move.startsWith("accelerate"));
    const columns = listed(
        "lc-and",
        fast.map((step) => colourName(scene, step.column)),
    );
    const first = chosen[0] ? begins(scene, chosen[0]) : "";
    if (first && columns) return t("lc-plan-then", { first, columns });
    if (columns) return t("lc-plan-only-then", { columns });
    return first || t("lc-plan-skip");
}

/** Consequences of the plan, in short sentences. */
function changeTexts(scene: SvelteScene, current: Sheet, sheet: Sheet): string[] {
    const changed = change(current, sheet);
    const parts = changed.bridges.map(({ bridge, how }) => crossing(scene, "lc-effect-bridge", bridge, how));
    changed.artefacts.forEach((count) => parts.push(t("lc-effect-artefact", { count })));
    if (changed.circles.length) parts.push(doubled(boxOf(scene)));
    if (changed.summits.length) parts.push(t("lc-effect-summit"));
    changed.dice.forEach((count) =>
        parts.push(t(count < SQUARES ? "lc-effect-refusal" : "lc-effect-exhausted", { count })),
    );
    return parts;
}

/** A ticked circle alone costs most: how that changes. */
function doubled(box: Box): string {
    return t("lc-effect-circle", { first: formatPoints(box.columnPoints(1, true)), square: box.earnsFrom });
}

/** Fewest numbers that must still fit above a first one before the column counts as steep. */
const STEEP = 3;

/** A started column costs points: the squares it needs to earn some, and how little fits above a high number. */
function begun(box: Box, sheet: Sheet, steps: readonly Step[]): string {
    const { column, number } = steps.find(({ square }) => square === 1)!;
    const more = box.earnsFrom - sheet.columns[column]!.length;
    const above = Array.from({ length: box.ten - number + 1 }, (_, index) => number + index);
    if (more <= 0) return "";
    if (above.length > STEEP) return t("lc-effect-begun", { more });
    return t("lc-effect-steep", { more, above: listed("lc-or", [...above, t("lc-effect-steep-arrow")]) });
}

export function planText(scene: SvelteScene): { title: string; sub: string } {
    const seat = openSheet(scene);
    const current = lostCities(scene.currentView).sheets[seat]!;
    const sheet = lostCities(scene.view).sheets[seat]!;
    const parts = changeTexts(scene, current, sheet);
    const points = sheet.total - current.total;
    const steps = stepsOf(scene.plan, current, boxOf(scene));
    if (steps.some(({ square }) => square === 1)) parts.push(begun(boxOf(scene), sheet, steps));
    if (scene.plan.some((move) => isTen(move, current))) parts.unshift(t("lc-effect-ten"));
    const title = t("lc-plan-sentence", { plan: planTitle(scene, steps) });
    if (scene.plan.includes(DEMAND)) parts.push(t("lc-effect-demand"));
    return { title, sub: parts.filter(Boolean).join(" ") || (points ? "" : t("lc-effect-nothing")) };
}

/** Computation of each of the nine boxes. */
export function howBox(scene: SvelteScene, sheet: Sheet, box: number): string {
    if (box < COLOURS.length) return howColumn(boxOf(scene), sheet, box);
    if (box === 6) return t("lc-how-of-nine", { count: sheet.artefacts });
    if (box === 7) return t(sheet.dice < SQUARES ? "lc-how-of-nine" : "lc-how-exhausted", { count: sheet.dice });
    const mine = BRIDGES.flatMap((_, bridge) => (sheet.bridges[bridge] === "bonus" ? [bridgeName(scene, bridge)] : []));
    return t("lc-how-bridges", { count: mine.length, names: listed("lc-and", mine) });
}

function howColumn(box: Box, sheet: Sheet, column: number): string {
    const count = sheet.columns[column]!.length;
    if (!count) return t(sheet.circles[column] ? "lc-how-column-circle" : "lc-how-column-empty");
    const args = { count, points: formatPoints(box.expedition[count]!) };
    return t(sheet.circles[column] ? "lc-how-column-double" : "lc-how-column", args);
}

export function boxName(scene: SvelteScene, box: number): string {
    if (box < COLOURS.length) return Colour(scene, box);
    return t(["lc-artefacts", "lc-refusals", "lc-bridges"][box - COLOURS.length]!);
}
