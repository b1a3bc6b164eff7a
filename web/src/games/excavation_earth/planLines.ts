// A plan line by line: what each part does, and how it can be answered otherwise.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { BUYERS, CENTRES, COLOURS, PLACES, boxOf, TILES, colourOfRelic, siteOf, type Buyer } from "./box.ts";
import { nounOf, nounsOf, verbOf } from "./choices.ts";
import { cardText, marketName, placeName, relicText } from "./labels.ts";
import { askedMarket } from "./markets.ts";
import type { Selection } from "./selection.svelte.ts";
import type { SignName } from "./signs.ts";
import { columnAfter, earth } from "./view.ts";

export interface PlanLine {
    key: string;
    /** Number of a relic of the plan, as on the map. */
    number?: number;
    relic?: number;
    market?: number;
    buyer?: Buyer;
    sign?: SignName;
    cube?: boolean;
    text: string;
    note?: string;
    /** Credits that it pays, or costs. */
    credits?: number;
    /** Planned move that a switch turns round, and whether it is on. */
    at?: number;
    on?: boolean;
    /** Moves of which one is chosen. */
    choices?: readonly string[];
}

/** What a line is made from. */
interface Part {
    scene: SvelteScene;
    selection: Selection;
    at: number;
    move: string;
    /** Relics before this one. */
    relics: number;
}

/** Moves that other lines or the sales slip tell. */
const SILENT = [
    ...["choose", "play", "pick-colour", "sell", "stop-markets", "stop-digging", "stop-moving", "stop-buying"],
    ...["stop-fencing", "stop-deals", "finish-command", "sample", "skip-sample", "fence-relics", "buy-relics"],
    ...["finish-redraw", "keep", "discard", "place", "skip-purchase", "return-relics", "skip-sale"],
];
const RELICS = ["dig", "buy", "take", "buy-relic", "put", "fence", "sample-relic"];

export function planLines(scene: SvelteScene, selection: Selection): PlanLine[] {
    const sells = scene.plan.some((move) => verbOf(move) === "pick-colour");
    const lines: PlanLine[] = [];
    for (const [at, move] of scene.plan.entries()) {
        const verb = verbOf(move);
        if (SILENT.includes(verb) || (sells && verb === "pick-market")) continue;
        const relics = lines.filter(({ number }) => number).length;
        lines.push({ key: `${at}`, ...lineOf({ scene, selection, at, move, relics }) });
    }
    return [...offered(scene, selection), ...lines];
}

/** The trader of a command that is left out, so that it can be sent after all. */
function offered(scene: SvelteScene, selection: Selection): PlanLine[] {
    const market = askedMarket(selection);
    if (!selection.asked("command") || market === null) return [];
    if (selection.planned("send-trader") || !selection.can("send-trader")) return [];
    return [
        { key: "trader", market, text: t("ee-line-trader", { market: marketName(scene, market) }), at: -1, on: false },
    ];
}

function lineOf(part: Part): Omit<PlanLine, "key"> {
    const { scene, move } = part;
    const verb = verbOf(move);
    if (RELICS.includes(verb)) return relicLine(part);
    if (verb === "step") {
        const [start, end] = nounsOf(move).map((noun) => placeName(scene, PLACES.indexOf(noun)));
        return { sign: "move", text: `${start} → ${end}` };
    }
    if (verb === "replace") return slotLine(part);
    return marketLine(part) ?? { text: scene.game.move(move), ...choicesOf(part) };
}

/** A relic that is dug, bought, taken, fenced or sampled, with its sample. */
function relicLine(part: Part): Omit<PlanLine, "key"> {
    const { scene, move, at, relics } = part;
    const before = earth(scene.steps[at]?.view ?? scene.currentView);
    const noun = nounOf(move);
    const relic =
        noun.kind === "relic" ? noun.relic : noun.kind === "colour" ? (before.piles[noun.colour]?.[0] ?? 0) : 0;
    const line = { number: relics + 1, relic, text: relicText(scene, relic), ...paid(scene, at) };
    if (verbOf(move) === "fence") return line;
    if (verbOf(move) === "put") return { ...line, note: placeName(scene, siteOf(relic)) };
    if (verbOf(move) === "sample-relic") return { ...line, note: columnText(scene, at, relic) };
    return { ...line, ...sampleOf(part, relic) };
}

/** Where a relic goes, and its sample: taken, left, or there already. */
function sampleOf({ scene, selection, at, move }: Part, relic: number): Partial<PlanLine> {
    const hold = earth(scene.steps[at + 1]?.view ?? scene.view).players[scene.seat!]!.hold.length;
    const where =
        verbOf(move) === "dig"
            ? t("ee-line-hold", { place: placeName(scene, siteOf(relic)), stored: hold, most: boxOf(scene).hold })
            : "";
    const asked = [at + 1, at + 2].find((each) => verbOf(selection.questions[each]?.prompt ?? "") === "sample");
    if (asked === undefined) {
        const has = earth(scene.currentView).players[scene.seat!]!.gallery.includes(relic);
        return { note: [where, has ? t("ee-line-sampled") : ""].filter(Boolean).join(" · ") };
    }
    const on = scene.plan[asked] === "sample";
    const note = [where, on ? columnText(scene, asked, relic) : t("ee-line-no-sample")].filter(Boolean).join(" · ");
    return asked < scene.plan.length ? { note, at: asked, on } : { note: where };
}

function columnText(scene: SvelteScene, at: number, relic: number): string {
    const player = earth(scene.steps[at]?.view ?? scene.currentView).players[scene.seat!]!;
    const before = player.columns[colourOfRelic(relic)]!;
    return t("ee-line-sample", { before, after: columnAfter(boxOf(scene), player, relic).credits });
}

/** Credits that the events of a step pay or cost. */
function paid(scene: SvelteScene, at: number): { credits?: number } {
    for (const { event = "" } of scene.steps[at]?.events ?? []) {
        const nouns = event.split(":");
        if (nouns[0] === "fenced") return { credits: Number(nouns.at(-1)) };
        if (nouns[0] === "bought") return { credits: -Number(nouns.at(-1)) };
    }
    return {};
}

function slotLine({ scene, at, move }: Part): Omit<PlanLine, "key"> {
    const { forecast } = earth(scene.currentView);
    const old = forecast[Number(nounsOf(move)[0]) - 1]?.card;
    const [, card = ""] = (scene.steps[at]?.prompt ?? "").split(":");
    const text = t("ee-line-slot", {
        old: old === undefined ? "" : cardText(scene, old),
        card: scene.game.component("card", card),
    });
    return { sign: "survey", text, note: t("ee-line-survey") };
}

/** Traders, buyers, emissaries and tiles. */
function marketLine(part: Part): Omit<PlanLine, "key"> | null {
    const { scene, selection, at, move } = part;
    const market = Number(nounsOf(selection.questions[at]?.prompt ?? "")[0] ?? 0) - 1;
    const name = market >= 0 ? marketName(scene, market) : "";
    switch (verbOf(move)) {
        case "send-trader":
        case "skip-trader":
            return { market, text: t("ee-line-trader", { market: name }), at, on: move === "send-trader" };
        case "add-white":
        case "skip-white":
            return { buyer: "white", text: t("ee-line-white", { market: name }), at, on: move === "add-white" };
        case "add-buyer":
        case "skip-buyer":
            return buyerLine(part, name);
        case "send-emissary":
        case "recall":
            return centreLine(part, market);
        case "pick-market":
            return { market: Number(nounsOf(move)[0]) - 1, text: marketName(scene, Number(nounsOf(move)[0]) - 1) };
        case "promote":
        case "leave":
            return { market, text: t("ee-line-promote", { market: name }), at, on: move === "promote" };
        default:
            return null;
    }
}

function buyerLine(part: Part, market: string): Omit<PlanLine, "key"> {
    const colour = COLOURS.indexOf(nounsOf(part.move)[0] as (typeof COLOURS)[number]);
    if (colour < 0) return { text: part.scene.game.move(part.move), ...choicesOf(part) };
    const [before, after] = [part.scene.currentView, part.scene.view].map((view) => earth(view).levels[colour]!);
    return {
        buyer: BUYERS[colour]!,
        text: t("ee-line-buyer", { buyer: part.scene.game.component("buyer", BUYERS[colour]!), market }),
        note: t("ee-line-level", { before: before!, after: after! }),
        ...choicesOf(part),
    };
}

/** The part of a command at its centre: an emissary sent, or one recalled for the tile. */
function centreLine(part: Part, market: number): Omit<PlanLine, "key"> {
    const { scene, selection, move, at } = part;
    const centre = boxOf(scene).centres[market] ?? 0;
    const tile = earth(scene.currentView).tiles[centre];
    const choices = ["recall", "send-emissary"].filter((each) => selection.can(each));
    const name = scene.game.component("centre", CENTRES[centre]!);
    const more = choices.length > 1 ? { choices } : {};
    if (move === "recall" && typeof tile === "number")
        return {
            sign: TILES[tile]!,
            text: t("ee-line-recall", { tile: scene.game.component("tile", TILES[tile]!) }),
            note: t("ee-line-recalled", { centre: name }),
            ...tilePaid(scene, at),
            ...more,
        };
    return { cube: true, text: t("ee-line-emissary", { centre: name }), ...more };
}

function tilePaid(scene: SvelteScene, at: number): { credits?: number } {
    const event = scene.steps[at]?.events.find((each) => each.event?.startsWith("tile-paid:"))?.event;
    return event ? { credits: Number(event.split(":").at(-1)) } : {};
}

function choicesOf({ selection, at }: Part): { choices?: readonly string[] } {
    const legal = selection.questions[at]?.legal ?? [];
    return legal.length > 1 ? { choices: legal } : {};
}
