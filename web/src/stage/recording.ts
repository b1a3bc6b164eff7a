// A recording of a game (`caravane face record`): what a page gets at decisions of every kind.
import type { GameFacts, View } from "../face/types.ts";
import type { Face, Previewed, PreviewStep, TableEvent, Update, Vocabulary } from "../wire/types.ts";

/** Numbers of the values of a view's fields in the pool. */
type PackedView = Readonly<Record<string, number>> | null;

interface PackedScene {
    name: string;
    kind: string;
    game: number;
    my_seats: number[];
    seat: number | null;
    options: Record<string, string>;
    update: Omit<Update, "view"> & { view: PackedView };
    events: TableEvent[];
    before: PackedView;
    previews: Record<string, PackedPreview>;
}

type PackedPreview = Omit<Previewed, "view" | "steps"> & {
    view: PackedView;
    steps: (Omit<PreviewStep, "view"> & { view: PackedView })[];
};

export interface PackedRecording {
    game: string;
    rules: number;
    vocabulary: Vocabulary;
    box: GameFacts["box"];
    texts: Record<string, string>;
    scenes: PackedScene[];
    pool: unknown[];
}

export interface RecordedScene {
    readonly name: string;
    /** Word of the prompt, or `start`, `wait`, `watch`, `again`, `end`. */
    readonly kind: string;
    /** Scenes with the same number are of the same table. */
    readonly game: number;
    readonly mySeats: readonly number[];
    readonly seat: number | null;
    readonly options: Readonly<Record<string, string>>;
    readonly update: Update;
    readonly events: readonly TableEvent[];
    /** View before the events. */
    readonly before: View | null;
    /** Answers by the moves of the plan, joined by spaces. */
    readonly previews: ReadonlyMap<string, Previewed>;
}

export interface Recording {
    readonly game: string;
    readonly rules: number;
    readonly vocabulary: Vocabulary;
    readonly box: GameFacts["box"];
    readonly texts: Readonly<Record<string, string>>;
    readonly scenes: readonly RecordedScene[];
}

/** The face on the stage; `version` changes with its files. */
export interface StageFace {
    readonly face: Face | null;
    readonly version: string;
    /** Reason why the folder cannot be used at present. */
    readonly problem: string;
    /** Windows in which a face must fit: `360x640`. */
    readonly sizes: readonly string[];
}

export function unpack({ scenes, pool, ...rest }: PackedRecording): Recording {
    return { ...rest, scenes: scenes.map((scene) => unpackScene(scene, pool)) };
}

function unpackScene({ my_seats, update, before, previews, ...rest }: PackedScene, pool: unknown[]): RecordedScene {
    const { view, ...fields } = update;
    const seen = unpackView(view, pool);
    return {
        ...rest,
        mySeats: my_seats,
        update: { ...fields, ...(seen && { view: seen }) },
        before: unpackView(before, pool),
        previews: new Map(Object.entries(previews).map(([plan, answer]) => [plan, unpackPreview(answer, pool)])),
    };
}

function unpackPreview(preview: PackedPreview, pool: unknown[]): Previewed {
    const steps = preview.steps.map((step) => ({ ...step, view: unpackView(step.view, pool) ?? {} }));
    return { ...preview, steps, view: unpackView(preview.view, pool) };
}

function unpackView(view: PackedView, pool: unknown[]): View | null {
    return view && Object.fromEntries(Object.entries(view).map(([field, number]) => [field, pool[number]]));
}
