// A seat's seal as the address of a picture, for faces that draw names.
import { GAME_ICONS } from "../../face/kit/gameIcons.ts";
import { initialOf } from "../../face/kit/isolated.ts";
import { letterOn, SEAL_EDGE, waxOf } from "../../face/kit/seal.ts";

/** A picture cannot read the page's custom properties: its colours are those of the theme at this moment. */
function colourOf(colour: string): string {
    const name = /^var\((.*)\)$/.exec(colour)?.[1];
    return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}

const addresses = new Map<string, string>();

export function sealAddress(name: string, seat: number, bot: boolean, theme: string, ink?: string): string {
    const letter = initialOf(name);
    const key = `${letter} ${ink ?? seat} ${bot} ${theme}`;
    const address = addresses.get(key) ?? draw(letter, waxOf(seat, ink), letterOn(ink), bot);
    addresses.set(key, address);
    return address;
}

function draw(letter: string, wax: string, mark: string, bot: boolean): string {
    const [fill, ink] = [colourOf(wax), colourOf(mark)];
    const robot = `<svg x="6.4" y="6" width="11.2" height="11.2" viewBox="0 0 512 512" fill="${ink}"><path d="${GAME_ICONS["robot-antennas"]}"/></svg>`;
    const text = `<text x="12" y="16.2" text-anchor="middle" font-family="serif" font-size="12" fill="${ink}">${escaped(letter)}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M${SEAL_EDGE}z" fill="${fill}"/><circle cx="12" cy="12" r="8.2" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width=".9"/>${bot ? robot : text}</svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escaped(letter: string): string {
    return letter.replace("&", "&amp;").replace("<", "&lt;");
}
