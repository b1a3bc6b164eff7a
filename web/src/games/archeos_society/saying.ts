// Words and buttons of the action bar: each names what it does, and what it costs.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { confirmLabel } from "../../face/kit/confirmLabel.ts";
import type { FaceButton, Saying } from "../../face/types.ts";
import { keepLabel, moveLabel, planText, promptText } from "./labels.ts";
import { selectionOf, type Selection } from "./selection.svelte.ts";
import { finishLabel, sendLabel, titleOf } from "./tickets.ts";
import { archeos, isDealt, vehicleOf, type Archeos } from "./view.ts";

const DRAWS: readonly string[] = ["draw", "draw-cards"];

export function saying(scene: SvelteScene): Saying {
    const selection = selectionOf(scene);
    if (!isDealt(scene.view) || !selection) return {};
    const question = promptText(scene, selection);
    const planned = scene.plan.length > 0;
    return {
        ...inksOf(archeos(scene.view)),
        buttons: planned ? [] : buttonsOf(scene, selection),
        ...(question && { question }),
        ...(planned && { plan: planText(scene, selection) }),
        ...confirmOf(scene, selection),
    };
}

/** Inks of the players, once all have their vehicles. */
function inksOf(view: Archeos): Pick<Saying, "inks"> {
    const inks = view.players.flatMap((_, seat) => vehicleOf(view, seat)?.ink ?? []);
    return inks.length === view.players.length ? { inks } : {};
}

function confirmOf(scene: SvelteScene, selection: Selection): Pick<Saying, "confirm"> {
    const { plan } = scene;
    if (selection.building && plan.includes("send")) return { confirm: sendLabel(selection) };
    if (plan.includes("lay-rest")) return { confirm: { label: keepLabel(selection) } };
    if (plan[0] === "end") return { confirm: { label: finishLabel(selection), tone: "warn" } };
    const [first = ""] = plan;
    if (first.startsWith("take:")) return { confirm: { label: t("as-take-it") } };
    return plan.length === 1 ? confirmLabel(moveLabel(scene, first)) : {};
}

/** Buttons for what the board shows without words. */
function buttonsOf(scene: SvelteScene, selection: Selection): FaceButton[] {
    if (selection.keeps) return keepButtons(selection);
    if (selection.sent.length) return effectButtons(scene, selection);
    return scene.legal
        .filter((move) => DRAWS.includes(move))
        .map((move) => ({ label: moveLabel(scene, move), press: () => selection.touch(move) }));
}

function keepButtons(selection: Selection): FaceButton[] {
    const all: FaceButton = {
        label: t("as-lay-all", { count: selection.hand.length }),
        press: () => selection.layAll(),
    };
    if (!selection.kept.length) return [all];
    return [all, { label: keepLabel(selection), tone: "go", press: () => selection.keepAll() }];
}

function effectButtons(scene: SvelteScene, selection: Selection): FaceButton[] {
    const open = selection.effects.filter(({ name }) => scene.legal.includes(name));
    const end: FaceButton = {
        label: finishLabel(selection),
        tone: open.length ? "warn" : "go",
        press: () => selection.touch("end"),
    };
    const use = open.map((effect) => ({
        label: titleOf(scene, selection, effect),
        tone: "go" as const,
        press: () => selection.touch(effect.name),
    }));
    return scene.legal.includes("end") ? [end, ...use] : use;
}
