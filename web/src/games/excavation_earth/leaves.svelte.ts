// The leaves of the table: which of them have a room of their own, and which one is shown where they share one.
import { untrack } from "svelte";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { has, verbOf } from "./choices.ts";
import type { MapRoom } from "./layout.ts";
import type { Selection } from "./selection.svelte.ts";
import type { Sheets } from "./sheets.svelte.ts";

export type Leaf = "map" | "market" | "ship" | "plan" | "zu" | "round";

/** Leaves with the verbs that they answer; the ground lies under the map, or with the market on a turned phone. */
const VERBS: Partial<Record<Leaf, readonly string[]>> = {
    map: ["place", "step", "lift", "dig", "put", "sample-relic"],
    market: ["pick-market", "pick-colour", "add-buyer", "send-trader", "send-emissary", "recall", "promote"],
    ship: ["sell", "fence", "sample", "store", "move-guard"],
};
const ON_GROUND = ["buy", "replace"];
/** Verbs that need their leaf; the others can be answered beside it. */
const NEED_LEAF = ["place", "step", "lift", "dig", "sample-relic", ...ON_GROUND];
/** Actions whose plan takes the whole leaf of a phone; the others are planned on the map. */
const ON_PLAN = ["sell", "command", "haggle", "pass"];

/** Width from which the market is a column beside the map. */
const TWO_COLUMNS = 860;
/** Width from which a narrow board has the Mothership above its map. */
const ROOMY = 700;

export class Leaves {
    readonly #scene: () => SvelteScene;
    readonly #selection: Selection;
    readonly #sheets: Sheets;
    /** Size of the board. */
    width = $state(0);
    height = $state(0);
    #chosen = $state<Leaf>("map");
    readonly #wanted: Leaf | null = $derived.by(() => {
        if (this.#sheets.round) return "round";
        if (this.#sheets.acts.length) return "zu";
        const verbs = new Set(
            this.#scene()
                .legal.map(verbOf)
                .filter((verb) => NEED_LEAF.includes(verb)),
        );
        const needed = (["map", "market"] as const).find((leaf) => this.#verbs(leaf).some((verb) => verbs.has(verb)));
        if (this.#plans && (this.wide || (!needed && this.#fillsLeaf))) return "plan";
        return needed ?? null;
    });

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene, selection: Selection, sheets: Sheets) {
        [this.#scene, this.#selection, this.#sheets] = [scene, selection, sheets];
        // A new prompt, a turn of Zu or the end of a round opens the leaf that is about it.
        $effect.pre(() => {
            void scene().prompt;
            const wanted = this.#wanted;
            if (wanted) untrack(() => (this.#chosen = wanted));
        });
    }

    get wide(): boolean {
        return this.#scene().rooms.includes("side");
    }

    /** Whether this is a phone held sideways. */
    get turned(): boolean {
        return !this.wide && this.#scene().rooms.includes("desk");
    }

    get roomy(): boolean {
        return !this.turned && this.width >= ROOMY;
    }

    get mapRoom(): MapRoom {
        if (this.turned) return "turned";
        return this.wide || this.roomy ? "desk" : "phone";
    }

    /** Whether the market stands beside the map. */
    get twoColumns(): boolean {
        return this.wide && this.width >= TWO_COLUMNS;
    }

    /** The leaves that share a room: the notebook in wide windows, else the board. */
    get all(): readonly Leaf[] {
        const { round, acts } = this.#sheets;
        return [
            ...(this.wide ? [] : (["map"] as const)),
            ...(this.twoColumns ? [] : (["market"] as const)),
            "ship",
            ...(this.#plans ? (["plan"] as const) : []),
            ...(acts.length ? (["zu"] as const) : []),
            ...(round ? (["round"] as const) : []),
        ];
    }

    get shown(): Leaf {
        return this.all.includes(this.#chosen) ? this.#chosen : this.all[0]!;
    }

    show(leaf: Leaf): void {
        this.#chosen = leaf;
    }

    get #plans(): boolean {
        return this.#selection.slips;
    }

    get #fillsLeaf(): boolean {
        return ON_PLAN.includes(this.#selection.action) || has(this.#scene().plan, "pick-colour");
    }

    #verbs(leaf: Leaf): readonly string[] {
        const ground = leaf === (this.turned ? "market" : "map") ? ON_GROUND : [];
        return [...(VERBS[leaf] ?? []), ...ground];
    }

    /** Moves that are made on a leaf and nowhere else: its tab leads towards them. */
    movesOn(leaf: Leaf): readonly string[] {
        const { answers } = this.#selection;
        return this.#scene().legal.filter(
            (move) => this.#verbs(leaf).includes(verbOf(move)) && !answers.includes(move),
        );
    }
}
