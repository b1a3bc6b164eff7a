import { expect, test } from "vitest";
import { Sentences } from "./fluent.ts";

const SOURCE = `
question = Quoi ? « Non » : jamais !
number = { $percent } % de 20 000, n° { $count }
won = { $name } gagne { $points } points
year = 3 1985, 12 45, non 3
`;

test("French punctuation gets non-breaking spaces", () => {
    const fr = new Sentences("fr", SOURCE);
    expect(fr.format("question")).toBe("Quoi\u202f? «\u00a0Non\u00a0»\u00a0: jamais\u202f!");
    expect(fr.format("number", { percent: 72, count: 3 })).toBe("72\u00a0% de 20\u202f000, n°\u00a03");
    expect(fr.format("year")).toBe("3 1985, 12 45, non 3");
});

test("English texts are not changed", () => {
    expect(new Sentences("en", SOURCE).format("question")).toBe("Quoi ? « Non » : jamais !");
});

test("a name that runs from right to left does not reorder its sentence", () => {
    const fr = new Sentences("fr", SOURCE);
    expect(fr.format("won", { name: "ליאו", points: 12 })).toBe("\u2068ליאו\u2069 gagne 12 points");
    expect(fr.format("won", { name: "Léo", points: 12 })).toBe("Léo gagne 12 points");
});
