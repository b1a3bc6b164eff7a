// The face at a table: its rooms, and what they say to the frame.
import type { Attempt, OpenRequest, Part, Room, Saying, Scene, Tools, TryOptions } from "../../face/types.ts";
import { settings } from "../../state/settings.svelte.ts";
import { isSound, play } from "../../ui/sound.ts";
import type { Face } from "../../wire/types.ts";
import { PartCards } from "../cards/partCards.svelte.ts";
import { arrangementOf, hasPlace, type Arrangement } from "./arrangement.ts";
import { FaceScene } from "./faceScene.svelte.ts";
import { FaceTexts } from "./faceTexts.svelte.ts";
import { createTools, type Frame } from "./faceTools.ts";
import { loadFace, loadWordsFace, type LoadedFace } from "./loadFace.ts";
import type { Moments } from "./moments.svelte.ts";
import type { SceneSource } from "./sceneSource.ts";

const NO_MOVES: ReadonlySet<string> = new Set();

type TryPlans = (plans: readonly (readonly string[])[], how?: TryOptions) => Promise<readonly Attempt[]>;

/** A table or a replay, with its face. */
export interface ShownTable extends SceneSource {
    readonly face: TableFace;
    readonly moments: Moments;
    /** Points of every side if everything were scored now; empty where the scores say it already. */
    readonly projectedTotals: readonly number[];
}

export class TableFace implements Frame {
    loaded = $state.raw<LoadedFace | null>(null);
    /** Why the drawn face has failed and the words face stands in for it; null if it has not. */
    failure = $state.raw<Error | null>(null);
    saying = $state.raw<Saying>({});
    /** How the page is laid out; it decides which rooms there are. */
    arrangement = $state<Arrangement>(arrangementOf(innerWidth, innerHeight));
    /** Moves that an element of a room bears, in answer to one question. */
    #borne = $state.raw(NO_MOVES);
    #question = $state("");
    /** Elements of the rooms that the face has drawn; those of closed rooms are no longer connected. */
    readonly rooms = new Set<HTMLElement>();
    /** Leaf or seat that the face has opened. */
    opened = $state.raw<OpenRequest | null>(null);
    readonly cards: PartCards;
    readonly texts = new FaceTexts();
    readonly scene: FaceScene;
    readonly tools: Tools;
    readonly #source: SceneSource;
    readonly try: TryPlans;

    constructor(source: SceneSource, tryPlans: TryPlans) {
        this.#source = source;
        this.try = tryPlans;
        this.scene = new FaceScene(source, this.texts);
        this.cards = new PartCards(
            () => source.game,
            (parts) => this.look(parts),
        );
        this.tools = createTools(source, this.texts, this);
    }

    /** Load the face and its texts; if it cannot be loaded, the words face. */
    async load(face: Face | null | undefined, words = settings.plain, lang = settings.lang): Promise<void> {
        this.failure = null;
        try {
            const wanted = words ? null : (face ?? null);
            const [loaded] = await Promise.all([this.#loadOnce(wanted), this.texts.load(wanted, lang)]);
            this.loaded = loaded;
        } catch (error) {
            await this.fail(error);
        }
    }

    /** Load a face unless it is the current one: rooms that stay are not drawn anew. */
    async #loadOnce(face: Face | null): Promise<LoadedFace> {
        const { loaded } = this;
        const isCurrent = loaded && loaded.source?.entry === face?.entry && loaded.source?.base === face?.base;
        return isCurrent ? loaded : loadFace(face, this.#source.game, face === null);
    }

    /** Use the face of another table of the same game: a replay looks as the live table does. */
    share(other: TableFace): void {
        this.loaded = other.loaded;
        this.texts.share(other.texts);
    }

    /** Replace a face that failed by the words face. */
    async fail(error: unknown): Promise<void> {
        console.error("the face failed", error);
        this.loaded = await loadWordsFace(this.#source.game);
        this.failure = error instanceof Error ? error : new Error(String(error));
        this.#forget();
    }

    get failed(): boolean {
        return this.failure !== null;
    }

    /** Whether the face fills a room that the window has. */
    fills(kind: Room["kind"]): boolean {
        return this.#granted.includes(kind);
    }

    readonly #granted: readonly Room["kind"][] = $derived(
        ROOMS.filter((kind) => kind === "board" || this.#wants(kind)),
    );

    #wants(kind: Room["kind"]): boolean {
        const wish = this.loaded?.rooms.get(kind);
        return wish !== undefined && hasPlace(kind, this.arrangement, wish);
    }

    /** Title of the side room, if it is a tab of the notebook. */
    get sideTab(): string {
        const key = this.fills("side") ? this.loaded?.rooms.get("side")?.tab : "";
        return key ? this.tools.t(key) : "";
    }

    sceneOf(room: Room): Scene {
        return this.scene.of(room, this.#granted);
    }

    /** Note the moves that a room's elements bear; those of one question and plan are added up. */
    readMoves(element: HTMLElement): void {
        this.rooms.add(element);
        const question = this.#currentQuestion;
        const found = [element, ...element.querySelectorAll<HTMLElement>("[data-moves]")].flatMap((each) =>
            (each.dataset["moves"] ?? "").split(" "),
        );
        if (question !== this.#question) this.#borne = new Set(found);
        else if (found.some((move) => !this.#borne.has(move))) this.#borne = new Set([...this.#borne, ...found]);
        this.#question = question;
    }

    get #currentQuestion(): string {
        const { prompt, legal, currentPlan } = this.#source;
        return `${prompt} ${legal.join(" ")} ${currentPlan.moves.join(" ")}`;
    }

    /** Legal moves that no element of a room bears: the action bar has buttons for them. None until the face has drawn. */
    get offBoard(): readonly string[] {
        if (this.#question !== this.#currentQuestion) return [];
        return this.#source.legal.filter((move) => !this.#borne.has(move));
    }

    say(saying: Saying): void {
        this.saying = saying;
        const inks = saying.inks ?? [];
        if (inks.join() !== this.scene.inks.join()) this.scene.inks = inks;
    }

    /** Colour of a seat's piece, if the face says it. */
    inkOf(seat: number): string | undefined {
        return this.scene.inks[seat];
    }

    /** Browsers allow sound only after the page was touched. */
    sound(name: string): void {
        if (settings.sound && navigator.userActivation.hasBeenActive && isSound(name)) play(name);
    }

    card(part: Part, beside?: Element): void {
        this.cards.show({ part, element: beside ?? null }, "tool");
    }

    look(parts: readonly Part[]): void {
        this.scene.focus = parts;
    }

    open(what: OpenRequest): void {
        this.opened = what;
    }

    close(): void {
        this.opened = null;
    }

    #forget(): void {
        this.cards.hide();
        [this.saying, this.#borne, this.opened, this.#question] = [{}, NO_MOVES, null, ""];
    }
}

/** Rooms that a page can have. */
const ROOMS: readonly Room["kind"][] = ["board", "top", "side", "desk", "standing", "seat", "leaf", "part"];
