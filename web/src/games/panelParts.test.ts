// Every icon on the panel of a seat is a component with a card, and every part that a face bears is a word of its game.
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const DRAWINGS = import.meta.glob<string>("./*/**/*.svelte", { query: "?raw", import: "default", eager: true });
const TEXTS = import.meta.glob<string>("../../../src/caravane/games/*/locales/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
});
const GAMES = [...new Set(Object.keys(DRAWINGS).map((path) => path.split("/")[1]!))];
const PART = "data-part";

function parsed(source: string): Node {
    return parse(source, { modern: true }).fragment as unknown as Node;
}

function childrenOf(node: Node): Node[] {
    const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
    return Object.values(node).flatMap((value): Node[] =>
        Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
    );
}

function partOf(node: Node): Node | undefined {
    const attributes = (node["attributes"] ?? []) as readonly Node[];
    return attributes.find(({ type, name }) => type === "Attribute" && name === PART);
}

/** What is painted without a component around it: pieces drawn by others, elements with nothing in them, figures. */
function bare(node: Node): string[] {
    if (partOf(node)) return [];
    const inside = childrenOf(node).filter(({ type }) => !/Attribute|Directive|^Const/.test(type));
    const drawn = inside.filter(({ type }) => /^(RegularElement|Component|ExpressionTag|.*Block|Fragment)$/.test(type));
    if (node.type === "Component" || node.type === "ExpressionTag") return [JSON.stringify(node["name"] ?? "figure")];
    if (node.type === "RegularElement" && !drawn.some(isFilled)) return [String(node["name"])];
    return drawn.flatMap(bare);
}

function isFilled(node: Node): boolean {
    return node.type !== "Fragment" || (node["nodes"] as readonly Node[]).some(({ type }) => type !== "Text");
}

/** The words of the parts that a component names literally. */
function wordsIn(node: Node): string[] {
    const attribute = partOf(node);
    const own = attribute ? literals(attribute) : [];
    return [...own.map((text) => text.split(":")[0]!).filter(Boolean), ...childrenOf(node).flatMap(wordsIn)];
}

function literals(node: Node): string[] {
    if (node.type === "BinaryExpression") return [];
    if (node.type === "ConditionalExpression")
        return [node["consequent"], node["alternate"]].flatMap((each) => literals(each as Node));
    if (node.type === "Text") return [String(node["data"])];
    if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
    if (node.type === "TemplateLiteral") return literals((node["quasis"] as readonly Node[])[0]!);
    if (node.type === "TemplateElement") return [(node["value"] as { readonly raw: string }).raw];
    const value = node["value"];
    const first = Array.isArray(value) ? (value[0] as Node) : ((value ?? node["expression"]) as Node | undefined);
    return first && typeof first === "object" ? literals(first) : [];
}

test.each(GAMES)("every icon on a panel of %s is a component", (game) => {
    expect(bare(parsed(DRAWINGS[`./${game}/SeatSummary.svelte`]!))).toEqual([]);
});

test.each(GAMES)("every part in the drawings of %s is a word of the game in both languages", (game) => {
    const own = Object.entries(DRAWINGS).filter(([path]) => path.startsWith(`./${game}/`));
    const words = new Set(own.flatMap(([, source]) => wordsIn(parsed(source))));
    expect(words.size).toBeGreaterThan(4);
    for (const lang of ["fr", "en"]) {
        const texts = TEXTS[`../../../src/caravane/games/${game}/locales/${lang}.ftl`]!;
        expect([...words].filter((word) => !texts.includes(`\npart-${word} =`))).toEqual([]);
    }
});
