import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { changedOffers, type OfferMark, termsKey } from '../../src/catalogue/overlay.ts';
import { codeOf } from '../../src/catalogue/plan-lists.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import type { Publication } from '../../src/contract/publication.ts';

/** Above all ids of the catalogue files. */
const firstId = 100_000;

/** Assigns ids and codes to new terms; equal terms keep theirs for good. */
export function assignMarks(
  defaults: Catalogue,
  published: Publication,
  known: ReadonlyMap<string, OfferMark>,
): ReadonlyMap<string, OfferMark> {
  const marks = new Map(known);
  let last = Math.max(firstId, ...[...known.values()].map(({ id }) => id));
  for (const { list, sku, terms } of changedOffers(defaults, published)) {
    const key = termsKey(list, sku, terms);
    if (marks.has(key)) continue;
    last += 1;
    const code = codeOf(`${sku}v${last - firstId}`, lookUp(defaults.lists, list)?.code, defaults.edition);
    marks.set(key, { id: last, offerCode: code });
  }
  return marks;
}
