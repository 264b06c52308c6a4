/** '#cd600b' calls the card of d600b, and so does '#c600b'; '#c600' the first whose digits these are. */
export function skuInHash(hash: string, skus: readonly string[]): string | null {
  const name = /^#c(d?\d+\w*)$/.exec(hash)?.[1];
  const called = [(sku: string) => sku, (sku: string) => sku.slice(1), (sku: string) => /\d+/.exec(sku)?.[0]];
  return called.map((as) => skus.find((sku) => as(sku) === name)).find((sku) => sku !== undefined) ?? null;
}
