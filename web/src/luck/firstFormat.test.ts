/** Files that were exported in format 1 still verify. */
import { expect, test } from "vitest";
import { readTableFile } from "./exportFile.ts";
import { verify } from "./verify.ts";

const EXPORTS = import.meta.glob<string>("../../../tests/upgrade/schema_0005/exports/*.json.gz", {
    query: "?url&inline",
    import: "default",
    eager: true,
});
const UNFINISHED = [{ code: "not-finished" }];

async function exported(url: string): Promise<Record<string, unknown>> {
    const packed = (await fetch(url)).body!;
    return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).json() as never;
}

function example(): Promise<Record<string, unknown>> {
    return exported(Object.entries(EXPORTS).find(([path]) => path.endsWith("/lost-cities-rated.json.gz"))![1]);
}

test("there are example files", () => expect(Object.keys(EXPORTS).length).toBeGreaterThan(10));

test.each(Object.entries(EXPORTS))("%s verifies", async (_, url) => {
    const file = await exported(url);
    expect(file["format"]).toBe(1);
    expect(verify(file)).toEqual(file["result"] === null ? UNFINISHED : []);
});

test("readTableFile renames the fields of format 1", async () => {
    const file = readTableFile(await example())!;
    expect(file.acts[0]!.kind).toBe("create");
    expect(file.chance_events.length).toBeGreaterThan(0);
    expect(Object.keys(file.result as object)).toEqual(expect.arrayContaining(["ranks", "score_sheets"]));
});

test("the digest is computed from the original field names", async () => {
    const { places, ...rest } = (await example())["result"] as Record<string, unknown>;
    expect(verify({ ...(await example()), result: { ...rest, ranks: places } })).toEqual([{ code: "digest" }]);
});

test.each([{ acts: 5 }, { acts: [null] }, { result: [] }, { chances: {} }, { format: 2 }])(
    "a file with %j does not verify",
    async (change) => expect(verify({ ...(await example()), ...change })).not.toEqual([]),
);

test("a file of format 1 without a result does not verify", async () => {
    const { result, ...rest } = await example();
    expect(result).toBeTruthy();
    expect(readTableFile(rest)).toBeNull();
});
