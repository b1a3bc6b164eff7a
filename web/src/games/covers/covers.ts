// Covers of the games. The drawings are separate files, loaded when visible.

const FILES = import.meta.glob<string>("./*.svg", { query: "?url", import: "default", eager: true });

export interface Cover {
    /** File name of the drawing, and key of its title in `covers.ftl`. */
    art: string;
    /** Names under which the game may be registered. */
    games: readonly string[];
    /** Position of the thumbnail on the drawing, in per cent. */
    focus: string;
    /** Colour of the title on its band. */
    ink: string;
    /** Numbers of players, for a game that is not available yet. */
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

/** Cover of a game, by its registered name. */
export function coverOf(game: string): Cover | undefined {
    return COVERS.find((cover) => cover.games.includes(game));
}

export function artOf(cover: Cover): string {
    return FILES[`./${cover.art}.svg`]!;
}

/** Split a full title into the large and the small part. */
export function titleParts(title: string): [large: string, small: string] {
    const [large = "", small = ""] = title.split(/\s*[:,]\s+/, 2);
    return [large, small];
}
