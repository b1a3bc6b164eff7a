// The stage: one recorded scene, drawn by the face in a chosen language, light, pace and root.
import { tick } from "svelte";
import { settings, type Lang, type Speed } from "../state/settings.svelte.ts";
import { texts } from "../texts/texts.svelte.ts";
import type { LoadedFace } from "../table/rooms/loadFace.ts";
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
}

export class Stage {
    look = $state.raw<Look>({ scene: 0, lang: "en", theme: "day", speed: "normal", dom: "own" });
    table = $state.raw<RecordedTable | null>(null);
    /** Size of the frame, `360x640`; empty for the whole window. */
    size = $state("");
    recording = $state.raw<Recording | null>(null);
    /** Reason why the stage itself cannot go on. */
    broken = $state("");
    #face = $state.raw<StageFace>({ face: null, version: "", problem: "" });
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

    /** Show another scene or look; the face is mounted anew. */
    async show(look: Partial<Look>): Promise<void> {
        this.look = { ...this.look, ...look };
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
        const face = await fetchJson<StageFace>("/stage/face.json");
        if (face.version === this.#face.version) return;
        this.#face = face;
        await this.show({});
    }
}

async function fetchJson<T>(address: string): Promise<T> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return (await answer.json()) as T;
}

export function frame(): Promise<void> {
    return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

export function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await frame();
}
