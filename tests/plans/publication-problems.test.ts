import { describe, expect, it } from 'vitest';
import { readCatalogueFile } from '../../server/catalogue/plan-lists.ts';
import { assignMarks } from '../../server/publications/assign-marks.ts';
import { knownNames } from '../../server/publications/known-names.ts';
import { publicationProblems } from '../../src/catalogue/publication-problems.ts';
import { checkWords } from '../../src/content/publication-checks.ts';
import {
  type FaqChange,
  type LookChange,
  nothingPublished,
  type PriceChange,
  type Publication,
  type PublishedQuestion,
} from '../../src/contract/publication.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const files = readCatalogueFile(catalogueFolder);
const known = knownNames(files, new Date());
const sku = files.lists.plans?.plans[0]?.sku ?? '';
const [question] = known.faq.general ?? [];
const id = question?.id ?? '';

const problems = (parts: Partial<Publication>) => {
  const publication = { ...nothingPublished, ...parts };
  return publicationProblems(files, publication, known, assignMarks(files, publication, new Map()));
};
const messages = (parts: Partial<Publication>) => problems(parts).map(({ message }) => message);

const price = (change: Partial<PriceChange>): Partial<Publication> => ({
  prices: [{ key: 'a', list: 'plans', sku, ...change }],
});
const look = (change: Partial<LookChange>): Partial<Publication> => ({
  looks: [{ key: 'a', campaign: '', ...change }],
});
const faq = (change: Partial<FaqChange>): Partial<Publication> => ({
  faq: { general: { edited: {}, added: [], hidden: [], order: [], ...change } },
});
const added = { id: 'nova-duvida', group: question?.group ?? '', question: 'Vale?', answer: 'Vale.' };
const friday = { from: '2026-11-27T00:00', until: '2026-11-30T23:59' };

it('a fitting publication and an empty one have no problems', () => {
  expect(problems({})).toEqual([]);
  expect(
    problems({ ...price({ price_full: 900, ...friday }), ...look({ banner: { heading: 'Oi' } }) }),
  ).toEqual([]);
  expect(problems(faq({ added: [added], hidden: [id], order: ['nova-duvida'] }))).toEqual([]);
});

describe('a price', () => {
  it.each([
    ['of a plan that nobody knows', price({ sku: 'd1', price_full: 900 }), checkWords.noPlan('d1')],
    ['in a list that nobody knows', price({ list: 'x', price_full: 900 }), checkWords.noList('x')],
    ['with half a cent', price({ price_full: 900.005 }), checkWords.cents],
    ['that changes nothing', price({}), checkWords.nothing],
    [
      'that ends before it begins',
      price({ price_full: 900, from: friday.until, until: friday.from }),
      checkWords.order,
    ],
    ['above the full price', price({ price: 900 }), checkWords.aboveFull],
    [
      'above the one without direct debit',
      price({ price_with_dacc: 800, price_full: 900 }),
      checkWords.aboveNoDebit,
    ],
    ['of nothing', price({ price_with_dacc: 0 }), checkWords.free],
  ])('a published price %s is refused', (_name, parts, message) => {
    expect(messages(parts)).toContain(message);
  });

  it('a price changed twice for one time is refused', () => {
    const change = { list: 'plans', sku, price_full: 900 };
    const twice = (one: object, other: object) =>
      messages({
        prices: [
          { key: 'a', ...change, ...one },
          { key: 'b', ...change, price_full: 901, ...other },
        ],
      });
    expect(twice({}, {})).toContain(checkWords.overlap);
    expect(twice(friday, { from: '2026-11-30T23:59' })).toContain(checkWords.overlap);
    expect(twice(friday, { from: '2026-12-01T00:00' })).toEqual([]);
    expect(twice(friday, {})).toEqual([]);
  });
});

describe('a campaign', () => {
  const every = files.lists.plans?.plans.map((offer) => offer.sku) ?? [];
  it.each([
    ['that nobody knows', look({ campaign: 'x' }), checkWords.noCampaign('x')],
    ['with a block that no page has', look({ hidden: ['x'] }), checkWords.noBlock('x')],
    ['with an empty banner', look({ banner: { heading: ' ' } }), checkWords.empty],
    ['without any plan', look({ exclusions: every }), checkWords.noPlanShown('')],
    [
      'that is the shop itself and ends',
      { validity: { plans: {}, lists: {}, campaigns: { '': friday } } },
      checkWords.noCampaign(''),
    ],
  ])('a published campaign %s is refused', (_name, parts, message) => {
    expect(messages(parts)).toContain(message);
  });
});

describe('a question', () => {
  const withText = (text: Partial<PublishedQuestion>) =>
    faq({ edited: { [id]: { question: 'Vale?', answer: 'Vale.', ...text } } });
  const withAnswer = (answer: string) => faq({ edited: { [id]: { question: 'Vale?', answer } } });
  it.each<readonly [string, Parameters<typeof messages>[0], string]>([
    ['that nobody asks', faq({ hidden: ['x'] }), checkWords.noQuestion('x')],
    ['without an answer', withAnswer(' '), checkWords.empty],
    ['with a price of no plan', withAnswer('{preco d1}'), checkWords.badSlot('preco d1')],
    [
      'with a link that runs a script',
      withAnswer('[x](javascript:alert)'),
      checkWords.badLink('javascript:alert'),
    ],
    ...[
      '//a.example',
      '/\\a.example',
      '/\u0001/a.example',
      'https:\\\\a.example',
      'https://b@a.example',
      '/a\u202Eb',
    ].map(
      (link) =>
        [
          'with a link that leaves the shop unseen',
          withAnswer(`[x](${link})`),
          checkWords.badLink(link),
        ] as const,
    ),
    ['at the address of another', faq({ added: [{ ...added, id }] }), checkWords.idTaken(id)],
    ['at an address with blanks', faq({ added: [{ ...added, id: 'a b' }] }), checkWords.idForm],
    ['said at length and with an empty reply', withText({ reply: ' ' }), checkWords.empty],
    [
      'with a reply with the price of no plan',
      withText({ reply: '{preco d1}' }),
      checkWords.badSlot('preco d1'),
    ],
    ['with an empty wording', withText({ wordings: ['vale à noite', ' '] }), checkWords.empty],
    [
      'that leads to another host',
      withText({ leads: { text: 'Ver', path: '//x.example' } }),
      checkWords.badLink('//x.example'),
    ],
    ['that ends before it begins', withText({ from: friday.until, until: friday.from }), checkWords.order],
    ['of an unknown campaign', withText({ campaigns: ['x'] }), checkWords.noCampaign('x')],
    ['in no group', faq({ added: [{ ...added, group: 'x' }] }), checkWords.noGroup('x')],
    ['of no set', { faq: { x: { edited: {}, added: [], hidden: [], order: [] } } }, checkWords.noSet('x')],
  ])('a published question %s is refused', (_name, parts, message) => {
    expect(messages(parts)).toContain(message);
  });

  it('that only the conversation answers may keep the reply that it has, and needs no text then', () => {
    const [spoken] = known.faq.conversation ?? [];
    const inConversation = (text: Partial<PublishedQuestion>) => ({
      faq: {
        conversation: {
          ...{ added: [], hidden: [], order: [] },
          edited: { [spoken?.id ?? '']: { question: 'Vale?', answer: '', ...text } },
        },
      },
    });
    expect(messages(inConversation({}))).toContain(checkWords.empty);
    expect(messages(inConversation({ keepsReply: true, wordings: ['vale à noite'] }))).toEqual([]);
  });

  it('may not be asked in the words of another one while both count', () => {
    const both = (one: Partial<PublishedQuestion>, other: Partial<PublishedQuestion>) =>
      messages(
        faq({
          added: [
            { ...added, wordings: ['Vale à noite?'], ...one },
            { ...added, id: 'outra', question: 'E de dia?', wordings: ['vale a noite'], ...other },
          ],
        }),
      );
    expect(both({}, {})).toEqual([checkWords.wordingTwice('vale a noite')]);
    expect(both({ until: friday.from }, { from: friday.until })).toEqual([]);
    expect(both({ campaigns: ['livelo'] }, { campaigns: ['empresas'] })).toEqual([]);
    expect(both({ campaigns: ['livelo'] }, {})).not.toEqual([]);
  });
});
