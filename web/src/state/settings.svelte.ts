// What a person has settled on this device: language, light, speed, sound, and whether moves are confirmed.

export type Lang = "fr" | "en";
export type Theme = "auto" | "day" | "lamp";
export type Speed = "off" | "slow" | "normal" | "fast";

export const LANGS: readonly Lang[] = ["fr", "en"];
const KEY = "caravane.settings";
const PREFERS_DARK = "(prefers-color-scheme: dark)";
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const ANIMATION_SCALES: Record<Speed, number> = { off: 0, slow: 1.6, normal: 1, fast: 0.5 };

function browserLanguage(): Lang {
    return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function loadStored(): Partial<Settings> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    } catch {
        return {};
    }
}

export class Settings {
    lang = $state<Lang>(browserLanguage());
    theme = $state<Theme>("auto");
    speed = $state<Speed>("normal");
    sound = $state(false);
    /** Whether a move is shown first and sent by a second touch. */
    confirm = $state(true);
    /** Whether the board is drawn, or told in words and lists. */
    plain = $state(false);
    name = $state("");
    /** The name that we invented for who did not choose one, and its place in the list of such names. */
    suggestedName = $state.raw<{ name: string; index: number } | null>(null);

    constructor() {
        Object.assign(this, loadStored());
    }

    /** How long an animation of a second lasts: 0 when there is to be no movement. */
    get animationScale(): number {
        return matchMedia(REDUCED_MOTION).matches ? 0 : ANIMATION_SCALES[this.speed];
    }

    get activeTheme(): "day" | "lamp" {
        if (this.theme !== "auto") return this.theme;
        return matchMedia(PREFERS_DARK).matches ? "lamp" : "day";
    }

    /** Keep what is settled, and show it: called in an effect, so that every change counts at once. */
    save(): void {
        const { lang, theme, speed, sound, confirm, plain, name, suggestedName } = this;
        try {
            localStorage.setItem(
                KEY,
                JSON.stringify({ lang, theme, speed, sound, confirm, plain, name, suggestedName }),
            );
        } catch {
            // A browser that keeps nothing still plays.
        }
        document.documentElement.lang = lang;
        document.documentElement.dataset["theme"] = this.activeTheme;
    }
}

export const settings = new Settings();
