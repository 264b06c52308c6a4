import type { Plan } from '../../../contract/offer/plan.ts';
import { blanked, type Criterion, type CriterionReader, monthly, nearest, saidAt } from './criterion.ts';

const currency = '(?:reais|real|contos?|pilas?|mangos?)';
const amount = (name: string): string =>
  `(?:r\\$ ?)?(?<${name}>\\d{2,3}(?:[,.]\\d{2})?)(?![\\d,.]|\\d| ?(?:megas?|mb|mbps|gigas?|gb|pessoas|metros?|m[2²]?\\b|%))(?: ?${currency}\\b)?`;
const most =
  'ate(?: uns| os)?|sem (?:passar|ultrapassar)(?: d[eo]s?)?|no maximo|maximo(?: de)?|menos (?:de|que|do que)|abaixo de|limite de|(?:nao|que nao) (?:pass[ea]|ultrapass[ea]|custe mais|seja mais caro)(?: d[eo]s?| que)?|nao (?:quero|posso|consigo|vou) (?:pagar|gastar) mais (?:de|que|do que)|(?:so |quero |pretendo )?(?:posso |consigo |vou )?(?:pagar|gastar)(?: ate| no maximo| uns)?|(?:so )?tenho|orcamento (?:e |de |e de )?|caiba em|cabe em';
const about =
  'por volta d[eo]s?|uns|cerca de|mais ou menos|na faixa d[eo]s?|faixa d[eo]s?|perto d[eo]s?|em torno d[eo]s?|aproximadamente|proximo (?:de|a)|na casa d[eo]s';
const least = 'acima de|mais de|a partir de';

const between = new RegExp(`\\bentre ${amount('low')} e ${amount('high')}`, 'g');
/** 'Cento e poucos reais': above it, and far from the next round price. */
const andSome = new RegExp(
  `${amount('value')} e (?:pouc[oa]s?|alguma coisa|uns quebrados?|quebrados?|tant[oa]s?|la vai)(?: ${currency})?\\b`,
  'g',
);
const bounded = new RegExp(
  `\\b(?:(?<most>${most})|(?<about>${about})|(?<least>${least})) ${amount('value')}`,
  'g',
);
/** 'De 120 conto pra baixo'. */
const orLess = new RegExp(
  `\\b(?:de )?(?:uns )?${amount('value')} (?<most>(?:pra|para) (?:baixo|menos)|no maximo|no max|estourando)\\b`,
  'g',
);
const exact =
  /r\$ ?(\d{2,3})(?:[,.](\d{2}))?|(?<=\b(?:o|a|um|[nd]?aquel[ea]|[nd]?ess[ea]|[nd]?est[ea]|plano) de )(\d{2,3})(?![\d,.]|\d| ?(?:megas?|mb|mbps|gigas?|gb|m\b|g\b|pessoas|%))|(?<![\d,.])(\d{2,3})[,.](\d{2})(?!\d)|(?<![\d,.])(\d{2,3})(?: ?(?:reais|conto|contos|pila|pilas|mangos?)\b)/g;

/** A price the visitor would pay, behind the plan they want: 'Faz o de 600 por 80?'. */
const bargained =
  /\b(?:faz|fazem|faria|fariam|fazer|fecha|fecham|fecho|fechava|sai|deixa|deixam|consegue|conseguem|rola|rolava)\b.{0,30}? (?<price>por (\d{2,3})(?:[,.](\d{2}))?)(?![\d,.]|\d| ?(?:megas?|mb|mbps|gigas?|gb|m\b|g\b|pessoas|%|ano|mes))/g;

/** Whether a message bargains: it asks for a plan as much as a wish does. */
export const bargainsFor = (plain: string): boolean => plain.search(bargained) !== -1;

const number = (text = ''): number => Number(text.replace(',', '.'));

/** '120' includes 119,99. */
const withinCents = 1;
/** 'Por volta de 120' reaches as far as this part of it. */
const around = 0.1;

const cheapestOf = (plans: readonly Plan[]): readonly Plan[] =>
  plans.toSorted((one, other) => monthly(one) - monthly(other)).slice(0, 1);

/** A figure that is no price here: '700 por 100 reais'. */
export const isBeyondPrices = (value: number, plans: readonly Plan[]): boolean =>
  value > 1.5 * Math.max(...plans.map(({ price_full }) => price_full));

/** 'De uns 100 reais no máximo' is a limit, and no guess. */
const boundsIn = (plain: string): readonly RegExpExecArray[] => [
  ...plain.matchAll(orLess),
  ...plain.replace(orLess, (words) => ' '.repeat(words.length)).matchAll(bounded),
];

const bounds: CriterionReader = (plain, plans) =>
  boundsIn(plain).flatMap((match) => {
    const { value: written, most, about } = match.groups ?? {};
    const value = number(written);
    if (isBeyondPrices(value, plans)) return [];
    const isTrue = (price: number): boolean => {
      if (most !== undefined) return price <= value + withinCents;
      return about === undefined ? price >= value : Math.abs(price - value) <= around * value;
    };
    return [
      saidAt(match, {
        about: 'price',
        keep: (list) => list.filter((plan) => isTrue(monthly(plan))),
        near: (list) => (most === undefined ? nearest(list, monthly, value) : cheapestOf(list)),
        isBound: true,
        isRough: true,
      }),
    ];
  });

const ranges: CriterionReader = (plain) =>
  [...plain.matchAll(between)].map((match) => {
    const [low, high] = [number(match.groups?.low), number(match.groups?.high)];
    return saidAt(match, {
      about: 'price',
      keep: (list) =>
        list.filter((plan) => monthly(plan) >= low - withinCents && monthly(plan) <= high + withinCents),
      near: (list) => nearest(list, monthly, (low + high) / 2),
      isBound: true,
      isRough: true,
    });
  });

/** How far 'e poucos' reaches, from a hundred on and below. */
const some = { large: 20, small: 10 };

const aboveRound: CriterionReader = (plain) =>
  [...plain.matchAll(andSome)].map((match) => {
    const low = number(match.groups?.value);
    const high = low + (low < 100 ? some.small : some.large);
    return saidAt(match, {
      about: 'price',
      keep: (list) => {
        const isThere = (price: number): boolean => price >= low && price < high;
        const byDebit = list.filter((plan) => isThere(monthly(plan)));
        return byDebit.length > 0 ? byDebit : list.filter(({ price }) => isThere(price));
      },
      near: (list) => nearest(list, monthly, low),
      isBound: true,
      isRough: true,
    });
  });

/** '119,90' is 119,99, as people say it. */
const tenCents = 0.1;

/** With debit or without; without its cents a price is a guess. */
function costing(whole: string | undefined, cents: string | undefined): Criterion {
  const value = Number(`${whole}.${cents ?? '00'}`);
  const isTrue = (price: number): boolean =>
    cents === undefined
      ? Math.floor(price) === value || Math.round(price) === value
      : Math.floor(price) === Math.floor(value) && Math.abs(price - value) <= tenCents;
  const apart = (plan: Plan): number =>
    Math.min(Math.abs(plan.price - value), Math.abs(monthly(plan) - value));
  return {
    about: 'price',
    keep: (list) => list.filter((plan) => [plan.price, monthly(plan)].some(isTrue)),
    near: (list) => nearest(list, apart, 0),
    ...((cents === undefined || cents === '90') && { isRough: true }),
  };
}

const bargains: CriterionReader = (plain) =>
  [...plain.matchAll(bargained)].map(({ index, 0: words, groups, 2: whole, 3: cents }) => ({
    from: index + words.length - (groups?.price?.length ?? 0),
    to: index + words.length,
    criterion: costing(whole, cents),
  }));

/** '119,99', 'de 119 reais', 'R$ 120'. */
const exactly: CriterionReader = (plain) =>
  [...plain.matchAll(exact)].map((match) => {
    const [, whole, cents, afterOf, exactly, exactCents, inWords] = match;
    return saidAt(match, costing(whole ?? afterOf ?? exactly ?? inWords, cents ?? exactCents));
  });

/** A bound is not read as a price of its own. */
export const priceSaid: CriterionReader = (plain, plans) => {
  const some = aboveRound(plain, plans);
  const told = blanked(plain, some);
  const rough = [...some, ...ranges(told, plans), ...bounds(told, plans), ...bargains(told, plans)];
  const rest = blanked(plain, rough);
  return [...rough, ...exactly(rest, plans)];
};
