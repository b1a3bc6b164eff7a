// Engraving of each site, by number; drawn on first use.
import { grottaAzzurra, tantallon } from "./coasts.ts";
import { taSekhetMaat, uluru, ur } from "./deserts.ts";
import { machuPicchu, sigiriya } from "./heights.ts";
import { chichenItza, greatZimbabwe, rapaNui } from "./monuments.ts";
import { mesaVerde, nanMadol } from "./stones.ts";
import type { Stroke } from "./strokes.ts";

const ENGRAVED: readonly (() => Stroke[])[] = [
    mesaVerde,
    machuPicchu,
    grottaAzzurra,
    greatZimbabwe,
    sigiriya,
    nanMadol,
    chichenItza,
    rapaNui,
    tantallon,
    taSekhetMaat,
    ur,
    uluru,
];
const drawn = new Map<number, readonly Stroke[]>();

export function engraving(site: number): readonly Stroke[] {
    if (!drawn.has(site)) drawn.set(site, ENGRAVED[site]!());
    return drawn.get(site)!;
}
