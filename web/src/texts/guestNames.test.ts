/** Names for guests: hundreds, the same number in both languages, all different and short enough for a seat. */
import { expect, test } from "vitest";
import en from "../../locales/en/create.ftl?raw";
import fr from "../../locales/fr/create.ftl?raw";

const MAX_LENGTH = 24;

function words(file: string, key: string): string[] {
    return new RegExp(`^${key} = (.*)$`, "m").exec(file)![1]!.split(", ");
}

function names(file: string): string[] {
    return words(file, "names-heads").flatMap((head) =>
        words(file, "names-tails").map((tail) =>
            /^names-guest = (.*)$/m.exec(file)![1]!.replace("{ $head }", head).replace("{ $tail }", tail),
        ),
    );
}

test.each([
    ["French", fr],
    ["English", en],
])("%s has hundreds of names", (_, file) => {
    expect(new Set(names(file)).size).toBe(names(file).length);
    expect(names(file).length).toBeGreaterThanOrEqual(300);
    expect(names(file).filter((name) => name.length > MAX_LENGTH || /[{}]/.test(name))).toEqual([]);
});

test("a name has the same number in both languages", () => {
    for (const key of ["names-heads", "names-tails"]) expect(words(fr, key).length).toBe(words(en, key).length);
});
