// The time left as text.
import { t } from "../../texts/texts.svelte.ts";
import { digits, span } from "./clocks.ts";

export function clockText(seconds: number): string {
    const { days, hours, ...rest } = span(seconds);
    if (days > 0) return t("table-clock-days", { days, hours });
    if (hours > 0) return t("table-clock-hours", { hours, minutes: rest.minutes });
    return digits({ days, hours, ...rest });
}

/** Short form with the largest unit only. */
export function shortClock(seconds: number): string {
    const { days, hours } = span(seconds);
    if (days > 1) return t("table-clock-day", { days });
    const all = days * 24 + hours;
    return all > 0 ? t("table-clock-hour", { hours: all }) : clockText(seconds);
}
