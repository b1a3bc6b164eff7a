// Cards fly from where they were to where they are: from the recruiting area into the hand, and back.
import { cubicOut } from "svelte/easing";
import { crossfade, fly } from "svelte/transition";
import { settings } from "../../state/settings.svelte.ts";

const FLIES = 420;

/** Leave one place, arrive at another; what comes from or goes to elsewhere flies over the upper edge. */
export const [leave, arrive] = crossfade({
    easing: cubicOut,
    duration: () => FLIES * settings.animationScale,
    fallback: (card, { duration }) =>
        fly(card, { y: -70, duration: duration === 0 ? 0 : FLIES * settings.animationScale }),
});
