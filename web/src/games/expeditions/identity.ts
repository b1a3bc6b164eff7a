// Colours and shapes of the players: those of their tokens, everywhere. They are the same in every light, as in the box.

export interface Identity {
    /** Colour of the token, and of the shape on it. */
    readonly wax: string;
    readonly ink: string;
    /** Outline around the origin, about 10 units in radius. */
    readonly shape: string;
}

const IVORY = "#fffaf0";
const DARK = "#2a2620";

/** In the order of the tokens in the box: white, black, orange, violet, pink, brown. */
const IDENTITIES: readonly Identity[] = [
    { wax: IVORY, ink: DARK, shape: "M-7.5-9H7.5V1C7.5 5.5 4 8.5 0 10C-4 8.5-7.5 5.5-7.5 1Z" },
    { wax: DARK, ink: IVORY, shape: "M10 0L5 8.7L-5 8.7L-10 0L-5-8.7L5-8.7Z" },
    { wax: "#d97d17", ink: IVORY, shape: "M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0Z" },
    {
        wax: "#74479c",
        ink: IVORY,
        shape: "M0-10.8L2.9-4L10.3-3.3L4.7 1.5L6.3 8.7L0 4.9L-6.3 8.7L-4.7 1.5L-10.3-3.3L-2.9-4Z",
    },
    { wax: "#c45a8f", ink: IVORY, shape: "M0-10L8.2 0L0 10L-8.2 0Z" },
    { wax: "#7a4f2b", ink: IVORY, shape: "M0-10L9.5-3.1L5.9 8.1L-5.9 8.1L-9.5-3.1Z" },
];

/** Colours for the seals of the seats. */
export const WAXES: readonly string[] = IDENTITIES.map(({ wax }) => wax);

export function identityOf(seat: number): Identity {
    return IDENTITIES[seat % IDENTITIES.length]!;
}

/** Colours of what only this player sees: lines and names on the map with a rim that sets them off, and engravings. */
function inksOf(seat: number): Record<string, string> {
    const { wax, ink } = identityOf(seat);
    // White and black need the other one beside them, whatever the light.
    if (wax === IVORY || wax === DARK)
        return { "--my": wax, "--my-line": wax, "--my-rim": ink, "--my-art": "var(--ink)" };
    const line = `color-mix(in srgb, ${wax} 72%, var(--ink))`;
    return { "--my": wax, "--my-line": line, "--my-rim": "var(--card)", "--my-art": line };
}

/** Attachment: an element in which everything of a player has the player's colour. */
export function inked(seat: number | null): (element: HTMLElement) => void {
    return (element) => {
        for (const [name, value] of Object.entries(inksOf(seat ?? 0))) element.style.setProperty(name, value);
    };
}
