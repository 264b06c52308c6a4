import { formatPrice } from '../../../../brazil/money.ts';
import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import type { LookChange, Publication, TermField } from '../../../../contract/publication.ts';
import { withFileExperiments } from '../../../../funnel/experiments/experiments.ts';
import { blockTitle } from '../block-words.ts';
import { describeQuestionChanges } from '../questions/describe-question-changes.ts';
import {
  bannerWords,
  campaignName,
  periodWords,
  planWithSku,
  termWords,
  changeWords as words,
} from './change-words.ts';
import { isWild, priceSteps } from './price-steps.ts';

export const describeChanges = (before: Publication, after: Publication, files: CatalogueFiles): string[] => [
  ...priceSteps(before, after, files).map(priceSentence(files)),
  ...validityIn(before, after, files),
  ...madeIn(before.plans, after.plans, ({ sku }) => sku, words.plans),
  ...madeIn(before.campaigns, after.campaigns, ({ prefix }) => prefix, words.campaigns),
  ...madeIn(experimentsOf(before), experimentsOf(after), ({ id }) => id, words.experiments),
  ...looksIn(before, after, files),
  ...describeQuestionChanges(before, after),
];

const priceSentence =
  ({ plans }: CatalogueFiles) =>
  ({ change, field, was, is }: ReturnType<typeof priceSteps>[number]): string => {
    const plan = plans.find(({ sku }) => sku === change.sku)?.name ?? change.sku;
    const amounts = `${amount(field, was)} → ${amount(field, is)}`;
    return `${words.plan(plan, change.sku, change.list)}, ${termWords[field].inWords}: ${amounts}${periodWords(change)}`;
  };

export const describeWildPrices = (
  before: Publication,
  after: Publication,
  files: CatalogueFiles,
): string[] => priceSteps(before, after, files).filter(isWild).map(priceSentence(files));

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

function madeIn<One>(
  before: readonly One[],
  after: readonly One[],
  keyOf: (made: One) => string,
  told: Readonly<Record<'added' | 'changed' | 'gone', (made: One) => string>>,
): string[] {
  const among = (all: readonly One[], made: One) => all.find((one) => keyOf(one) === keyOf(made));
  return [
    ...after.flatMap((made) => {
      const old = among(before, made);
      if (old === undefined) return told.added(made);
      return JSON.stringify(old) === JSON.stringify(made) ? [] : told.changed(made);
    }),
    ...before.filter((made) => among(after, made) === undefined).map(told.gone),
  ];
}

const experimentsOf = ({ experiments }: Publication) => withFileExperiments(experiments);

function looksIn(before: Publication, after: Publication, { plans }: CatalogueFiles): string[] {
  const old = new Map(before.looks.map((look) => [look.key, look]));
  const gone = before.looks.filter(({ key }) => after.looks.every((look) => look.key !== key));
  return [
    ...after.looks.flatMap((look) => lookIn(old.get(look.key), look, plans)),
    ...gone.map((look) => `${campaignName(look.campaign)}: ${words.lookGone}${periodWords(look)}`),
  ];
}

function lookIn(old: LookChange | undefined, look: LookChange, plans: CatalogueFiles['plans']): string[] {
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
  const isOther = (field: 'hidden' | 'exclusions') => isMoved || old?.[field]?.join() !== look[field]?.join();
  const [photoWas, photoIs] = [old, look].map((one) => one?.photo && JSON.stringify(one.photo));
  const lists = [
    ...(photoWas === photoIs && !(isMoved && photoIs) ? [] : [words.photo(look.photo?.alt)]),
    ...(isOther('hidden') ? [words.blocks(look.hidden?.map(blockTitle))] : []),
    ...(isOther('exclusions')
      ? [words.exclusions(look.exclusions?.map((sku) => planWithSku(plans, sku)))]
      : []),
  ];
  return [...banner, ...lists].map((text) => `${campaignName(look.campaign)}: ${text}${periodWords(look)}`);
}
