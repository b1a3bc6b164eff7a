// The faces by game, each loaded when a table of its game is opened.
import type { Face } from "../face/contract.ts";

const FACES = import.meta.glob<{ face: Face }>("./*/index.ts");

/** Load the face of a game; a game without drawings of its own has the plain face. */
export async function loadFace(game: string, plain: boolean): Promise<Face> {
    const own = FACES[`./${game.replaceAll("-", "_")}/index.ts`];
    return (await (own && !plain ? own() : import("../face/plain/index.ts"))).face;
}
