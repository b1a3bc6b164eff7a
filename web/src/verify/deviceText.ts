// What this device says about a file, in words.
import type { Comparison, Difference, RemarkCode } from "../luck/comparison.ts";
import { t } from "../texts/texts.svelte.ts";

/** Reasons with a text of their own, the most telling first. */
const PLAIN: readonly RemarkCode[] = ["unchecked", "first-algorithm", "no-notes", "irregular", "unseen", "no-result"];
/** Versions that cannot be compared. */
const OTHER_VERSION: readonly RemarkCode[] = ["old-file", "views-changed"];

/** What a verified file rests on, and whose devices have given nothing although they had promised to. */
export function verifiedText({ remarks }: Comparison, names: readonly string[]): string {
    const missing = remarks.filter(({ code }) => code === "missing-entropy");
    const absent = missing.map(({ seat = 0 }) => t("luck-verified-missing", { name: names[seat] ?? "" }));
    return [t("luck-verified-about"), ...absent].join(" ");
}

/** Why a file that is right in itself is not verified by this device. */
export function noPartText({ remarks }: Comparison): string {
    const codes = remarks.map(({ code }) => code);
    const known = PLAIN.find((code) => codes.includes(code));
    if (known) return t(`luck-no-part-${known}`);
    const restarted = remarks.find(({ code }) => code === "restarted");
    if (restarted) return t("luck-no-part-restarted", { count: restarted.number! });
    const isVersion = codes.some((code) => OTHER_VERSION.includes(code));
    return t(isVersion ? "luck-no-part-upgrade" : "luck-no-part-share");
}

/** What differs from the notes; what is wrong in the file itself is said elsewhere. */
export function differenceTexts({ differences }: Comparison, names: readonly string[]): string[] {
    return differences.filter(({ code }) => code !== "file").map((each) => differenceText(each, names));
}

function differenceText({ code, seat = 0, number = 0 }: Difference, names: readonly string[]): string {
    return t(`luck-differs-${code}`, { name: names[seat] ?? "", number });
}
