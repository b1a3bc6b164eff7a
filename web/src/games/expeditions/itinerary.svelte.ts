// The planned turn: its moves, the table before each of them and after the last, and what may come next.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { after, arrowsIn, asksAll, dueIn, restart, type Ahead, type Due } from "./ahead.ts";
import { boxOf } from "./box.ts";
import { BUY_ARROW, circleOf, END_TURN, LEAVE, TAKE, targetOf, targets, USES, verbOf, type Target } from "./choices.ts";
import { expeditions, isDealt, type Expeditions } from "./view.ts";

const BOUGHT = "ticket-arrow";

export class Itinerary {
    readonly #scene: () => SvelteScene;

    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
    }

    /** Planned moves, with those that follow something hidden, without the end of the turn. */
    readonly moves: readonly string[] = $derived.by(() => {
        const { plan, beyond } = this.#scene();
        const all = [...plan, ...beyond];
        return all.at(-1) === END_TURN ? all.slice(0, -1) : all;
    });

    /** The table before each move and after the last: as the server shows it, else as everybody can foresee it. */
    readonly #states: readonly Ahead[] = $derived.by(() => {
        const found: Ahead[] = [this.#known(0) ?? this.#now];
        this.moves.forEach((move, index) => found.push(this.#known(index + 1) ?? after(found[index]!, move)));
        return found;
    });

    get #now(): Ahead {
        const { currentView, plan, prompt } = this.#scene();
        return { view: expeditions(currentView), bought: !plan.length && prompt === BOUGHT };
    }

    /** What the server shows of the table after some moves. */
    #known(index: number): Ahead | undefined {
        const { steps, plan, planStops, view, prompt } = this.#scene();
        const step = steps[index];
        if (step?.view) return { view: expeditions(step.view), bought: step.prompt === BOUGHT };
        const shown = index === plan.length && steps.length === plan.length && planStops !== "hidden";
        return shown && plan.length ? { view: expeditions(view), bought: prompt === BOUGHT } : undefined;
    }

    /** The table after the planned moves. */
    get end(): Ahead {
        return this.#states.at(-1)!;
    }

    get due(): Due {
        return dueIn(this.end);
    }

    /** Whether this seat makes decisions now. */
    get open(): boolean {
        const { legal, plan, currentView } = this.#scene();
        return isDealt(currentView) && (legal.length > 0 || plan.length > 0);
    }

    /** Legal moves after the planned ones, without regard to an end of the turn that is planned. */
    get legal(): readonly string[] {
        const { legal, plan, steps } = this.#scene();
        return plan.at(-1) === END_TURN ? (steps[plan.length - 1]?.legal ?? []) : legal;
    }

    /** Planned arrows, also those that are removed, in order. */
    get arrows(): readonly Target[] {
        return this.moves.flatMap((move, index): Target[] => {
            const target = targetOf(move, this.#states[index]!.view, index);
            if (!target || verbOf(move) === "base") return [];
            const at = this.#groupOf(index);
            return [{ ...target, at, moves: this.moves.slice(at, index + 1) }];
        });
    }

    /** The table before a target, which is planned or could be. */
    before({ at }: Target): Expeditions {
        return (this.#states[at] ?? this.end).view;
    }

    /** How a planned arrow is paid. */
    paymentOf({ at, moves }: Target): Due {
        return dueIn(this.#states[at + moves.length - 1]!);
    }

    /** Index of the first move that belongs to an arrow: its ticket, or the base from which a loop restarts. */
    #groupOf(index: number): number {
        const before = this.moves[index - 1] ?? "";
        return before === BUY_ARROW || verbOf(before) === "base" ? index - 1 : index;
    }

    /** What may be touched on the map: what continues the plan, and what could replace its last arrow. */
    get targets(): readonly Target[] {
        // Nothing can be touched on the map before the answer about a common objective.
        if (!this.open || this.end.view.offer !== null) return [];
        const found = targets(this.legal, this.end.view, this.moves.length).filter(({ verb }) => verb !== "base");
        if (found.length) return found;
        if (!this.moves.length) return this.due === "end" ? this.#bought : this.#next;
        if (!this.#mayContinue) return this.#instead;
        if (this.due !== "end") return this.#next;
        const colour = this.arrows.at(-1)?.colour;
        return [...this.#bought.filter((target) => target.colour === colour), ...this.#instead];
    }

    get #next(): readonly Target[] {
        return arrowsIn(this.end, [], this.moves.length);
    }

    /** Whether everybody can foresee what may come after the last move. */
    get #mayContinue(): boolean {
        const last = this.moves.at(-1) ?? "";
        if (verbOf(last) === "lay") return !asksAll(this.end.view, circleOf(last));
        return [BUY_ARROW, TAKE, LEAVE].includes(last) || ["base", "decline"].includes(verbOf(last));
    }

    /** Arrows that a ticket would buy. */
    get #bought(): readonly Target[] {
        if (!this.uses.includes(BUY_ARROW)) return [];
        return arrowsIn(after(this.end, BUY_ARROW), [BUY_ARROW], this.moves.length);
    }

    /** What could be chosen instead of the last arrow, and the arrow itself. */
    get #instead(): readonly Target[] {
        const last = this.arrows.at(-1);
        if (!last) return [];
        const before = this.#states[last.at]!;
        const known = this.#scene().steps[last.at + last.moves.length - 1]?.legal;
        if (last.verb !== "lay") return targets(known ?? [], before.view, last.at);
        const [first = ""] = last.moves;
        const found =
            first === BUY_ARROW ? arrowsIn(after(before, first), [first], last.at) : arrowsIn(before, [], last.at);
        return known && verbOf(first) !== "base" ? found.filter(({ move }) => known.includes(move)) : found;
    }

    /** Other circles from which the restart of a loop that is planned last could leave. */
    get bases(): readonly Target[] {
        const last = this.arrows.at(-1);
        const found = last && this.#instead.find(({ to, bases }) => bases && to === last.to);
        if (!last || verbOf(last.moves[0]!) !== "base" || !found?.bases) return [];
        const { bases, colour, to, at } = found;
        return bases.map((base) => {
            const { moves } = restart(colour, [base, ...bases.filter((other) => other !== base)], to, at);
            return { move: moves[0]!, verb: "base", colour, from: base, to: base, moves, at };
        });
    }

    /** Moves that spend a ticket after the planned ones. */
    get uses(): readonly string[] {
        const all = USES.map((use) => `spend:${use}`);
        if (this.legal.length) return all.filter((move) => this.legal.includes(move));
        return this.moves.length && this.due === "end" && this.#mayContinue && this.ticketsLeft > 0 ? all : [];
    }

    /** Number of tickets that may still be spent this turn. */
    get ticketsLeft(): number {
        const { view } = this.end;
        const tickets = view.players[this.#scene().seat ?? -1]?.tickets ?? 0;
        return Math.min(tickets, boxOf(this.#scene()).tickets.per_turn - view.spent);
    }

    /** The plan with the common objectives that it reaches taken, and with the end of the turn if nothing stands before that. */
    completed(moves: readonly string[]): readonly string[] {
        const found: string[] = [];
        let state = this.#states[0]!;
        for (const move of moves) {
            if (state.view.offer !== null && move !== TAKE && move !== LEAVE) {
                found.push(TAKE);
                state = after(state, TAKE);
            }
            found.push(move);
            state = after(state, move);
        }
        return this.#withEnd(state.view.offer === null ? found : [...found, TAKE]);
    }

    #withEnd(moves: readonly string[]): readonly string[] {
        const states = [this.#states[0]!];
        for (const move of moves) states.push(after(states.at(-1)!, move));
        const [last, end] = [moves.at(-1) ?? "", states.at(-1)!];
        const target = targetOf(last, states.at(-2)?.view ?? end.view);
        const free =
            ["decline", TAKE, LEAVE].includes(verbOf(last)) ||
            (target?.verb === "lay" && !asksAll(end.view, target.to));
        return free && dueIn(end) === "end" ? [...moves, END_TURN] : moves;
    }
}
