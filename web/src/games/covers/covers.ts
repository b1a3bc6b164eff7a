// Which drawing is the cover of which game. The drawings are files of their own, loaded when a poster comes into sight.

const FILES = import.meta.glob<string>("./*.svg", { query: "?url", import: "default", eager: true });

export interface Cover {
    /** The file of the drawing, and the key of its title in `covers.ftl`. */
    art: string;
    /** The names under which the game may be registered. */
    games: readonly string[];
    /** What is cut out for a stub, as a place on the drawing in per cent. */
    focus: string;
    /** The ink of the title on its band. */
    ink: string;
    /** How many play it: for a game that is still to come. */
    seats: readonly number[];
}

export const COVERS: readonly Cover[] = [
    { art: "lost-cities", games: ["lost-cities"], focus: "50% 38%", ink: "#f6eedb", seats: [2, 3, 4, 5] },
    {
        art: "archeos",
        games: ["archeos-society", "archeos"],
        focus: "42% 48%",
        ink: "#f6eedb",
        seats: [2, 3, 4, 5, 6],
    },
    { art: "expeditions", games: ["expeditions"], focus: "50% 36%", ink: "#f6eedb", seats: [2, 3, 4, 5, 6] },
    {
        art: "excavation",
        games: ["excavation-earth", "excavation"],
        focus: "60% 30%",
        ink: "#f0c877",
        seats: [1, 2, 3, 4],
    },
];

/** Find the cover of a game by its registered name. */
export function coverOf(game: string): Cover | undefined {
    return COVERS.find((cover) => cover.games.includes(game));
}

export function artOf(cover: Cover): string {
    return FILES[`./${cover.art}.svg`]!;
}

/** Part a full title: what stands large on the cover, and what stands small below. */
export function titleParts(title: string): [large: string, small: string] {
    const [large = "", small = ""] = title.split(/\s*[:,]\s+/, 2);
    return [large, small];
}
