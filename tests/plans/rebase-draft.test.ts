import { expect, it } from 'vitest';
import { collectDrafts, isChanged, rebaseDraft, takenProblems } from '../../src/catalogue/rebase-draft.ts';
import { usualQuestion } from '../../src/catalogue/usual-question.ts';
import { questionSets } from '../../src/content/faq/questions.ts';
import { checkWords } from '../../src/content/publication-checks.ts';
import {
  nothingPublished,
  type Publication,
  type PublishedQuestion,
} from '../../src/contract/publication.ts';

const withParts = (parts: Partial<Publication>): Publication => ({ ...nothingPublished, ...parts });
const friday = { from: '2026-11-27T00:00' };
const looks = (...all: readonly [key: string, banner: Record<string, string>, period?: object][]) =>
  withParts({ looks: all.map(([key, banner, period]) => ({ key, campaign: '', banner, ...period })) });
const prices = (...all: readonly [key: string, sku: string, price: number][]) =>
  withParts({ prices: all.map(([key, sku, price_full]) => ({ key, list: null, sku, price_full })) });
const questions = (ids: readonly string[], hidden: string[], order: string[] = []) => {
  const added = ids.map((id) => ({ id, group: 'g', question: id, answer: id }));
  return withParts({ faq: { general: { edited: {}, added, hidden, order } } });
};
const periods = (plans: Publication['validity']['plans']) =>
  withParts({ validity: { ...nothingPublished.validity, plans } });
const nothing = nothingPublished;
const [usual = expect.fail()] = questionSets.general.flatMap(({ items }) => items);
const edited = (parts: Partial<PublishedQuestion>) => {
  const question = { ...usualQuestion(usual), ...parts };
  return withParts({
    faq: { general: { edited: { [usual.id]: question }, added: [], hidden: [], order: [] } },
  });
};
const hides = (...hidden: string[]) => withParts({ looks: [{ key: 'a', campaign: '', hidden }] });

const clashing = (base: Publication, one: Publication, other: Publication) =>
  collectDrafts(base, [
    { name: 'Bia', publication: one },
    { name: 'Davi', publication: other },
  ]).clashing;

it.each([
  [
    'other texts of one banner',
    ...[nothing, looks(['a', { title: 'A' }]), looks(['b', { lead: 'B' }])],
    looks(['a', { title: 'A', lead: 'B' }]),
  ],
  [
    'a banner of a period beside the lasting one',
    ...[looks(['a', { lead: 'A' }]), looks(['a', { lead: 'B' }])],
    ...[looks(['a', { lead: 'A' }], ['c', { lead: 'C' }, friday])],
    looks(['a', { lead: 'B' }], ['c', { lead: 'C' }, friday]),
  ],
  [
    'a price that is being scheduled, beside the lasting one',
    ...[nothing, prices(['a', 'x', 1], ['b', 'x', 2]), prices(['c', 'y', 3])],
    prices(['a', 'x', 1], ['b', 'x', 2], ['c', 'y', 3]),
  ],
  [
    'one price in the same way',
    ...[nothing, prices(['a', 'x', 1]), prices(['b', 'x', 1])],
    prices(['a', 'x', 1]),
  ],
  [
    'other questions of a page',
    ...[questions(['a'], []), questions(['a', 'b'], ['h'], ['b', 'a']), questions([], ['i'])],
    questions(['b'], ['h', 'i'], ['b', 'a']),
  ],
  [
    'questions of which one removes the last that was there',
    ...[questions(['a'], []), nothing, questions(['a', 'b'], [])],
    questions(['b'], []),
  ],
  [
    'a question of the files, one its wording and one its answer',
    ...[nothing, edited({ question: 'Outra?' }), edited({ answer: 'Outra.' })],
    edited({ question: 'Outra?', answer: 'Outra.' }),
  ],
  [
    'blocks that a page hides',
    ...[hides('a', 'b'), hides('a', 'b', 'c'), hides('b', 'd')],
    hides('b', 'c', 'd'),
  ],
  [
    'periods of other plans',
    ...[periods({ a: friday }), periods({}), periods({ a: friday, b: friday })],
    periods({ b: friday }),
  ],
] as const)('two drafts that change %s go together', (_name, base, one, other, both) => {
  expect(clashing(base, one, other)).toBeNull();
  expect(rebaseDraft(base, other, one)).toEqual(both);
  expect([isChanged(base, base), isChanged(base, one)]).toEqual([false, true]);
});

it.each([
  ['one text', nothing, looks(['a', { lead: 'A' }]), looks(['b', { lead: 'B' }])],
  [
    'the period of one banner',
    looks(['a', { lead: 'A' }, friday]),
    looks(['a', { lead: 'A' }, { from: '2026-11-28T00:00' }]),
    looks(['a', { lead: 'A' }, { from: '2026-11-29T00:00' }]),
  ],
  ['one price', nothing, prices(['a', 'x', 1]), prices(['a', 'x', 2])],
  ['an order of questions', nothing, questions([], [], ['a']), questions([], [], ['b'])],
] as const)('two drafts that change %s in different ways clash', (_name, base, one, other) => {
  expect(clashing(base, one, other)).toMatchObject({ names: ['Bia', 'Davi'], one, other });
});

it('of two drafts that clash only that is told in which they do', () => {
  const both = { key: 'b', list: null, sku: 'y', price: 3 };
  const draft = (key: string, price: number) => ({
    ...withParts({ prices: [{ key, list: null, sku: 'x', price_full: 5, price }, both] }),
    validity: periods({ [key]: friday }).validity,
  });
  const told = clashing(nothing, draft('a', 1), draft('c', 2));
  const part = (key: string, price: number) =>
    withParts({ prices: [{ key, list: null, sku: 'x', price_full: 5, price }] });
  expect(told).toMatchObject({ one: part('a', 1), other: part('c', 2) });
  expect(told?.one.validity).toEqual(nothing.validity);
});

it('what somebody else has changed meanwhile is not removed unseen', () => {
  const published = looks(['a', { lead: 'B' }]);
  expect(rebaseDraft(looks(['a', { lead: 'A' }]), nothing, published)).toEqual(published);
});

it('a draft that would no longer fit leaves what is published as it is', () => {
  const many = (from: number) =>
    questions(
      Array.from({ length: 60 }, (_, index) => `${from + index}`),
      [],
    );
  expect(rebaseDraft(nothing, many(100), many(200))).toEqual(many(200));
});

it('a code that somebody else has published since is not taken over, and one’s own is no problem', () => {
  const [mine, theirs] = [questions(['a'], []), questions(['a'], [])].map(({ faq }, index) => {
    const added = (faq.general?.added ?? []).map((one) => ({ ...one, answer: `${index}` }));
    return withParts({ faq: { general: { edited: {}, added, hidden: [], order: [] } } });
  });
  if (!mine || !theirs) throw new Error('Nothing is asked');
  const problem = { part: 'faq', key: 'general a', message: checkWords.idTaken('a') };
  expect(takenProblems(nothing, mine, theirs)).toEqual([problem]);
  expect(takenProblems(nothing, mine, mine)).toEqual([]);
  expect(takenProblems(theirs, mine, theirs)).toEqual([]);
});
