import { expect, test } from "vitest";
import { overlap, placeBeside } from "./placeCard.ts";

const WINDOW = { left: 0, top: 0, width: 1366, height: 584 };
const CARD = { width: 380, height: 200 };

test.each([
    [{ left: 570, top: 410, width: 118, height: 40 }, "in the middle"],
    [{ left: 0, top: 0, width: 80, height: 60 }, "in a corner"],
    [{ left: 1300, top: 540, width: 60, height: 40 }, "in the other corner"],
    [{ left: 10, top: 100, width: 500, height: 300 }, "a large one"],
])("a card never covers its piece or leaves the window: %o (%s)", (piece) => {
    const spot = placeBeside(piece, CARD, WINDOW);
    expect(overlap({ ...spot, ...CARD }, piece)).toBe(0);
    expect(overlap({ ...spot, ...CARD }, WINDOW)).toBe(CARD.width * CARD.height);
});

test("a piece as large as the window is covered as little as possible", () => {
    const spot = placeBeside({ ...WINDOW, height: 500 }, CARD, WINDOW);
    expect(spot.top).toBe(376);
});
