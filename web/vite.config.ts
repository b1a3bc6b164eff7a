import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packed } from "./build/packed.ts";

// The pages are built into the Python package, which serves them. `npm run dev` talks with a running `caravane serve`.
const server = process.env["CARAVANE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [svelte(), packed()],
    build: {
        outDir: "../src/caravane/server/static",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0,
        manifest: true,
    },
    server: { proxy: { "/api": { target: server, ws: true } } },
    test: { include: ["src/**/*.test.ts"] },
});
