import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import {
  listOfMade,
  type PriceChange,
  type Publication,
  type TermField,
  termFields,
} from '../../../../contract/publication.ts';
import { defaultTerms } from '../draft-edits.ts';

interface PriceStep {
  readonly change: PriceChange;
  readonly field: TermField;
  readonly was: number;
  readonly is: number;
}

type PricePeriod = Pick<PriceChange, 'list' | 'sku' | 'from' | 'until'>;

const keyOf = ({ list, sku, from, until }: PricePeriod): string => [list, sku, from, until].join(' ');

/** By key. What a made campaign sells at prices of its own is changed like the list that they were copied from. */
function changesIn({ prices, campaigns }: Publication): ReadonlyMap<string, PriceChange> {
  const own = campaigns.flatMap((made) =>
    (made.offers ?? []).map((offer) => ({ key: made.prefix, list: listOfMade(made), ...offer })),
  );
  const found = new Map<string, PriceChange>(own.map((change) => [keyOf(change), change]));
  for (const change of prices) found.set(keyOf(change), { ...found.get(keyOf(change)), ...change });
  return found;
}

/** Price differences between two publications. A missing price defaults to the permanent one. */
export function priceSteps(before: Publication, after: Publication, files: CatalogueFiles): PriceStep[] {
  const [old, next] = [changesIn(before), changesIn(after)];
  return [...new Map([...old, ...next]).values()].flatMap((change) =>
    termFields.flatMap((field) => {
      const { list, sku } = change;
      const copied = after.campaigns.find((made) => listOfMade(made) === list)?.sellsFrom ?? list;
      const [was, is] = [old, next].map(
        (prices) =>
          prices.get(keyOf(change))?.[field] ??
          prices.get(keyOf({ list, sku }))?.[field] ??
          defaultTerms(files, copied, sku)?.[field],
      );
      return was === is || was === undefined || is === undefined ? [] : [{ change, field, was, is }];
    }),
  );
}

/** Less than half or more than double is probably a typing error. */
export const isWild = ({ field, was, is }: PriceStep): boolean =>
  field !== 'discountMonths' && (is < was / 2 || is > was * 2);
