// What a card could do where the explorers stand now: for the draft, and for a card that was raised.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { boxOf, CENTRES, LOCATIONS, TILES, colourOfRelic, siteOf, type Box } from "./box.ts";
import { colourOf, isTravel, symbolOf } from "./cards.ts";
import { AQUILLA } from "./defaults.ts";
import { cardText, marketName, placeName } from "./labels.ts";
import { earth, type Earth, type Player } from "./view.ts";

/** Relics of the card's colour under the explorers. */
export function diggable(view: Earth, mine: Player, card: number): number[] {
    if (isTravel(card)) return [];
    return view.sites.flatMap((many, relic) =>
        many && colourOfRelic(relic) === colourOf(card) && mine.explorers.includes(siteOf(relic)) ? [relic] : [],
    );
}

/** The market of the card's symbol, if an explorer stands there. */
export function hagglesAt(mine: Player, card: number): number | null {
    const market = symbolOf(card);
    return !isTravel(card) && mine.explorers.some((place) => LOCATIONS[place]!.market === market) ? market : null;
}

function smuggles(box: Box, mine: Player, card: number): boolean {
    return !isTravel(card) && mine.explorers.some((place) => box.blackSymbols(place).includes(symbolOf(card)));
}

/** A sentence about a card: where it digs, haggles, smuggles, what it commands and opens. */
export function usesText(scene: SvelteScene, card: number): string {
    const view = earth(scene.currentView);
    const mine = view.players[scene.seat!]!;
    const sites = [...new Set(diggable(view, mine, card).map(siteOf))].map((place) => placeName(scene, place));
    const market = marketName(scene, symbolOf(card));
    const box = boxOf(scene);
    const centre = box.centres[symbolOf(card)]!;
    const tile = view.tiles[centre];
    const command =
        typeof tile === "number"
            ? scene.game.component("tile", TILES[tile]!)
            : scene.game.component("centre", CENTRES[centre]!);
    const uses = [
        sites.length ? t("ee-use-dig", { places: scene.game.formatList(sites) }) : "",
        hagglesAt(mine, card) === null ? "" : t("ee-use-haggle", { market }),
        smuggles(box, mine, card) ? t("ee-use-smuggle") : "",
        t("ee-use-command", { what: command }),
        mine.faction === AQUILLA ? t("ee-use-opens", { market }) : "",
    ];
    return t("ee-uses", { card: cardText(scene, card), uses: uses.filter(Boolean).join(", ") });
}
