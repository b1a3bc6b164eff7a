// The scene of a table as plain data. What does not change keeps its identity, so that faces compare cheaply.
import type { GameFacts, Part, Reader, Room, Scene, Seat } from "../../face/types.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { FaceTexts } from "./faceTexts.svelte.ts";
import type { SceneSource } from "./sceneSource.ts";
import { sealAddress } from "./seals.ts";

/** The part of a scene that all rooms share. */
export type SharedScene = Omit<Scene, "room" | "rooms">;

export class FaceScene {
    readonly #source: SceneSource;
    readonly #texts: FaceTexts;
    /** Parts that somebody looks at. */
    focus = $state.raw<readonly Part[]>([]);

    /** Colours of the seats' pieces, if the face says them. */
    inks = $state.raw<readonly string[]>([]);

    constructor(source: SceneSource, texts: FaceTexts) {
        this.#source = source;
        this.#texts = texts;
    }

    readonly #reader: Reader = $derived.by(() => {
        const [game, own] = [this.#source.game.lang, this.#texts.lang];
        return {
            // Both must have been loaded in the new language before a sentence can be asked for again.
            lang: game === settings.lang ? own : game,
            theme: settings.activeTheme,
            pace: settings.animationScale,
            ornament: true,
        };
    });

    readonly #game: GameFacts = $derived.by(() => {
        const { game, rules, options } = this.#source;
        return { name: game.name, rules, box: game.box, options };
    });

    readonly #seats: readonly Seat[] = $derived.by(() =>
        Array.from({ length: this.#sides }, (_, side) => this.#seat(side, this.#reader.theme)),
    );

    /** Number of seats, and one more if there is an automaton. */
    get #sides(): number {
        return Math.max(this.#source.occupants.length, this.#source.scores.length);
    }

    #seat(side: number, theme: Reader["theme"]): Seat {
        const { occupants, game, names, mySeats, deciding, ready, scores } = this.#source;
        const occupant = occupants[side];
        const name = game.seat(side, names);
        const kind = side >= occupants.length ? "rules" : occupant?.kind === "bot" ? "bot" : "person";
        return {
            name,
            kind,
            mine: mySeats.includes(side),
            deciding: deciding.includes(side),
            ready: ready.includes(side),
            score: scores[side] ?? null,
            seal: sealAddress(name, side, kind !== "person", theme, this.inks[side]),
            ink: this.inks[side] ?? `var(--seat-${side})`,
        };
    }

    readonly shared: SharedScene = $derived.by(() => {
        const source = this.#source;
        return {
            game: this.#game,
            reader: this.#reader,
            mode: source.isReplay ? "again" : "live",
            seat: source.seat,
            seats: this.#seats,
            truth: source.currentView,
            view: source.view,
            legal: source.legal,
            prompt: source.prompt,
            plan: source.currentPlan,
            moment: source.moment,
            since: source.since,
            hints: source.hintList,
            focus: this.focus,
            marks: NO_MARKS,
            ended: source.ended,
        };
    });

    /** The scene of one room. */
    of(room: Room, rooms: readonly Room["kind"][]): Scene {
        return { ...this.shared, room, rooms };
    }
}

const NO_MARKS: Scene["marks"] = [];
