// Write a compressed copy beside every file that benefits, so that the server can send it without compressing again.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const GAINS = new Set([".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest"]);

function files(folder: string): string[] {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export function precompress(): Plugin {
    let folder = "";
    return {
        name: "precompress",
        apply: "build",
        configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
        closeBundle() {
            for (const file of files(folder).filter((file) => GAINS.has(extname(file)))) {
                const content = readFileSync(file);
                writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
                writeFileSync(
                    `${file}.br`,
                    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
                );
            }
        },
    };
}
