import { expect, test } from "vitest";
import { dayAhead, endOfDay } from "./holiday.ts";

test("dayAhead passes the ends of months and years", () => {
    expect(dayAhead(1, new Date(2030, 11, 31, 23, 59))).toBe("2031-01-01");
    expect(dayAhead(7, new Date(2030, 1, 25))).toBe("2030-03-04");
});

test("endOfDay returns the start of the next day", () => {
    expect(endOfDay("2030-07-14") * 1000).toBe(new Date(2030, 6, 15).getTime());
});
