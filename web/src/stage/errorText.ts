// What went wrong in a face, with the file and line of its author.

/** Message of an error, with its first place among the files of a face: `face.js:37:30`. */
export function errorText(error: Error, base: string): string {
    const places = (error.stack ?? "").split("\n").flatMap((line) => placeIn(line, base));
    return places.length ? `${String(error)} at ${places[0]}` : String(error);
}

function placeIn(line: string, base: string): string[] {
    const at = base ? line.indexOf(base) : -1;
    return at < 0 ? [] : [line.slice(at + base.length).replace(/\)$/, "")];
}

/** Message and line of a syntax error: the error of an import has none, that of a script element has. */
export function locateSyntaxError(base: string, entry: string): Promise<string> {
    return new Promise((resolve) => {
        const script = document.createElement("script");
        const done = (text: string): void => {
            window.removeEventListener("error", listen, true);
            script.remove();
            resolve(text);
        };
        const listen = (event: ErrorEvent): void => {
            // It is known already that the face cannot be read.
            event.stopImmediatePropagation();
            const { message, filename, lineno, colno } = event;
            done(`${message} at ${placeIn(filename, base)[0] ?? filename}:${lineno}:${colno}`);
        };
        window.addEventListener("error", listen, true);
        Object.assign(script, { type: "module", src: base + entry, onload: () => done(""), onerror: () => done("") });
        document.head.append(script);
    });
}
