import { questionSets } from '../content/faq/questions.ts';
import { checkWords } from '../content/publication-checks.ts';
import { lookUp } from '../contract/look-up.ts';
import { type Publication, type PublicationProblem, publication } from '../contract/publication.ts';
import { usualQuestion } from './usual-question.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keysOf = (...trees: readonly Tree[]): string[] => [...new Set(trees.flatMap(Object.keys))];

/** Lists that say an order, or that go together. */
const whole: ReadonlySet<string> = new Set(['order', 'arms']);

/** The key of a price or a look is drawn, and says nothing. */
const isKey = (key: string, of: Tree): boolean => key === 'key' && key in of;

/** Names the items of lists by what they stand for: by the key that they had before, or else by their terms. */
function namesBy(base: readonly unknown[]): (item: unknown) => string {
  const known = new Set(base.map((item) => isTree(item) && item.key));
  return (item) => {
    if (!isTree(item)) return JSON.stringify(item);
    const { key, sku, list, campaign, prefix, id, from, until } = item;
    if (key === undefined) return JSON.stringify([sku, prefix, id]);
    return JSON.stringify(known.has(key) ? key : [list, sku, campaign, from, until]);
  };
}

function named(items: readonly unknown[], nameOf: (item: unknown) => string): Tree {
  const tree: Record<string, unknown> = {};
  for (const item of items) {
    let name = nameOf(item);
    // One that is being scheduled has no period of its own yet.
    while (name in tree) name += '+';
    tree[name] = item;
  }
  return tree;
}

type Three = readonly [base: unknown, draft: unknown, onto: unknown];

/** Lists as trees of their named items, where what the other two are makes them one. */
function treesOf(key: string, [base, draft, onto]: Three): readonly [Tree, Tree, Tree] | null {
  if (isTree(draft) && isTree(onto)) return [isTree(base) ? base : {}, draft, onto];
  if (!Array.isArray(draft) || !Array.isArray(onto) || whole.has(key)) return null;
  const before: readonly unknown[] = Array.isArray(base) ? base : [];
  const nameOf = namesBy(before);
  return [named(before, nameOf), named(draft, nameOf), named(onto, nameOf)];
}

/** Part by part what the draft has changed, and else what it is laid on. */
function merge(key: string, three: Three): unknown {
  const [base, draft, onto] = three;
  // What somebody else has changed meanwhile is not removed unseen.
  const isRemovedUnseen = draft === undefined && !isSame(base, onto);
  if (isSame(base, draft) || isRemovedUnseen) return onto;
  const trees = treesOf(key, three);
  if (trees === null) return draft;
  const [before, mine, other] = trees;
  const merged = keysOf(other, mine)
    .map((part) => {
      const value = isKey(part, other) ? other[part] : merge(part, [before[part], mine[part], other[part]]);
      return [part, value] as const;
    })
    .filter(([, value]) => value !== undefined);
  return Array.isArray(onto) ? merged.map(([, item]) => item) : Object.fromEntries(merged);
}

function clashAt(key: string, three: Three): boolean {
  const [base, one, other] = three;
  if (isSame(one, other) || isSame(base, one) || isSame(base, other)) return false;
  const trees = treesOf(key, three);
  if (trees === null) return true;
  const [before, first, second] = trees;
  return keysOf(first, second).some(
    (part) => !isKey(part, first) && clashAt(part, [before[part], first[part], second[part]]),
  );
}

/** What the first says where the other says something else, and elsewhere the base. */
function clashingPart(key: string, three: Three): unknown {
  const trees = treesOf(key, three);
  if (trees === null) return three[1];
  const [before, first, second] = trees;
  const isList = Array.isArray(three[1]);
  const parts = keysOf(before, first).map((part) => {
    const inner: Three = [before[part], first[part], second[part]];
    if (!isKey(part, first) && clashAt(part, inner)) return [part, clashingPart(part, inner)] as const;
    // What is new is known by what both say of it.
    const isShared = !isList && (isKey(part, first) || isSame(first[part], second[part]));
    return [part, before[part] ?? (isShared ? first[part] : undefined)] as const;
  });
  const said = parts.filter(([, value]) => value !== undefined);
  return isList ? said.map(([, item]) => item) : Object.fromEntries(said);
}

export interface Clash {
  before: Publication;
  /** Both with what they make of the same thing alone. */
  one: Publication;
  other: Publication;
}

/** Where two mean different changes of one version; null if nowhere. */
export function clashOf(base: Publication, one: Publication, other: Publication): Clash | null {
  const before = withUsual(base, one, other);
  const [first, second] = [withSets(one, before), withSets(other, before)];
  if (!clashAt('', [before, first, second])) return null;
  const said = (own: Publication, against: Publication) =>
    publication.safeParse(clashingPart('', [before, own, against])).data ?? own;
  return { before, one: said(first, second), other: said(second, first) };
}

/** With every set of questions of the others: without its last change it is dropped. */
const withSets = (one: Publication, ...others: readonly Publication[]): Publication => ({
  ...one,
  faq: {
    ...Object.fromEntries(
      others.flatMap(({ faq }) => Object.keys(faq).map((set) => [set, noQuestions] as const)),
    ),
    ...one.faq,
  },
});

/** The base of questions that both have edited first: what the files ask. */
function withUsual(base: Publication, one: Publication, other: Publication): Publication {
  const sets = Object.entries(questionSets).map(([set, groups]) => {
    const changes = lookUp(base.faq, set) ?? noQuestions;
    const isEdited = ({ id }: { id: string }) =>
      [one, other].every(({ faq }) => lookUp(faq, set)?.edited[id] !== undefined);
    const usual = groups
      .flatMap(({ items }) => items.filter(isEdited))
      .map((item) => [item.id, usualQuestion(item)] as const);
    return [set, { ...changes, edited: { ...Object.fromEntries(usual), ...changes.edited } }] as const;
  });
  return { ...base, faq: { ...base.faq, ...Object.fromEntries(sets) } };
}

const noQuestions = { edited: {}, added: [], hidden: [], order: [] };

/** The changes of a draft to the version that it began with, made to another version. */
export function rebaseDraft(base: Publication, draft: Publication, onto: Publication): Publication {
  const filled = withSets(draft, base, onto);
  // More than a publication may hold: then it stays as it is.
  const { data = onto } = publication.safeParse(
    merge('', [withUsual(base, draft, onto), filled, withSets(onto, filled)]),
  );
  const faq = Object.entries(data.faq).filter(([, change]) => !isSame(change, noQuestions));
  return { ...data, faq: Object.fromEntries(faq) };
}

export const isChanged = (base: Publication, draft: Publication): boolean =>
  !isSame(rebaseDraft(base, draft, base), base);

/** Plans, campaigns and questions whose code somebody else has published since, for something else. */
export function takenProblems(
  base: Publication,
  draft: Publication,
  onto: Publication,
): PublicationProblem[] {
  const isTaken = <Item>(
    part: readonly Item[],
    before: readonly Item[],
    now: readonly Item[],
    nameOf: (item: Item) => string,
  ) =>
    part
      .filter((item) => {
        const same = (one: Item) => nameOf(one) === nameOf(item);
        const live = now.find(same);
        return !before.some(same) && live !== undefined && !isSame(live, item);
      })
      .map(nameOf);
  const added = (one: Publication) =>
    Object.entries(one.faq).flatMap(([set, change]) => change.added.map((asked) => ({ ...asked, set })));
  return [
    ...isTaken(draft.plans, base.plans, onto.plans, ({ sku }) => sku).map((key) => ({
      part: 'plans' as const,
      key,
      message: checkWords.skuTaken(key),
    })),
    ...isTaken(draft.campaigns, base.campaigns, onto.campaigns, ({ prefix }) => prefix).map((key) => ({
      part: 'campaigns' as const,
      key,
      message: checkWords.prefixTaken(key),
    })),
    ...isTaken(added(draft), added(base), added(onto), ({ set, id }) => `${set} ${id}`).map((key) => ({
      part: 'faq' as const,
      key,
      message: checkWords.idTaken(key.split(' ')[1] ?? key),
    })),
  ];
}

interface Drafted {
  name: string;
  publication: Publication;
}

/** What drafts of one version make of it together, and why they do not go together. */
export function collectDrafts(
  base: Publication,
  drafts: readonly Drafted[],
): { publication: Publication; clashing: (Clash & { names: readonly [string, string] }) | null } {
  const clashes = drafts.flatMap((one, index) =>
    drafts.slice(index + 1).flatMap((other) => {
      const clash = clashOf(base, one.publication, other.publication);
      return clash ? [{ ...clash, names: [one.name, other.name] as const }] : [];
    }),
  );
  return {
    publication: drafts.reduce((all, draft) => rebaseDraft(base, draft.publication, all), base),
    clashing: clashes[0] ?? null,
  };
}
