// Handing on a link: by the device's own way, or by the clipboard, also where a page came over plain http.

export function canShare(): boolean {
    return typeof navigator.share === "function";
}

/** Share; who changes their mind does nothing wrong. */
export async function share(title: string, text: string, url: string): Promise<void> {
    await navigator.share({ title, text, url }).catch(() => {});
}

/** Copy a text; tells whether it worked. */
export async function copy(text: string): Promise<boolean> {
    if (!navigator.clipboard) return copyBySelection(text);
    return navigator.clipboard.writeText(text).then(
        () => true,
        () => copyBySelection(text),
    );
}

/** The old way: plain http has no clipboard. */
function copyBySelection(text: string): boolean {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "sr";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
}
