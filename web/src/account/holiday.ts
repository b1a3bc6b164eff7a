// Calendar days in the local time zone.

/** The date a number of days ahead, as `2030-07-14`. */
export function dayAhead(days: number, now = new Date()): string {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
    const two = (part: number) => String(part).padStart(2, "0");
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** End of a day, in seconds since the epoch. */
export function endOfDay(day: string): number {
    const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
    return Math.floor(new Date(year, month - 1, date + 1).getTime() / 1000);
}
