// What a plan changes besides its own lines: hand, popularity, prizes of the centres, and what is given up.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { boxOf, CENTRES, COLOURS, type Box } from "./box.ts";
import { counted, crews, earth, rankOf, type Earth } from "./view.ts";

export interface Effect {
    key: string;
    icon: "hand" | "centre" | "popularity" | "lost";
    colour?: number;
    text: string;
    /** Credits at the end of the round, compared with now. */
    more?: number;
}

/** Prizes of all sides in a centre: those who are tied share the prizes of their ranks. */
export function centrePrizes(emissaries: readonly number[], prizes: readonly number[]): number[] {
    return emissaries.map((mine) => {
        const better = emissaries.filter((other) => other > mine).length;
        const tied = emissaries.filter((other) => other === mine).length;
        const shared = prizes.slice(better, better + tied).reduce((one, other) => one + other, 0);
        return mine ? Math.floor(shared / tied) : 0;
    });
}

function prizeOf(box: Box, view: Earth, centre: number, seat: number): number {
    const all = crews(view).map(({ crew }) => crew.emissaries[centre]!);
    return centrePrizes(all, box.prizes(view.round))[seat] ?? 0;
}

export function planEffects(scene: SvelteScene): Effect[] {
    const seat = scene.seat;
    const [before, after] = [earth(scene.currentView), earth(scene.view)];
    if (seat === null || before.round !== after.round) return [];
    return [...handEffects(before, after, seat), ...centreEffects(scene, before, after, seat), ...levelEffects(scene)];
}

function handEffects(before: Earth, after: Earth, seat: number): Effect[] {
    const size = ({ players }: Earth): number => players[seat]!.hand.length + players[seat]!.travel.length;
    const [was, is] = [size(before), size(after)];
    if (after.players[seat]!.passed && !before.players[seat]!.passed) {
        const { hand, travel } = before.players[seat]!;
        return [
            { key: "pass", icon: "lost", text: t("ee-effect-pass", { cards: hand.length, travel: travel.length }) },
        ];
    }
    return was === is ? [] : [{ key: "hand", icon: "hand", text: t("ee-effect-hand", { before: was, after: is }) }];
}

function centreEffects(scene: SvelteScene, before: Earth, after: Earth, seat: number): Effect[] {
    const box = boxOf(scene);
    return CENTRES.flatMap((name, centre) => {
        const [was, is] = [before, after].map((view) => view.players[seat]!.emissaries[centre]!) as [number, number];
        if (was === is) return [];
        const [now, then] = [before, after].map((view) => prizeOf(box, view, centre, seat)) as [number, number];
        const others = counted(after, ({ emissaries }) => emissaries[centre]!).filter((each) => each.seat !== seat);
        const most = Math.max(0, ...others.map(({ many }) => many));
        const text = t("ee-effect-centre", { centre: scene.game.component("centre", name), mine: is, most, now, then });
        return [{ key: name, icon: "centre" as const, text, more: then - now }];
    });
}

function levelEffects(scene: SvelteScene): Effect[] {
    const [before, after] = [earth(scene.currentView), earth(scene.view)];
    return COLOURS.flatMap((name, colour) => {
        if (before.levels[colour] === after.levels[colour]) return [];
        const text = t("ee-effect-level", {
            colour: scene.game.component("colour", name),
            before: before.levels[colour]!,
            after: after.levels[colour]!,
            rank: rankOf(after, colour),
        });
        return [{ key: name, icon: "popularity" as const, colour, text }];
    });
}

/** Credits before and after a plan. */
export function creditsOf(scene: SvelteScene): { before: number; after: number } {
    const [before = 0, after = 0] = [scene.currentView, scene.view].map(
        (view) => earth(view).players[scene.seat ?? 0]?.credits ?? 0,
    );
    return { before, after };
}
