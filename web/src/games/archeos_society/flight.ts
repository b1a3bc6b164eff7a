// Animation of cards that move between the recruiting area and the hand.
import { cubicOut } from "svelte/easing";
import { crossfade, fly } from "svelte/transition";
import { settings } from "../../state/settings.svelte.ts";

const FLIES = 420;

/** Crossfade between two positions; cards without a counterpart fly over the upper edge. */
export const [leave, arrive] = crossfade({
    easing: cubicOut,
    duration: () => FLIES * settings.animationScale,
    fallback: (card, { duration }) =>
        fly(card, { y: -70, duration: duration === 0 ? 0 : FLIES * settings.animationScale }),
});
