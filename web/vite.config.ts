import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { faces } from "./build/faces.ts";
import { precompress } from "./build/precompress.ts";
import { preloadTags } from "./build/preloadTags.ts";

// The client is built into the Python package, which serves it. `npm run dev` uses a running `caravane serve`.
const server = process.env["CARAVANE_SERVER"] ?? "http://127.0.0.1:8000";

// A few chunks: on a slow connection ten small files take longer than one. The first one is small and needs no other.
const FIRST =
    /preload-helper|modulepreload-polyfill|rolldown\/runtime|\/src\/(app\/preload|app\/pages\/index|face\/types|table\/(rooms\/loadFace|tableUrl|players\/handover|deviceMemory)|wire\/(api|reloadOnUpdate))\./;
const EVERYWHERE =
    /\/src\/(face\/kit\/(Compass|Icon|Seal|seal|gameIcons|layers|lineIcons)\.|ui\/(PaperBackground|Drawer|GameIcon|JoinCode|LoadError|SegmentedControl|contours)\.|state\/(overlays|router|session|settings)|texts\/(errorText|texts)\.|styles\/)/;
const AT_A_TABLE =
    /\/src\/(app\/(pages\/Table|TablePhase)\.|face\/(kit|svelte)\/(?!.*\.css$)|texts\/gameTexts\.|easing\/|table\/(?!rulebook\/|replay\/Replay[A-Z]))/;
/** Styles that the frame shares with faces in a shadow root, which take none of its other styles. */
const SHARED_STYLES = /\/src\/face\/kit\/\w+\.svelte\?.*\.css$/;
/** The only thing that the frame has of games by name: data that checks luck and must not depend on the files of a face. */
const CANDIDATES = /\/src\/luck\/candidates\.json/;
const groups = [
    { name: "candidates", test: CANDIDATES, priority: 4 },
    { name: "kit", test: SHARED_STYLES, priority: 3 },
    { name: "preload", test: FIRST, priority: 2 },
    { name: "ui", test: EVERYWHERE, priority: 1 },
    { name: "table", test: AT_A_TABLE, priority: 0 },
];

export default defineConfig({
    plugins: [svelte(), preloadTags(), faces(), precompress()],
    build: {
        outDir: "../src/caravane/server/static",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0,
        manifest: true,
        rolldownOptions: {
            // The stage is for authors of faces; only `caravane face` serves it.
            input: { index: "index.html", stage: "stage.html" },
            output: { codeSplitting: { groups } },
        },
    },
    server: { proxy: { "/api": { target: server, ws: true }, "/faces": { target: server } } },
    test: {
        include: ["src/**/*.test.ts"],
        // As long as every other wait of a test: five seconds can pass on a busy machine.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        // One environment for all files takes a third of the time; no test may leave anything behind for another.
        pool: "threads",
        isolate: false,
    },
});
