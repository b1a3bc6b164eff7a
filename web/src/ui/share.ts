// Sharing of links: by the device's share dialog, or the clipboard, also over plain HTTP.

export function canShare(): boolean {
    return typeof navigator.share === "function";
}

/** Share; cancelling is no error. */
export async function share(title: string, text: string, url: string): Promise<void> {
    await navigator.share({ title, text, url }).catch(() => {});
}

/** Copy a text; return whether it worked. */
export async function copy(text: string): Promise<boolean> {
    if (!navigator.clipboard) return copyBySelection(text);
    return navigator.clipboard.writeText(text).then(
        () => true,
        () => copyBySelection(text),
    );
}

/** Fallback: there is no clipboard over plain HTTP. */
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
