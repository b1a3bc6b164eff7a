// Animation of cards that move between the recruiting area and the hand.
import { cubicOut } from "svelte/easing";
import { crossfade, fly } from "svelte/transition";
import { reader } from "../../face/svelte/reader.svelte.ts";

const FLIES = 420;

/** Crossfade between two positions; cards without a counterpart fly over the upper edge. */
export const [leave, arrive] = crossfade({
    easing: cubicOut,
    duration: () => FLIES * reader.pace,
    fallback: (card, { duration }) => fly(card, { y: -70, duration: duration === 0 ? 0 : FLIES * reader.pace }),
});
