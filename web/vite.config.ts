import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packed } from "./build/packed.ts";
import { preloaded } from "./build/preloaded.ts";

// The pages are built into the Python package, which serves them. `npm run dev` talks with a running `caravane serve`.
const server = process.env["CARAVANE_SERVER"] ?? "http://127.0.0.1:8000";

// Few pieces: on a slow line ten small files take longer than one. What runs first is small and needs none of the others.
const FIRST =
    /preload-helper|rolldown\/runtime|\/src\/(early|games\/face|pages\/index|table\/(address|handover|memory)|wire\/(api|renew))\./;
const EVERYWHERE =
    /\/src\/(kit\/(Compass|Desk|Drawer|GameIcon|Icon|Seal|Segments|contours|gameIcons|lineIcons)\.|shell\/(Missing|problems|router|session|settings|texts)|styles\/)/;
const AT_A_TABLE = /\/src\/(pages\/Table\.|table\/(?!Rul|rul|Replay[A-Z]))/;
const groups = [
    { name: "early", test: FIRST, priority: 2 },
    { name: "kit", test: EVERYWHERE, priority: 1 },
    { name: "table", test: AT_A_TABLE, priority: 0 },
];

export default defineConfig({
    plugins: [svelte(), preloaded(), packed()],
    build: {
        outDir: "../src/caravane/server/static",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0,
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    server: { proxy: { "/api": { target: server, ws: true } } },
    test: { include: ["src/**/*.test.ts"] },
});
