// The face of a game where somebody fills in an edition: it draws what is behind the values. There is no table.
import type { Scene, Tools } from "../face/types.ts";
import { withValues, type Values } from "../editions/values.ts";
import { gameOf } from "../state/catalogue.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { FaceTexts } from "../table/rooms/faceTexts.svelte.ts";
import { loadFace, type LoadedFace } from "../table/rooms/loadFace.ts";
import { gameTexts, type GameTexts } from "../texts/gameTexts.svelte.ts";

const NO_PLAN: Scene["plan"] = { moves: [], beyond: [], steps: [], events: [], scores: [], stops: "", state: "none" };
const AT_REST: Scene["moment"] = { number: 0, events: [], from: null, pace: 0, most: 0 };

function nothing(): void {
    // Nothing is played here.
}

export class EditionFace {
    readonly loaded: LoadedFace;
    readonly tools: Tools;
    readonly #game: GameTexts;

    private constructor(loaded: LoadedFace, game: GameTexts, texts: FaceTexts) {
        [this.loaded, this.#game] = [loaded, game];
        this.tools = toolsOf(game, texts);
    }

    /** Load the face of a game; null if it has none, or if words are preferred. */
    static async load(name: string): Promise<EditionFace | null> {
        const face = gameOf(name)?.face;
        if (!face || settings.plain) return null;
        const texts = new FaceTexts();
        const game = await gameTexts(name);
        const [loaded] = await Promise.all([loadFace(face, game, false), texts.load(face, settings.lang)]);
        return new EditionFace(loaded, game, texts);
    }

    /** The scene of a part alone, before any game, with some values of the box. */
    sceneOf(part: string, values: Values = {}): Scene {
        const { name } = this.#game;
        const box = withValues(this.#game.box, values);
        return {
            room: { kind: "part", part },
            rooms: ["part"],
            game: { name, rules: 1, box, options: {} },
            reader: { lang: settings.lang, theme: settings.activeTheme, pace: 0, ornament: true },
            mode: "still",
            seat: null,
            seats: [],
            truth: null,
            view: null,
            legal: [],
            prompt: "",
            plan: NO_PLAN,
            moment: AT_REST,
            since: [],
            hints: [],
            focus: [],
            marks: [],
            ended: false,
        };
    }
}

function toolsOf(game: GameTexts, texts: FaceTexts): Tools {
    const same = (phrase: unknown) => String(phrase);
    return {
        plan: nothing,
        back: nothing,
        confirm: nothing,
        try: () => Promise.resolve([]),
        why: nothing,
        card: nothing,
        look: nothing,
        open: nothing,
        close: nothing,
        t: (key, args = {}) => (texts.has(key) ? texts.format(key, args) : game.format(key, args)),
        words: { move: same, event: same, prompt: same, reason: same, line: same, part: same, seat: same, list: same },
        say: nothing,
        sound: nothing,
    };
}
