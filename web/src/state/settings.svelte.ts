// Settings of this device: language, theme, animation speed, sound, confirmation of moves.

export type Lang = "fr" | "en";
export type Theme = "auto" | "day" | "lamp";
/** When moves are sent: a whole turn after one confirmation, each step after its own, or as soon as they are chosen. */
export type Confirm = "turn" | "step" | "never";
export type Speed = "off" | "slow" | "normal" | "fast";

export const LANGS: readonly Lang[] = ["fr", "en"];
export const CONFIRMS: readonly Confirm[] = ["turn", "step", "never"];
const KEY = "caravane.settings";
const PREFERS_DARK = "(prefers-color-scheme: dark)";
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const ANIMATION_SCALES: Record<Speed, number> = { off: 0, slow: 1.6, normal: 1, fast: 0.5 };

function browserLanguage(): Lang {
    return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** Settings as earlier versions stored them too: there was no confirmation of steps. */
type Stored = Omit<Partial<Settings>, "confirm"> & { confirm?: Confirm | boolean };

function loadStored(): Partial<Settings> {
    try {
        const { confirm, ...rest } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
        return {
            ...rest,
            confirm: CONFIRMS.find((each) => each === confirm) ?? (confirm === false ? "never" : "turn"),
        };
    } catch {
        return {};
    }
}

export class Settings {
    lang = $state<Lang>(browserLanguage());
    theme = $state<Theme>("auto");
    speed = $state<Speed>("normal");
    sound = $state(false);
    confirm = $state<Confirm>("turn");
    /** Whether the plain face is used instead of the drawn board. */
    plain = $state(false);
    name = $state("");
    /** The suggested name of a guest who did not choose one, and its number among all names. */
    guestName = $state.raw<{ name: string; number: number } | null>(null);

    constructor() {
        Object.assign(this, loadStored());
    }

    /** Factor for animation times; 0 without animation. */
    get animationScale(): number {
        return matchMedia(REDUCED_MOTION).matches ? 0 : ANIMATION_SCALES[this.speed];
    }

    get activeTheme(): "day" | "lamp" {
        if (this.theme !== "auto") return this.theme;
        return matchMedia(PREFERS_DARK).matches ? "lamp" : "day";
    }

    /** Save and apply the settings; called in an effect after every change. */
    save(): void {
        const { lang, theme, speed, sound, confirm, plain, name, guestName } = this;
        try {
            localStorage.setItem(KEY, JSON.stringify({ lang, theme, speed, sound, confirm, plain, name, guestName }));
        } catch {
            // The client works without storage.
        }
        document.documentElement.lang = lang;
        document.documentElement.dataset["theme"] = this.activeTheme;
    }
}

export const settings = new Settings();
