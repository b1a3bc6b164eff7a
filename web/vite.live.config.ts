import { defineConfig } from "vite";

// The script that `scripts/fit` adds to the pages of a server. It is no part of the client.
export default defineConfig({
    publicDir: false,
    build: {
        outDir: "../build/live",
        emptyOutDir: true,
        target: "es2022",
        minify: false,
        lib: { entry: "src/stage/livePage.ts", formats: ["iife"], name: "livePage", fileName: () => "live.js" },
    },
});
