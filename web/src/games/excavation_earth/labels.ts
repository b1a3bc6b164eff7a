// Texts of the board: names, labels, and consequences of a plan.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import {
    boxOf,
    BUYERS,
    CENTRES,
    COLOURS,
    LOCATIONS,
    PLACES,
    SYMBOLS,
    TILES,
    relicName,
    siteOf,
    valueOf,
    type Side,
} from "./box.ts";
import { nameOf } from "./cards.ts";
import { nounOf, verbOf } from "./choices.ts";
import { counted, earth, type Earth } from "./view.ts";

export function placeName(scene: SvelteScene, place: number): string {
    return scene.game.component("location", PLACES[place]!);
}

/** Name of a market: the place it lies in. */
export function marketName(scene: SvelteScene, market: number): string {
    return scene.game.component("market", String(market + 1));
}

export function relicText(scene: SvelteScene, relic: number): string {
    return t("ee-relic", { relic: scene.game.component("relic", relicName(relic)), value: valueOf(relic) });
}

export function cardText(scene: SvelteScene, card: number): string {
    return scene.game.component("card", nameOf(card));
}

export function factionName(scene: SvelteScene, side: Side): string {
    return side === "zu" ? t("ee-zu") : scene.game.component("faction", side);
}

export function factionPower(side: Side): string {
    return t(`ee-power-${side}`);
}

/** Effect of a tile on its current side. */
export function tileText(scene: SvelteScene, tile: number, side: string | null): string {
    const powers = boxOf(scene).powers(tile, side);
    const { buy = 0, fence = 0 } = powers;
    return t(`ee-tile-${TILES[tile]!}`, { ...powers, buy: signed(buy), fence: signed(fence) });
}

function signed(more: number): string {
    return more < 0 ? `−${-more}` : `+${more}`;
}

function sideText(scene: SvelteScene, side: Side, seat: number | null): string {
    return seat === null ? t("ee-zu") : (scene.names[seat] ?? factionName(scene, side));
}

function counts(scene: SvelteScene, view: Earth, many: Parameters<typeof counted>[1]): string {
    const all = counted(view, many).map((each) => `${sideText(scene, each.side, each.seat)} ${each.many}`);
    return all.length ? all.join(", ") : t("ee-nobody");
}

export function placeLabel(scene: SvelteScene, view: Earth, place: number): string {
    const { market, isBlackMarket } = LOCATIONS[place]!;
    const relics = view.sites.flatMap((many, relic) =>
        many && siteOf(relic) === place ? [`${scene.game.component("relic", relicName(relic))} ×${many}`] : [],
    );
    const who = view.players.flatMap((player, seat) =>
        player.explorers.includes(place) ? [scene.names[seat] ?? ""] : [],
    );
    const parts = [placeName(scene, place)];
    if (market !== null) parts.push(t("ee-market", { market: market + 1, most: SYMBOLS.length }));
    if (isBlackMarket) parts.push(t("ee-black-market"));
    return [...parts, ...relics, ...who].join(", ");
}

export function queueLabel(scene: SvelteScene, view: Earth, market: number): string {
    const queue = view.queues[market]!.map((buyer) => scene.game.component("buyer", BUYERS[buyer]!));
    return t("ee-queue", {
        market: marketName(scene, market),
        queue: queue.length ? queue.join(", ") : t("ee-nobody"),
        traders: counts(scene, view, ({ traders }) => traders[market]!),
    });
}

export function centreLabel(scene: SvelteScene, view: Earth, centre: number): string {
    const tile = view.tiles[centre];
    const named =
        typeof tile === "number"
            ? `${scene.game.component("tile", TILES[tile]!)}, ${tileText(scene, tile, view.tile_side)}`
            : t("ee-no-tile");
    return t("ee-centre", {
        centre: scene.game.component("centre", CENTRES[centre]!),
        tile: named,
        emissaries: counts(scene, view, ({ emissaries }) => emissaries[centre]!),
    });
}

export function slotLabel(scene: SvelteScene, view: Earth, slot: number): string {
    const { card, cube, zu } = view.forecast[slot]!;
    const owner = zu ? t("ee-zu") : cube === null ? "" : (scene.names[cube] ?? "");
    return [t("ee-forecast-card", { card: cardText(scene, card) }), owner].filter(Boolean).join(", ");
}

export function pileLabel(scene: SvelteScene, view: Earth, colour: number): string {
    const pile = view.piles[colour]!;
    if (!pile.length) return t("ee-pile-empty", { colour: scene.game.component("colour", COLOURS[colour]!) });
    return t("ee-pile", {
        relic: relicText(scene, pile[0]!),
        price: valueOf(pile[0]!) + boxOf(scene).surcharge,
        count: pile.length,
    });
}

/** Title of the sheet that shows a whole pile. */
export function pileTitle(scene: SvelteScene, colour: number): string {
    return t("ee-pile-of", { colour: scene.game.component("colour", COLOURS[colour]!) });
}

export function cellLabel(scene: SvelteScene, relic: number, has: boolean): string {
    const name = scene.game.component("relic", relicName(relic));
    return has ? t("ee-sampled", { relic: name }) : name;
}

/** A move in a few words: only its noun where that is enough. */
export function chipText(scene: SvelteScene, move: string): string {
    const noun = nounOf(move);
    const view = earth(scene.view);
    if (noun.kind === "relic") return scene.game.component("relic", relicName(noun.relic));
    if (noun.kind === "colour" && verbOf(move) === "buy") {
        const top = view.piles[noun.colour]?.[0];
        return top === undefined ? "" : scene.game.component("relic", relicName(top));
    }
    if (noun.kind === "colour") return scene.game.component("colour", COLOURS[noun.colour]!);
    if (noun.kind === "market") return marketName(scene, noun.market);
    if (noun.kind === "faction") return factionName(scene, noun.faction);
    return scene.game.move(move);
}
