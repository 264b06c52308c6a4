import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import type { PriceChange, Publication } from '../../../../contract/publication.ts';
import { type TermField, termFields } from '../../../../contract/publication.ts';
import { defaultTerms } from '../draft-edits.ts';

interface PriceStep {
  readonly change: PriceChange;
  readonly field: TermField;
  readonly was: number;
  readonly is: number;
}

type PricePeriod = Pick<PriceChange, 'list' | 'sku' | 'from' | 'until'>;

const keyOf = ({ list, sku, from, until }: PricePeriod): string => [list, sku, from, until].join(' ');

/** Price differences between two publications. A missing price defaults to the permanent one. */
export function priceSteps(before: Publication, after: Publication, files: CatalogueFiles): PriceStep[] {
  const [old, next] = [before, after].map(
    ({ prices }) => new Map(prices.map((change) => [keyOf(change), change])),
  );
  if (old === undefined || next === undefined) return [];
  return [...new Map([...old, ...next]).values()].flatMap((change) =>
    termFields.flatMap((field) => {
      const { list, sku } = change;
      const [was, is] = [old, next].map(
        (prices) =>
          prices.get(keyOf(change))?.[field] ??
          prices.get(keyOf({ list, sku }))?.[field] ??
          defaultTerms(files, list, sku)?.[field],
      );
      return was === is || was === undefined || is === undefined ? [] : [{ change, field, was, is }];
    }),
  );
}

/** Less than half or more than double is probably a typing error. */
export const isWild = ({ field, was, is }: PriceStep): boolean =>
  field !== 'discountMonths' && (is < was / 2 || is > was * 2);
