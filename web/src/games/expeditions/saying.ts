// Words and buttons for the action bar: the planned turn, a way that is shown, or what may be bought.
import { t } from "../../face/svelte/reader.svelte.ts";
import { confirmLabel } from "../../face/kit/confirmLabel.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { FaceButton, Saying } from "../../face/types.ts";
import { BUY_ARROW, END_TURN, LEAVE, TAKE, type Target } from "./choices.ts";
import { WAXES } from "./identity.ts";
import { cardName, circleName, colourName, gainsOf } from "./labels.ts";
import type { Selection } from "./selection.svelte.ts";
import { isDealt } from "./view.ts";
import { isGift, pointsAt, worthOf } from "./worth.ts";

/** Maximum number of bases offered as buttons. */
const MAX_BASES = 3;

export function saying(scene: SvelteScene, selection: Selection | undefined): Saying {
    const inks = WAXES;
    if (!selection || !isDealt(scene.view)) return { inks };
    if (scene.plan.length) return { inks, ...planSaying(scene, selection) };
    return { inks, ...waySaying(scene, selection) };
}

function planSaying(scene: SvelteScene, selection: Selection): Saying {
    const { arrows } = selection;
    const plan = { title: titleOf(scene, selection), sub: subOf(scene, selection) };
    if (!arrows.length) return singleMove(scene.game.move(scene.plan[0]!));
    return {
        plan,
        confirm: confirmation(scene, selection),
        buttons: [...bases(scene, selection), ...answers(selection), ...fewer(scene, selection)],
    };
}

/** A plan without arrows: what its only move says, on the button too. */
function singleMove(text: string): Saying {
    return { plan: { title: `${text}.` }, ...confirmLabel(text) };
}

/** The plan in a few words: nothing is told as done before it is confirmed. */
function titleOf(scene: SvelteScene, { arrows, bases }: Selection): string {
    const last = arrows.at(-1);
    if (!last) return "";
    const [circle, colour] = [
        circleName(scene, last.to),
        last.colour < 0 ? "" : capital(colourName(scene, last.colour)),
    ];
    if (last.verb === "mark") return t("ex-plan-mark", { circle });
    if (last.verb === "remove") return `${scene.game.move(last.move)}.`;
    if (bases.length && arrows.length > 1) return t("ex-plan-loop", { colour, circle });
    if (arrows.length === 1) return t("ex-plan-lay", { colour, circle });
    const same = arrows.every((each) => each.colour === last.colour);
    const count = arrows.length;
    return same
        ? t("ex-plan-same", { count, colour: colourName(scene, last.colour), circle })
        : t("ex-plan-many", { count, circle });
}

function subOf(scene: SvelteScene, selection: Selection): string {
    const { arrows, view, itinerary } = selection;
    const laid = arrows.filter(({ verb }) => verb === "lay");
    if (!laid.length) return arrows.some(({ verb }) => verb === "mark") ? sentence(t("ex-gain-mark")) : "";
    const paid =
        arrows.length > 1
            ? [
                  sentence(
                      laid
                          .map((each, index) => t(`ex-paid-by-${itinerary.paymentOf(each)}`, { number: index + 1 }))
                          .join(", "),
                  ),
              ]
            : [];
    const left = t("ex-plan-tickets", { count: view.players[scene.seat ?? -1]?.tickets ?? 0 });
    const bought = laid.some(({ moves }) => moves[0] === BUY_ARROW) ? [left] : [];
    const brings = laid.flatMap((each) => effects(scene, selection, each));
    const stock = t("ex-plan-stock", { count: view.expeditions[laid.at(-1)!.colour]!.stock });
    const due = itinerary.due === "blue" ? [t("ex-plan-blue")] : itinerary.due === "base" ? [t("ex-plan-base")] : [];
    return [...paid, ...bought, ...brings, ...due, ...(paid.length ? [] : [stock])].join(" ");
}

/** What an arrow brings, in sentences; of a rival, the points before and after. */
function effects(scene: SvelteScene, selection: Selection, target: Target): string[] {
    const worth = worthOf(scene, selection.itinerary.before(target), target);
    const left = worth.from === "common" && selection.leaves(target);
    const gains = gainsOf(scene, { ...worth, rival: null, loop: false, ...(left && { from: "", points: 0 }) });
    const found = gains.map(({ text }) => sentence(text));
    if (!worth.rival) return found;
    const { seat, points } = worth.rival;
    const before = scene.seats[seat]?.score ?? 0;
    const gift = t("ex-gift", {
        name: scene.names[seat] ?? "",
        points,
        before: minus(before),
        after: minus(before + points),
    });
    return isGift(worth) ? [gift, t("ex-gift-nothing")] : [...found, gift];
}

function minus(points: number): string {
    return points < 0 ? `−${-points}` : String(points);
}

function confirmation(scene: SvelteScene, selection: Selection): NonNullable<Saying["confirm"]> {
    const { arrows, itinerary } = selection;
    const [last] = arrows.slice(-1);
    const ends = [...scene.plan, ...scene.beyond].at(-1) === END_TURN;
    const laid = arrows.filter(({ verb }) => verb === "lay");
    if (last?.verb === "mark") return { label: t("ex-confirm-mark") };
    if (last?.verb === "remove") return { label: t(ends ? "ex-confirm-remove-end" : "ex-confirm-remove") };
    if (laid.length === arrows.length && laid.every((each) => isGift(worthOf(scene, itinerary.before(each), each))))
        return { label: t("ex-confirm-anyway"), tone: "warn" };
    return { label: t(ends ? "ex-confirm-lay-end" : "ex-confirm-lay", { count: laid.length }) };
}

/** Only the first of several arrows; or an arrow without the end, to see first what comes to light. */
function fewer(scene: SvelteScene, selection: Selection): FaceButton[] {
    const { arrows } = selection;
    const [first] = arrows;
    if (first && arrows.length > 1 && first.verb === "lay")
        return [{ label: t("ex-only-first"), press: () => selection.cut(first) }];
    const waits = scene.beyond.length > 0 && selection.itinerary.ticketsLeft > 0;
    return waits ? [{ label: t("ex-lay-and-see"), press: () => selection.layAndSee() }] : [];
}

/** The other answer about the common objective that the plan reaches last. */
function answers(selection: Selection): FaceButton[] {
    const { answer } = selection;
    if (!answer) return [];
    const other = answer === TAKE ? LEAVE : TAKE;
    return [{ label: t(`ex-${other}-common`), press: () => selection.reply(other) }];
}

/** Where a loop can restart instead. */
function bases(scene: SvelteScene, selection: Selection): FaceButton[] {
    if (selection.bases.length < 2) return [];
    return selection.bases.slice(0, MAX_BASES).map((base) => ({
        label: t("ex-from", { circle: cardName(scene, base.to) }),
        on: selection.isChosen(base),
        press: () => selection.take(base),
    }));
}

/** The way to an objective: what lies on it, other ways, and its first arrow. */
function waySaying(scene: SvelteScene, selection: Selection): Saying {
    const [way, other] = selection.ways;
    if (!way) return {};
    const place = way.circles.at(-1)!;
    const args = { place: circleName(scene, place), count: way.far, colour: colourName(scene, way.colour) };
    const points = pointsAt(scene, place);
    const worth = points.points ? [t("ex-way-points", { points: points.points })] : [];
    const question = [t("ex-way-title", args), onTheWay(scene, way.circles.slice(1, -1)), ...worth]
        .filter(Boolean)
        .join(" ");
    const first = selection.firstOf(way);
    const buttons: FaceButton[] = [];
    if (other)
        buttons.push({
            label: t("ex-other-way", { colour: colourName(scene, other.colour), count: other.far }),
            press: () => selection.nextWay(),
        });
    if (first) buttons.push({ label: t("ex-first-arrow"), tone: "go", press: () => selection.take(first) });
    return { question, buttons };
}

function onTheWay(scene: SvelteScene, circles: readonly number[]): string {
    if (!circles.length) return "";
    const names = circles.map((circle) => {
        const { points, rival } = pointsAt(scene, circle);
        const name = circleName(scene, circle);
        if (points) return t("ex-way-own", { name });
        return rival ? t("ex-way-rival", { name, rival: scene.names[rival.seat] ?? "" }) : name;
    });
    return t("ex-way-by", { names: names.join(", ") });
}

function sentence(text: string): string {
    return `${capital(text)}.`;
}

function capital(text: string): string {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
