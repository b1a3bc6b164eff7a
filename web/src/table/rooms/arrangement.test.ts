import { expect, test } from "vitest";
import { arrangementOf, hasPlace } from "./arrangement.ts";

test("laptops and tablets in landscape are wide, phones narrow, and low when they lie on their side", () => {
    expect(arrangementOf(1366, 650)).toBe("wide");
    expect(arrangementOf(1024, 768)).toBe("wide");
    expect(arrangementOf(768, 1024)).toBe("narrow");
    expect(arrangementOf(360, 640)).toBe("narrow");
    expect(arrangementOf(740, 360)).toBe("low");
});

test("a small phone whose browser shows its bars stays narrow", () => {
    expect(arrangementOf(375, 553)).toBe("narrow");
    expect(arrangementOf(320, 460)).toBe("narrow");
});

test("a room is granted where the page has it and the face wants it", () => {
    const everywhere = { least: 0, arrangements: [], tab: "" };
    expect(hasPlace("desk", "wide", everywhere)).toBe(true);
    expect(hasPlace("desk", "narrow", everywhere)).toBe(false);
    expect(hasPlace("desk", "wide", { ...everywhere, arrangements: ["low"] })).toBe(false);
    expect(hasPlace("standing", "low", everywhere)).toBe(true);
});
