import { expect, test } from "vitest";
import { shortened } from "./fingerprint.ts";

test("shortened keeps the first and last digits", () => {
    expect(shortened("7c1e90b2aaaabbbba94f")).toBe("7c1e 90b2 … a94f");
});
