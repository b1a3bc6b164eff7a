// Sheets about what happened since the last own decision: scoring of a round, and Zu's turn with its reasons. Zu's turn
// comes back when the page is loaded again, until one goes on.
import { untrack } from "svelte";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { FaceEvent } from "../../face/types.ts";
import { ends, tally, type Tally } from "./tally.ts";
import { earth, isDealt } from "./view.ts";
import { actsOf, type ZuAct } from "./zu.ts";

const NONE: readonly ZuAct[] = [];

export class Sheets {
    readonly #scene: () => SvelteScene;
    #round = $state.raw<Tally | null>(null);
    /** Events of Zu's turn, which may arrive in several updates if chance decides within it. */
    #zuEvents = $state.raw<readonly FaceEvent[]>([]);
    /** Zu's turns that were closed. */
    #closed = $state.raw<readonly string[]>([]);

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { animation, currentView } = scene();
            untrack(() => isDealt(currentView) && animation.events.length && this.#remember(animation.events));
        });
        // A plan closes the sheets.
        $effect(() => {
            if (scene().plan.length) untrack(() => this.#closeAll());
        });
    }

    #remember(events: readonly FaceEvent[]): void {
        const { players, zu } = earth(this.#scene().currentView);
        if (ends(events)) this.#round = tally(events, players.length + (zu ? 1 : 0));
        else if (this.#scene().isReplay) this.#round = null;
        const continues = events[0]?.seat !== 0;
        const all = continues ? [...this.#zuEvents, ...events] : events;
        this.#zuEvents = zu && actsOf(all, players.length).length ? all : [];
    }

    readonly #acts: readonly ZuAct[] = $derived.by(() => {
        const { currentView, since, isReplay } = this.#scene();
        const { players, zu } = isDealt(currentView) ? earth(currentView) : { players: [], zu: null };
        if (!zu) return NONE;
        const told = isReplay ? NONE : actsOf(since, players.length);
        return told.length ? told : actsOf(this.#zuEvents, players.length);
    });

    get round(): Tally | null {
        return this.#round;
    }

    get acts(): readonly ZuAct[] {
        return this.#acts.length && !this.#closed.includes(this.#key) ? this.#acts : NONE;
    }

    /** Zu's turn by its round and the cards that are left. */
    get #key(): string {
        const { round, zu } = earth(this.#scene().currentView);
        return `${round} ${zu?.deck ?? 0} ${this.#acts.length}`;
    }

    /** Close the round first; Zu's turn lies below it. */
    close(): void {
        if (this.#round) this.#round = null;
        else this.#closeAll();
    }

    #closeAll(): void {
        this.#round = null;
        if (this.acts.length) this.#closed = [...this.#closed, this.#key];
    }
}
