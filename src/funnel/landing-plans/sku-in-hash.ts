/** The pattern of a fragment that names a plan. */
export const skuHash = '^#c(d?\\d\\w*)$';

const called = new RegExp(skuHash);

/** '#cd600b' and '#c600b' name d600b; '#c600' the first plan with these digits. */
export function skuInHash(hash: string, skus: readonly string[]): string | null {
  const name = called.exec(hash)?.[1];
  const ways = [(sku: string) => sku, (sku: string) => sku.slice(1), (sku: string) => /\d+/.exec(sku)?.[0]];
  return ways.map((as) => skus.find((sku) => as(sku) === name)).find((sku) => sku !== undefined) ?? null;
}
