/** '#cd600b' calls the card of d600b. */
export const skuInHash = (hash: string): string | null => /^#c(d\d+\w*)$/.exec(hash)?.[1] ?? null;
