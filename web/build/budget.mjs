// Measure the gzipped size of what a phone loads, from Vite's manifest of the built client, and fail above the limits:
//   node build/budget.mjs [FOLDER]
// The home page in one language comes first, then each face at its table with its texts. Fonts and pictures are listed
// separately.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const FIRST = 82_000;
const FACE = 66_000;
/** A face whose every action is planned with a slip of its own, eight of them and Zu; one with twelve engravings and tracks of any length. */
const LARGER = { "excavation-earth": 72_000, "archeos-society": 67_500 };
const LANGUAGES = ["src/texts/textsFr.ts", "src/texts/textsEn.ts"];

const folder = process.argv[2] ?? join(import.meta.dirname, "../../src/caravane/server/static");
const read = (file) => JSON.parse(readFileSync(join(folder, file), "utf8"));
const manifest = read(".vite/manifest.json");
const faces = read("faces.json");

/** The given chunks and all chunks that they import. */
function pieces(...modules) {
    const seen = new Set();
    const visit = (name) => {
        if (seen.has(name)) return;
        seen.add(name);
        (manifest[name].imports ?? []).forEach(visit);
    };
    modules.forEach(visit);
    return [...seen].map((name) => manifest[name]);
}

/** All files loaded with some modules: their scripts, imported scripts and styles. */
function loaded(...modules) {
    return new Set(pieces(...modules).flatMap(({ file, css = [] }) => [file, ...css]));
}

/** The chunk of a group of modules, by the group's name. */
function group(name) {
    const found = Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith(".js"));
    if (!found) throw new Error(`no piece is called ${name}`);
    return found;
}

function weight(files) {
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
}

function pictures(...modules) {
    const files = new Set(pieces(...modules).flatMap(({ assets = [] }) => assets));
    return [...files].reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
}

function kB(bytes) {
    return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

let failed = false;
function tell(name, bytes, most) {
    const over = most !== undefined && bytes > most;
    failed ||= over;
    console.log(
        `${kB(bytes)}  ${name}${most === undefined ? "" : ` (at most ${most / 1000})`}${over ? "  TOO MUCH" : ""}`,
    );
}

const HOME = [group("preload"), "src/app/main.ts", "src/app/pages/Home.svelte"];
const language = LANGUAGES.toSorted((a, b) => weight(loaded(b)) - weight(loaded(a)))[0];
const first = new Set(["index.html", ...loaded(...HOME, language)]);
tell("home, with the larger language", weight(first), FIRST);
const covers = Object.values(faces).map(({ cover }) => readFileSync(join(folder, cover.art)).length);
tell("fonts and pictures of home", pictures(...HOME) + covers.reduce((sum, bytes) => sum + bytes, 0));
const frame = new Set([...first, ...loaded(group("table"))]);
tell("the frame of a table, beside home", weight([...frame].filter((file) => !first.has(file))));
const beside = (module) => weight([...loaded(module)].filter((file) => !frame.has(file)));
tell("the words face", beside("src/words/index.ts"), FACE);
for (const [game, { entry, texts }] of Object.entries(faces)) {
    const module = Object.keys(manifest).find((name) => manifest[name].file === entry);
    const words = Math.max(...Object.values(texts).map((file) => weight([file])));
    tell(`${game}, ${(words / 1000).toFixed(1)} of them texts`, beside(module) + words, LARGER[game] ?? FACE);
}
process.exit(failed ? 1 : 0);
