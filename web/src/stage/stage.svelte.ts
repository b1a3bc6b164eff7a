// The stage: one recorded scene, drawn by the face in a chosen language, light, pace and root.
import { tick } from "svelte";
import { settings, type Lang, type Speed } from "../state/settings.svelte.ts";
import { texts } from "../texts/texts.svelte.ts";
import type { LoadedFace } from "../table/rooms/loadFace.ts";
import { frame } from "./frames.ts";
import { errorText, locateSyntaxError } from "./errorText.ts";
import { observeFace } from "./observedFace.ts";
import { RecordedTable } from "./recordedTable.svelte.ts";
import { RecordedTexts } from "./recordedTexts.ts";
import { unpack, type PackedRecording, type RecordedScene, type Recording, type StageFace } from "./recording.ts";

export interface Look {
    scene: number;
    lang: Lang;
    theme: "day" | "lamp";
    speed: Speed;
    /** The root of the room; by default the one that the face asks for. */
    dom: LoadedFace["dom"] | "own";
    /** Size of the window around the table, `360x640`; empty for all there is. */
    size: string;
}

const FIRST: Look = { scene: 0, lang: "en", theme: "day", speed: "normal", dom: "own", size: "" };

export class Stage {
    look = $state.raw<Look>(lookOf(new URLSearchParams(location.search)));
    table = $state.raw<RecordedTable | null>(null);
    recording = $state.raw<Recording | null>(null);
    /** Reason why the stage itself cannot go on. */
    broken = $state("");
    #face = $state.raw<StageFace>({ face: null, version: "", problem: "", sizes: [] });
    /** Why a module of the face cannot be read, with its line. */
    #unreadable = $state("");

    /** Why the face is not shown as it should be. */
    get problem(): string {
        const failure = this.table?.face.failure;
        return this.broken || this.#unreadable || (failure ? errorText(failure, this.#base) : this.#face.problem);
    }

    /** An exception of the face, with its line. */
    textOf(error: unknown): string {
        return error instanceof Error ? errorText(error, this.#base) : String(error);
    }

    get #base(): string {
        return this.#face.face?.base ?? "";
    }

    get scenes(): readonly RecordedScene[] {
        return this.recording?.scenes ?? [];
    }

    async load(): Promise<void> {
        const [recording, face] = await Promise.all([
            fetchJson<PackedRecording>("/stage/recording.json"),
            fetchJson<StageFace>("/stage/face.json"),
        ]);
        [this.recording, this.#face] = [unpack(recording), face];
        await this.show({});
    }

    get sizes(): readonly string[] {
        return this.#face.sizes;
    }

    /** Show another scene or look; the face is mounted anew. */
    async show(look: Partial<Look>): Promise<void> {
        this.look = { ...this.look, ...look };
        if (this.look.scene >= this.scenes.length) this.look = { ...this.look, scene: 0 };
        history.replaceState(null, "", addressOf(this.look));
        const { lang, theme, speed } = this.look;
        Object.assign(settings, { lang, theme, speed, plain: false });
        document.documentElement.lang = lang;
        document.documentElement.dataset["theme"] = theme;
        await texts.setLanguage(lang);
        this.table = await this.createTable(this.scenes[this.look.scene]!);
        await this.settle();
    }

    /** A table with the face of the stage, at a scene. */
    async createTable(scene: RecordedScene, recording = this.recording!): Promise<RecordedTable> {
        const table = new RecordedTable(new RecordedTexts(recording, settings.lang), recording.rules, scene);
        const { face } = this.#face;
        await table.face.load(face, face === null);
        const unread = table.face.failure instanceof SyntaxError;
        this.#unreadable = face && unread ? await locateSyntaxError(face.base, face.entry) : "";
        const { dom } = this.look;
        if (table.face.loaded) table.face.loaded = observeFace(table.face.loaded, dom === "own" ? undefined : dom);
        return table;
    }

    /** Wait until everything is drawn: effects, style sheets, fonts, two frames. */
    async settle(): Promise<void> {
        await tick();
        await until(() => this.table?.drawn ?? true);
        await document.fonts.ready;
        await frame();
        await frame();
    }

    /** Use the files of the face if they have changed. */
    async refresh(): Promise<void> {
        const face = await fetchJson<StageFace>("/stage/face.json").catch(() => null);
        this.broken = face ? "" : "the stage does not answer: has `caravane face dev` ended?";
        if (!face || face.version === this.#face.version) return;
        this.#face = face;
        await this.show({});
    }
}

/** The look that an address names, so that a page that is loaded again shows the same. */
function lookOf(query: URLSearchParams): Look {
    const given = Object.keys(FIRST).flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []));
    const look = { ...FIRST, ...(Object.fromEntries(given) as Look) };
    return { ...look, scene: Number(look.scene) || 0 };
}

function addressOf(look: Look): string {
    const query = new URLSearchParams(Object.entries(look).map(([name, value]) => [name, String(value)]));
    if (new URLSearchParams(location.search).has("bare")) query.set("bare", "");
    return `?${query}`;
}

async function fetchJson<T>(address: string): Promise<T> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return (await answer.json()) as T;
}

export function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await frame();
}
