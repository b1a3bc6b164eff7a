import { expect, test } from "vitest";
import { drawCount } from "./drawCount.ts";

test("drawCount counts rolls, lots and shuffles once, and the dice besides", () => {
    const faces = ["1", "2"];
    const chances = [
        { kind: "roll", of: [faces, faces, ["red", "blue"]] },
        { kind: "lot", of: ["a", "b"] },
        { kind: "shuffle", of: ["a", "b", "c"] },
        { kind: "roll", of: [faces] },
    ] as const;
    expect(drawCount(chances)).toEqual({ count: 4, dice: 4 });
    expect(drawCount([])).toEqual({ count: 0, dice: 0 });
});
