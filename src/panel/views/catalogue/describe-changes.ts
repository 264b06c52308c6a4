import { formatMinute } from '../../../brazil/clock-minute.ts';
import { formatPrice } from '../../../brazil/money.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import type { FaqChange, LookChange, PriceChange, Publication } from '../../../contract/publication.ts';
import { bannerWords, campaignName, termWords, changeWords as words } from './change-words.ts';
import { defaultTerms, type TermField, termFields } from './draft-edits.ts';

/** What one publication does differently from another, a sentence for each change. */
export const describeChanges = (before: Publication, after: Publication, files: CatalogueFiles): string[] => [
  ...pricesIn(before, after, files),
  ...validityIn(before, after, files),
  ...looksIn(before, after),
  ...questionsIn(before, after),
];

interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** ', de 27/11/2026 00:00 a 30/11/2026 23:59'; nothing where there is no period. */
function periodWords({ from, until }: Period): string {
  if (from !== undefined && until !== undefined)
    return words.between(formatMinute(from), formatMinute(until));
  if (from !== undefined) return words.from(formatMinute(from));
  return until === undefined ? '' : words.until(formatMinute(until));
}

function pricesIn(before: Publication, after: Publication, files: CatalogueFiles): string[] {
  const placeOf = ({ list, sku, from, until }: PriceChange) => [list, sku, from, until].join(' ');
  const old = new Map(before.prices.map((change) => [placeOf(change), change]));
  const next = new Map(after.prices.map((change) => [placeOf(change), change]));
  return [...new Map([...old, ...next])].flatMap(([place, change]) =>
    termFields.flatMap((field) => {
      const usual = defaultTerms(files, change.list, change.sku)?.[field];
      const [was, is] = [old, next].map((changes) => changes.get(place)?.[field] ?? usual);
      if (was === is || was === undefined || is === undefined) return [];
      const plan = files.plans.find(({ sku }) => sku === change.sku)?.name ?? change.sku;
      const amounts = `${amount(field, was)} → ${amount(field, is)}`;
      return [
        `${words.plan(plan, change.sku, change.list)}, ${termWords[field].inWords}: ${amounts}${periodWords(change)}`,
      ];
    }),
  );
}

export const amount = (field: TermField, value: number): string =>
  field === 'discountMonths' ? words.months(value) : formatPrice(value);

function validityIn(before: Publication, after: Publication, files: CatalogueFiles): string[] {
  const planName = (sku: string) =>
    words.plan(files.plans.find((plan) => plan.sku === sku)?.name ?? sku, sku, null);
  const kinds = { plans: planName, lists: words.list, campaigns: campaignName } as const;
  return (['plans', 'lists', 'campaigns'] as const).flatMap((kind) => {
    const [old, next] = [before.validity[kind], after.validity[kind]];
    return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((name) => {
      const [was, is] = [old, next].map((periods) => periodWords(periods[name] ?? {}));
      return was === is ? [] : [`${kinds[kind](name)}: ${is ? words.sold(is) : words.soldAlways}`];
    });
  });
}

function looksIn(before: Publication, after: Publication): string[] {
  const old = new Map(before.looks.map((look) => [look.key, look]));
  const gone = before.looks.filter(({ key }) => after.looks.every((look) => look.key !== key));
  return [
    ...after.looks.flatMap((look) => lookIn(old.get(look.key), look)),
    ...gone.map((look) => `${campaignName(look.campaign)}: ${words.lookGone}${periodWords(look)}`),
  ];
}

function lookIn(old: LookChange | undefined, look: LookChange): string[] {
  const isMoved = old !== undefined && periodWords(old) !== periodWords(look);
  const banner = Object.entries(bannerWords).flatMap(([field, name]) => {
    const [was, is] = [old, look].map(
      (one) => Object.entries(one?.banner ?? {}).find(([key]) => key === field)?.[1],
    );
    return was === is && !isMoved
      ? []
      : is === undefined
        ? was === undefined
          ? []
          : [words.usual(name)]
        : [words.says(name, is)];
  });
  const lists = (['hidden', 'exclusions'] as const).flatMap((field) => {
    const [was, is] = [old, look].map((one) => one?.[field]?.join(', '));
    return was === is && !isMoved ? [] : [words.lookList(field, is)];
  });
  return [...banner, ...lists].map((text) => `${campaignName(look.campaign)}: ${text}${periodWords(look)}`);
}

const noQuestions: FaqChange = { edited: {}, added: [], hidden: [], order: [] };

function questionsIn(before: Publication, after: Publication): string[] {
  return [...new Set([...Object.keys(before.faq), ...Object.keys(after.faq)])].flatMap((set) => {
    const [old, next] = [before.faq[set] ?? noQuestions, after.faq[set] ?? noQuestions];
    const texts = (change: FaqChange) =>
      new Map([
        ...Object.entries(change.edited).map(([id, text]) => [id, JSON.stringify(text)] as const),
        ...change.added.map(({ id, ...text }) => [id, JSON.stringify(text)] as const),
      ]);
    const [oldTexts, nextTexts] = [texts(old), texts(next)];
    const ids = new Set([...oldTexts.keys(), ...nextTexts.keys()]);
    return [
      ...[...ids].filter((id) => oldTexts.get(id) !== nextTexts.get(id)).map(words.questionChanged),
      ...next.hidden.filter((id) => !old.hidden.includes(id)).map(words.questionHidden),
      ...old.hidden.filter((id) => !next.hidden.includes(id)).map(words.questionShown),
      ...(old.order.join() === next.order.join() ? [] : [words.questionsMoved(set)]),
    ];
  });
}
