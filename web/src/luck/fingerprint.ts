/** Shorten a fingerprint to its beginning and end. */
export function shortened(fingerprint: string): string {
    const four = fingerprint.match(/.{1,4}/g) ?? [];
    return four.length > 3 ? `${four[0]} ${four[1]} … ${four.at(-1)}` : fingerprint;
}
