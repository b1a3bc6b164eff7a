// A room beside the page in which scenes follow each other, as at a table.
import type { Room, Scene } from "../../face/types.ts";
import { FaceHost } from "../../table/rooms/faceHost.ts";
import type { LoadedFace } from "../../table/rooms/loadFace.ts";
import type { RecordedTable } from "../recordedTable.svelte.ts";
import type { RecordedScene } from "../recording.ts";
import { frame } from "../frames.ts";

export const BOARD: Room = { kind: "board" };

export class Bench {
    readonly table: RecordedTable;
    readonly #place = document.createElement("div");
    readonly #room: Room;
    #host!: FaceHost;
    /** The element that the face fills. */
    room!: HTMLElement;
    error: unknown = null;

    constructor(table: RecordedTable, room: Room = BOARD) {
        [this.table, this.#room] = [table, room];
    }

    /** Mount the face with the table's scene, or one made from it. */
    async mount(change: (scene: Scene) => Scene = (scene) => scene): Promise<this> {
        const main = document.querySelector("main")!;
        Object.assign(this.#place.style, { position: "fixed", inset: "0 auto auto 0", pointerEvents: "none" });
        const { width, height } = main.getBoundingClientRect();
        Object.assign(this.#place.style, { width: `${width}px`, height: `${height}px` });
        this.#place.className = this.#room.kind;
        main.append(this.#place);
        await new Promise<void>((resolve) => {
            const failed = (error: unknown): void => {
                this.error = error;
                resolve();
            };
            const drawn = (element: HTMLElement): void => {
                this.room = element;
                resolve();
            };
            const face: LoadedFace = this.table.face.loaded!;
            this.#host = new FaceHost(this.#place, face, change(this.#scene()), this.table.face.tools, {
                drawn,
                failed,
            });
        });
        return this;
    }

    /** Show another scene of the table; the promise resolves when its moment rests. */
    async update(scene: RecordedScene, pace = 0): Promise<void> {
        this.table.show(scene, pace);
        await this.draw();
    }

    /** Draw the table's scene, or one made from it, once more. */
    async draw(change: (scene: Scene) => Scene = (scene) => scene): Promise<void> {
        await this.#host.update(change(this.#scene()));
        await frame();
    }

    destroy(): void {
        this.#host.destroy();
        this.#place.remove();
    }

    #scene(): Scene {
        return this.table.face.sceneOf(this.#room);
    }
}
