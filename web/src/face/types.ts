// The face contract: what crosses between the frame (the table around a game) and a face (the drawing of one game).
// A scene is plain data and goes down; tools are functions and go up; the face's elements bear `data-part` and
// `data-moves`. Nothing else crosses. The contract for authors, with reasons: docs/faces.md.

/** A word with its nouns in text form, without spaces: a move `take:red:4`, an event `won:6`, a prompt `play-card:6`. */
export type Phrase = string;
/** A component, in the game's vocabulary `parts`: `site:ur`, `card:card-7`, `line:column:red`. */
export type Part = string;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** The rules' view of a state from one seat; its shape belongs to the game, its version is `GameFacts.rules`. */
export type View = Readonly<Record<string, unknown>>;
export type Lang = string;
export type Args = Record<string, string | number>;

/** The contract numbers that this client can mount. */
export const CONTRACTS: readonly number[] = [1];

// ---------------------------------------------------------------- the module

/** Exports of the module that `face.json` names as its entry. Importing it has no effect. */
export interface FaceModule {
    readonly contract: number;
    /** Draw a room at rest: the moment of the first scene is past. */
    mount(element: HTMLElement, scene: Scene, tools: Tools): MountedFace;
}

export interface MountedFace {
    /**
     * Show another scene of the same table, from any to any. The promise resolves when the moment of the scene has come
     * to rest; without one it rests at once. Called at most once per animation frame, and never after `destroy`.
     */
    update(scene: Scene): void | Promise<void>;
    /** Leave nothing behind: no node in the element, no listener outside of it, no timer, no animation. */
    destroy(): void;
}

// ---------------------------------------------------------------- the scene: plain data that survives structuredClone

export interface Scene {
    /** The room that this mount fills; it never changes during a mount. */
    readonly room: Room;
    /** Rooms that the frame has granted in this window: whatever has none of its own is drawn on the board. */
    readonly rooms: readonly Room["kind"][];
    readonly game: GameFacts;
    readonly reader: Reader;
    /** `live` can be played or watched; `again` runs by itself (a replay); in `still` nothing glows or moves. */
    readonly mode: "live" | "again" | "still";
    /** Seat of the viewpoint; null for spectators. */
    readonly seat: number | null;
    /** All sides in order; after the last seat the automaton, if there is one. */
    readonly seats: readonly Seat[];
    /** View before the planned moves; null before the game is dealt. */
    readonly truth: View | null;
    /** View to draw: the truth, or the truth with the planned moves applied. */
    readonly view: View | null;
    /** Legal moves after the planned ones. */
    readonly legal: readonly Phrase[];
    /** The prompt that `legal` answers; empty when nothing is asked. */
    readonly prompt: Phrase;
    readonly plan: Plan;
    readonly moment: Moment;
    /** Events since the own last decision, oldest first. */
    readonly since: readonly FaceEvent[];
    readonly hints: readonly Hint[];
    /** Parts that a lesson or a touch is about; empty for everything. The rest is drawn faded and stays touchable. */
    readonly focus: readonly Part[];
    readonly marks: readonly Mark[];
    readonly ended: boolean;
}

export type Room =
    /** The board; a few counts beside the title; between players and log; before the sentence of the action bar. */
    | { readonly kind: "board" | "top" | "side" | "desk" }
    /** A few strokes in a seat's panel; a seat in detail. */
    | { readonly kind: "standing" | "seat"; readonly seat: number }
    /** A sheet that the face opens; a column, a tab or a drawer, as the window allows. */
    | { readonly kind: "leaf"; readonly leaf: string }
    /** One component alone, as large as its room: in score sheets, rules, the log. */
    | { readonly kind: "part"; readonly part: Part };

export interface GameFacts {
    readonly name: string;
    readonly rules: number;
    /** Component values in force, in the form of components.toml. */
    readonly box: { readonly [table: string]: Json };
    readonly options: Readonly<Record<string, string>>;
}

export interface Reader {
    readonly lang: Lang;
    readonly theme: "day" | "lamp";
    /** Factor for durations: 1 is normal, 0 when nothing may move. Also the property `--pace`. */
    readonly pace: number;
    /** Whether costly ornament (grain, blur, moving shadows) is welcome. */
    readonly ornament: boolean;
}

export interface Seat {
    readonly name: string;
    readonly kind: "person" | "bot" | "rules";
    readonly mine: boolean;
    readonly deciding: boolean;
    /** Whether the seat has decided while others still do. */
    readonly ready: boolean;
    /** Points as far as this viewpoint knows them. */
    readonly score: number | null;
    /** Address of the seat's seal for `<img>`. */
    readonly seal: string;
    /** Colour of the seat for CSS: `var(--seat-2)`. */
    readonly ink: string;
}

export interface Plan {
    readonly moves: readonly Phrase[];
    /** Moves that are to follow what `moves` bring to light: planned anew and sent with them, if they are legal then. */
    readonly beyond: readonly Phrase[];
    /** Open decision before each planned move: another move may still be chosen there. */
    readonly steps: readonly PlanStep[];
    /** Events that the moves would cause, in their order. */
    readonly events: readonly FaceEvent[];
    /** Points by side after the moves, where they are known; empty without a plan. */
    readonly scores: readonly (number | null)[];
    /** What comes after the moves and before the next decision of the seat: luck, or something hidden. */
    readonly stops: Interruption;
    /** `open` asks on; `complete` may be confirmed; the reason of `refused` is in the action bar. */
    readonly state: "none" | "trying" | "open" | "complete" | "sending" | "refused";
}

/** What comes between planned moves and the seat's next decision. */
export type Interruption = "" | "luck" | "hidden";

/** An open decision, and what the move that is planned there causes. */
export interface AttemptStep {
    readonly prompt: Phrase;
    readonly legal: readonly Phrase[];
    readonly events: readonly FaceEvent[];
}

export interface PlanStep extends AttemptStep {
    readonly view: View | null;
}

/** An event in the game's words (`event`), or an act at the table (`act`: somebody resigned). */
export interface FaceEvent {
    readonly seat: number | null;
    readonly event?: Phrase;
    readonly act?: string;
}

export interface Moment {
    /** Another number is another moment; the same number with another pace is the same moment, to be cut short. */
    readonly number: number;
    readonly events: readonly FaceEvent[];
    /** The truth before the events: where pieces come from. */
    readonly from: View | null;
    /** As `Reader.pace`, times the speed of a replay; 0 for the end at once. */
    readonly pace: number;
    /** Milliseconds after which the frame continues, whatever the face does. */
    readonly most: number;
}

export interface Hint {
    /** 1 is the best. */
    readonly rank: number;
    /** A whole plan; touching its pin plans it and sends nothing. */
    readonly moves: readonly Phrase[];
    /** Parts at which it is pinned. */
    readonly parts: readonly Part[];
    /** Short, in the reader's language: `+16`, `43 %`. */
    readonly label: string;
    /** The same as a sentence, for screen readers. */
    readonly text: string;
}

export interface Mark {
    readonly part: Part;
    readonly text: string;
    /** An unknown kind is drawn as `lesson`. */
    readonly kind: string;
    readonly seat: number | null;
}

// ---------------------------------------------------------------- the tools: one object per table, the same in its rooms

export interface Tools {
    /** Replace the plan. Each call is one touch, which `back` takes back as a whole. */
    plan(moves: readonly Phrase[], how?: PlanOptions): void;
    back(): void;
    /** Send the plan; does nothing unless it is complete. */
    confirm(how?: ConfirmOptions): void;
    /** Results of plans without showing them; each answer is kept while the decision stands. */
    try(plans: readonly (readonly Phrase[])[], how?: TryOptions): Promise<readonly Attempt[]>;
    /** Explain in the action bar why a move is not legal. */
    why(move: Phrase): void;

    /** Show the card of a component. */
    card(part: Part, beside?: Element): void;
    /** Make parts the focus in all rooms; an empty list ends it. */
    look(parts: readonly Part[]): void;
    open(what: OpenRequest): void;
    close(): void;

    /** A text of the face, else of the game; the key itself if there is none. */
    t(key: string, args?: Args): string;
    readonly words: Words;
    /** Words and buttons of the action bar for the last scene; each call replaces the one before. */
    say(saying: Saying): void;
    /** Play a sound now, if the person wants sounds; equal ones at once are one. */
    sound(name: string): void;
}

/** A leaf of the face, with its title; a seat in detail; the rulebook at a rule. */
export type OpenRequest =
    { readonly leaf: string; readonly title: string } | { readonly seat: number } | { readonly rule: string };

export interface PlanOptions {
    /** This call continues the touch of the call before it. */
    readonly continues?: boolean;
    /** Plan further moves for as long as just one is legal. */
    readonly fill?: boolean;
}

export interface ConfirmOptions {
    /** Leave out what was to follow something hidden, and see that first. */
    readonly stop?: boolean;
}

export interface TryOptions {
    /** Try further moves for as long as just one is legal. */
    readonly fill?: boolean;
    /** Whether the views after the plans are wanted too. */
    readonly views?: boolean;
}

export interface Attempt {
    readonly moves: readonly Phrase[];
    /** `reveals`: it ends where something hidden would come to light, and may be confirmed. */
    readonly state: "open" | "complete" | "reveals" | "refused";
    /** Whether no answer came: it counts as refused for now, and may be tried again at the next touch. */
    readonly failed: boolean;
    readonly steps: readonly AttemptStep[];
    /** Null if it was not asked for, or must stay hidden. */
    readonly view: View | null;
    readonly events: readonly FaceEvent[];
    readonly stops: Interruption;
    readonly legal: readonly Phrase[];
    readonly prompt: Phrase;
    /** Points by side afterwards, where they are known. */
    readonly scores: readonly (number | null)[];
}

/** Sentences of the game, from its Fluent files. */
export interface Words {
    move(phrase: Phrase): string;
    event(event: FaceEvent): string;
    prompt(phrase: Phrase): string;
    reason(phrase: Phrase): string;
    line(phrase: Phrase): string;
    part(part: Part): string;
    seat(seat: number): string;
    list(items: readonly string[]): string;
}

export interface Saying {
    /** The prompt, where the face can ask it more closely than the game's own words. */
    readonly question?: string;
    /** The plan in a sentence, and its effects. */
    readonly plan?: { readonly title: string; readonly sub?: string };
    /** The button that sends the plan; `warn` for a plan that may be regretted. */
    readonly confirm?: { readonly label: string; readonly tone?: "go" | "warn" };
    readonly buttons?: readonly FaceButton[];
    /** Colours of the seats' pieces, so that seals have the same; each as #rrggbb. */
    readonly inks?: readonly string[];
    /** Whether the face shows a sheet about what has happened: the page lays neither introduction nor recap over it. */
    readonly reading?: boolean;
    /** Letters that act while the board has the focus; listed in the help; those of the frame win. */
    readonly keys?: readonly FaceKey[];
}

export interface FaceKey {
    /** One letter in lower case. */
    readonly key: string;
    readonly label: string;
    press(): void;
}

export interface FaceButton {
    readonly label: string;
    readonly tone?: "plain" | "go" | "warn";
    readonly on?: boolean;
    press(): void;
}
