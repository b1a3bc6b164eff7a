import { expect, test } from "vitest";
import { timeLeftParts } from "./timeLeft.ts";

test.each([
    [0, "time-minutes", { minutes: 1 }],
    [6 * 60 + 59, "time-minutes", { minutes: 6 }],
    [3600, "time-hours", { hours: 1 }],
    [19.9 * 3600, "time-hours", { hours: 19 }],
    [86_400 + 4 * 3600, "time-day-hours", { days: 1, hours: 4 }],
    [86_400 + 59, "time-days", { days: 1 }],
    [3 * 86_400 - 1, "time-days", { days: 2 }],
])("timeLeftParts of %d seconds", (seconds, key, numbers) => {
    expect(timeLeftParts(seconds)).toEqual([key, numbers]);
});
