/** What an anchor that calls a plan looks like. */
export const skuHash = '^#c(d?\\d+\\w*)$';

const called = new RegExp(skuHash);

/** '#cd600b' calls the card of d600b, and so does '#c600b'; '#c600' the first whose digits these are. */
export function skuInHash(hash: string, skus: readonly string[]): string | null {
  const name = called.exec(hash)?.[1];
  const ways = [(sku: string) => sku, (sku: string) => sku.slice(1), (sku: string) => /\d+/.exec(sku)?.[0]];
  return ways.map((as) => skus.find((sku) => as(sku) === name)).find((sku) => sku !== undefined) ?? null;
}
