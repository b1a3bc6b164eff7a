// The words face: any game as text and lists, also for keyboards and screen readers.
import { flushSync, mount, unmount } from "svelte";
import { reader } from "../face/svelte/reader.svelte.ts";
import { SvelteScene } from "../face/svelte/scene.svelte.ts";
import type { FaceModule } from "../face/types.ts";
import type { GameTexts } from "../texts/gameTexts.svelte.ts";
import Board from "./Board.svelte";

/** The face of a game that has none of its own, made from the game's vocabulary and texts. */
export function wordsFace(game: GameTexts): FaceModule {
    return {
        contract: 1,
        mount(target, first, tools) {
            if (first.room.kind !== "board") return { update: () => {}, destroy: () => {} };
            reader.set(first.reader);
            const scene = new SvelteScene(first, tools, () => 0);
            const board = mount(Board, { target, props: { scene, game } });
            flushSync();
            tools.say({});
            return {
                update: (next) => {
                    reader.set(next.reader);
                    scene.set(next, flushSync);
                    tools.say({});
                },
                destroy: () => void unmount(board),
            };
        },
    };
}
