import { type Publication, publication } from '../contract/publication.ts';

type Tree = Readonly<Record<string, unknown>>;

/** A list by what its items stand for, so that each is found again in another version. */
function byName<Item>(items: readonly Item[], nameOf: (item: Item) => unknown): Record<string, Item> {
  const named: Record<string, Item> = {};
  for (const item of items) {
    let name = JSON.stringify([nameOf(item)]);
    // One that is being scheduled has no period of its own yet.
    while (name in named) name += '+';
    named[name] = item;
  }
  return named;
}

const treeOf = (
  { prices, looks, plans, campaigns, experiments, faq, validity }: Publication,
  sets: readonly string[],
) => ({
  prices: byName(prices, ({ list, sku, from, until }) => [list, sku, from, until]),
  validity,
  looks: byName(looks, ({ campaign, from, until }) => [campaign, from, until]),
  plans: byName(plans, ({ sku }) => sku),
  campaigns: byName(campaigns, ({ prefix }) => prefix),
  experiments: byName(experiments, ({ id }) => id),
  faq: Object.fromEntries(
    sets.map((set) => {
      const { edited = {}, added = [], hidden = [], order = [] } = faq[set] ?? {};
      return [
        set,
        { edited, order, added: byName(added, ({ id }) => id), hidden: byName(hidden, (id) => id) },
      ];
    }),
  ),
});

const listed = (part: unknown): unknown[] => (isTree(part) ? Object.values(part) : []);

const publicationOf = ({ validity, faq, ...lists }: Tree): Publication => {
  const sets = Object.entries(isTree(faq) ? faq : {}).map(([set, change]) => {
    const { edited, added, hidden, order } = isTree(change) ? change : {};
    return [set, { edited, added: listed(added), hidden: listed(hidden), order }] as const;
  });
  return publication.parse({
    ...Object.fromEntries(Object.entries(lists).map(([part, items]) => [part, listed(items)])),
    validity,
    faq: Object.fromEntries(sets.filter(([, change]) => JSON.stringify(change).length > emptySet.length)),
  });
};

const emptySet = JSON.stringify({ edited: {}, added: [], hidden: [], order: [] });

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keysOf = (...trees: readonly Tree[]): string[] => [...new Set(trees.flatMap(Object.keys))];

/** The key of a price or a look is drawn, and says nothing. */
const isKey = (key: string, of: Tree): boolean => key === 'key' && key in of;

/** Field by field what the draft has changed, and else what it is laid on. */
function merge(base: unknown, draft: unknown, onto: unknown): unknown {
  if (!isTree(draft) || !isTree(onto)) return isSame(base, draft) ? onto : draft;
  return mergeTrees(isTree(base) ? base : {}, draft, onto);
}

const mergeTrees = (base: Tree, draft: Tree, onto: Tree): Tree =>
  Object.fromEntries(
    keysOf(onto, draft)
      .map((key) => [key, isKey(key, onto) ? onto[key] : merge(base[key], draft[key], onto[key])] as const)
      .filter(([, value]) => value !== undefined),
  );

/** The changes of a draft to the version that it began with, made to another version. */
export function rebaseDraft(base: Publication, draft: Publication, onto: Publication): Publication {
  const sets = keysOf(onto.faq, draft.faq, base.faq);
  return publicationOf(mergeTrees(treeOf(base, sets), treeOf(draft, sets), treeOf(onto, sets)));
}

export const isChanged = (base: Publication, draft: Publication): boolean =>
  !isSame(rebaseDraft(base, draft, base), base);

/** Whether two drafts of the same version change the same thing in different ways. */
export function clash(base: Publication, one: Publication, other: Publication): boolean {
  const sets = keysOf(base.faq, one.faq, other.faq);
  return clashAt(treeOf(base, sets), treeOf(one, sets), treeOf(other, sets));
}

function clashAt(base: unknown, one: unknown, other: unknown): boolean {
  if (!isTree(one) || !isTree(other))
    return !isSame(one, other) && !isSame(base, one) && !isSame(base, other);
  const before = isTree(base) ? base : {};
  return keysOf(one, other).some((key) => !isKey(key, one) && clashAt(before[key], one[key], other[key]));
}
