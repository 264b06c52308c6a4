import { type FaqChange, type Publication, publication } from '../contract/publication.ts';

/** What a publication holds, by keys that two authors can change without touching each other. */
type Entries = ReadonlyMap<string, unknown>;

/** No name in a publication has it. */
const joint = '\n';

const named = (part: string, items: Iterable<readonly [name: string, item: unknown]>) =>
  [...items].map(([name, item]) => [part + joint + name, item] as const);

const listed = <Item>(part: string, items: readonly Item[], nameOf: (item: Item) => string) =>
  named(
    part,
    items.map((item) => [nameOf(item), item]),
  );

const questionsOf = (set: string, { edited, added, hidden, order }: FaqChange) => [
  ...named(`faq.edited${joint}${set}`, Object.entries(edited)),
  ...listed(`faq.added${joint}${set}`, added, ({ id }) => id),
  ...listed(`faq.hidden${joint}${set}`, hidden, (id) => id),
  ...(order.length > 0 ? named(`faq.order${joint}${set}`, [['', order]]) : []),
];

const entriesOf = (of: Publication): Entries =>
  new Map([
    ...listed('prices', of.prices, ({ key }) => key),
    ...Object.entries(of.validity).flatMap(([kind, periods]) => named(kind, Object.entries(periods))),
    ...listed('looks', of.looks, ({ key }) => key),
    ...listed('made.plans', of.plans, ({ sku }) => sku),
    ...listed('made.campaigns', of.campaigns, ({ prefix }) => prefix),
    ...listed('experiments', of.experiments, ({ id }) => id),
    ...Object.entries(of.faq).flatMap(([set, change]) => questionsOf(set, change)),
  ]);

function publicationOf(entries: Entries): Publication {
  const under = (part: string) =>
    [...entries].flatMap(([key, item]): [string, unknown][] =>
      key.startsWith(part + joint) ? [[key.slice(part.length + joint.length), item]] : [],
    );
  const items = (part: string) => under(part).map(([, item]) => item);
  const record = (part: string) => Object.fromEntries(under(part));
  const sets = new Set(
    [...entries.keys()].flatMap((key) => (key.startsWith('faq.') ? [key.split(joint)[1] ?? ''] : [])),
  );
  return publication.parse({
    prices: items('prices'),
    validity: { plans: record('plans'), lists: record('lists'), campaigns: record('campaigns') },
    looks: items('looks'),
    plans: items('made.plans'),
    campaigns: items('made.campaigns'),
    experiments: items('experiments'),
    faq: Object.fromEntries(
      [...sets].map((set) => [
        set,
        {
          edited: record(`faq.edited${joint}${set}`),
          added: items(`faq.added${joint}${set}`),
          hidden: items(`faq.hidden${joint}${set}`),
          order: items(`faq.order${joint}${set}`)[0] ?? [],
        },
      ]),
    ),
  });
}

function changesIn(base: Publication, draft: Publication): Entries {
  const [before, after] = [entriesOf(base), entriesOf(draft)];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return new Map(
    [...keys]
      .filter((key) => !isSame(before.get(key), after.get(key)))
      .map((key) => [key, after.get(key)] as const),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The changes of a draft to the version that it began with, made to another version. */
export function rebaseDraft(base: Publication, draft: Publication, onto: Publication): Publication {
  const entries = new Map(entriesOf(onto));
  for (const [key, item] of changesIn(base, draft))
    if (item === undefined) entries.delete(key);
    else entries.set(key, item);
  return publicationOf(entries);
}

/** Whether two drafts of the same version change the same thing in different ways. */
export function clash(base: Publication, one: Publication, other: Publication): boolean {
  const others = changesIn(base, other);
  return [...changesIn(base, one)].some(([key, item]) => others.has(key) && !isSame(item, others.get(key)));
}

/** Whether a draft changes anything. */
export const isChanged = (base: Publication, draft: Publication): boolean => changesIn(base, draft).size > 0;
