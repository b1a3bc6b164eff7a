// The plan in a sentence, and what the button that sends it says.
import { confirmLabel } from "../../face/kit/confirmLabel.ts";
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Saying } from "../../face/types.ts";
import { COLOURS } from "./box.ts";
import { nounsOf, verbOf } from "./choices.ts";
import { marketName } from "./labels.ts";
import { creditsOf } from "./planEffects.ts";
import { saleOf } from "./sale.ts";
import { earth } from "./view.ts";

/** Moves that a sentence leaves out: they end something, or other words tell them. */
const UNSAID =
    /^(choose:(?!pass)|play:|stop-|finish-|sample$|fence-relics|buy-relics|skip-|store:|return-relics|leave)/;

export function planText(scene: SvelteScene): { title: string; sub: string } {
    const said = scene.plan.filter((move) => !UNSAID.test(move));
    const sale = saleText(scene);
    const rest = sale ? said.filter((move) => !/^(pick-|sell:)/.test(move)) : said;
    const words = (rest.length || sale ? rest : scene.plan).map((move) => scene.game.move(move));
    return { title: [...words, sale].filter(Boolean).join(" · "), sub: forfeit(scene) };
}

function saleText(scene: SvelteScene): string {
    const sale = saleOf(scene);
    if (!sale?.markets.length) return "";
    return t("ee-plan-sale", {
        colour: scene.game.component("colour", COLOURS[sale.colour]!),
        markets: scene.game.formatList(sale.markets.map((market) => marketName(scene, market))),
    });
}

/** What a plan gives up, said before it is confirmed. */
function forfeit(scene: SvelteScene): string {
    if (!scene.plan.includes("choose:pass") || scene.seat === null) return "";
    const { hand, travel } = earth(scene.currentView).players[scene.seat]!;
    return t("ee-effect-pass", { cards: hand.length, travel: travel.length });
}

export function confirmation(scene: SvelteScene): Pick<Saying, "confirm"> {
    if (scene.plan.includes("choose:pass")) return { confirm: { label: t("ee-confirm-pass"), tone: "warn" } };
    return confirmLabel(labelOf(scene) || lastMoveText(scene));
}

function labelOf(scene: SvelteScene): string {
    const { plan } = scene;
    const many = (verb: string): number => plan.filter((move) => verbOf(move) === verb).length;
    const { before, after } = creditsOf(scene);
    const action = nounsOf(plan.find((move) => verbOf(move) === "choose") ?? "")[0] ?? "";
    if (many("sell")) return t("ee-confirm-sell", { before, after });
    if (many("keep")) return t("ee-confirm-keep", { count: many("keep") });
    if (many("discard")) return t("ee-confirm-exchange", { count: many("discard") });
    if (many("place")) return t("ee-confirm-place");
    if (many("buy") || many("buy-relic")) return t("ee-confirm-buy", { credits: before - after });
    if (many("fence")) return t("ee-confirm-fence", { credits: after - before });
    if (action === "command")
        return after > before ? t("ee-confirm-command-for", { credits: after - before }) : t("ee-confirm-command");
    if (many("dig")) return t("ee-confirm-dig", { count: many("dig") });
    if (["move", "haggle", "survey"].includes(action)) return t(`ee-confirm-${action}`);
    return many("step") ? t("ee-confirm-move") : "";
}

/** In the middle of an action: its last move. */
function lastMoveText({ plan, game }: SvelteScene): string {
    return game.move(plan.findLast((move) => !UNSAID.test(move)) ?? plan.at(-1) ?? "");
}
