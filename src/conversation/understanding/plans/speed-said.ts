import type { Plan } from '../../../contract/offer/plan.ts';
import { blanked, type CriterionReader, monthly, nearest, saidAt, speed } from './criterion.ts';

/** 'O giga', without a number, is one. */
const giga: Readonly<Record<string, number>> = { '': 1, um: 1, dois: 2, duas: 2, meio: 0.5 };
const unit = '(?<unit>megas?|mbps|mb|mg|m|(?:g|gu|j|d)igas?|gbps|gb|g)';
const over = '(?<over>mais (?:de|que|do que|q|d)|acima de|superior a)';
const least = '(?<least>pelo menos|ao menos|no minimo|minimo(?: de)?|a partir de)';
const most = '(?<most>ate(?: os)?|no maximo|maximo(?: de)?|menos (?:de|que|do que)|abaixo de)';
const said = new RegExp(
  `(?:\\b(?:${over}|${least}|${most}) )?(?<![\\d,.$/]|r\\$ )\\b(?<number>\\d{1,4}(?:[.,]5)?|um|dois|duas|meio|(?<=\\b(?:o|de) )(?=giga\\b)) ?(?:de )?${unit}\\b(?<more> (?:ou|para|pra) (?:mais|cima))?`,
  'g',
);
/** '600', 'o de 600 com Globoplay': a number beyond every price is a speed. */
const bare =
  /(?<![\d,.$/]|r\$ |\d de [a-z]{4,9}(?: de)? |\b(?:desde|ano de) )\b(\d{3,4})\b(?! ?(?:reais|real|contos?|pilas?|megas?|mb|mbps|mg|m\b|gigas?|gb|g\b|[,.]\d))/g;

/** '500 gb' is what some call 500 Mega. */
const mostGiga = 100;

function megaOf(said: string, written: string): number {
  const number = giga[said] ?? Number(said.replace(',', '.'));
  return /^[gjd]/.test(written) && number < mostGiga ? 1000 * number : number;
}

type Groups = Record<string, string | undefined>;

const megaIn = ({ number = '', unit: written = '' }: Groups = {}): number => megaOf(number, written);

const isBound = ({ over, least, most, more }: Groups): boolean =>
  [over, least, most, more].some((bound) => bound !== undefined);

/** In Mega: '600 mega', '1 giga', 'um giga', '600mb'. */
export function speedIn(plain: string): number | null {
  const mega = [...plain.matchAll(said)].map(({ groups }) => megaIn(groups))[0] ?? 0;
  return mega >= 100 ? mega : null;
}

/** With the unit that a bare number is meant in. */
export const withUnits = (plain: string, plans: readonly Plan[]): string => {
  const dearest = Math.max(...plans.map(({ price }) => price));
  return plain.replace(bare, (number) => (Number(number) > dearest ? `${number} mega` : number));
};

/** The slower and the faster neighbour: of each the cheapest. */
const neighbours =
  (mega: number) =>
  (plans: readonly Plan[]): readonly Plan[] =>
    [plans.filter((plan) => speed(plan) < mega), plans.filter((plan) => speed(plan) > mega)].flatMap((side) =>
      nearest(side, speed, mega)
        .toSorted((one, other) => monthly(one) - monthly(other))
        .slice(0, 1),
    );

/** 'Entre 500 e 800 mega', 'de 500 a 800 mega'. */
const between = new RegExp(
  `\\b(?:entre |de )?(\\d{3,4}|um|1|2) ?(?:${unit.replace('?<unit>', '?:')})? (?:e|a|ate|ou) (\\d{3,4}|um|1|2) ?${unit}\\b`,
  'g',
);
/** The words for a range may also compare two plans. */
const opensRange = /^(?:entre |de )|\d (?:[a-z]+ )?(?:a|ate) \d/;

const rangesSaid: CriterionReader = (plain) =>
  [...plain.matchAll(between)].flatMap((match) => {
    const [all, low = '', high = ''] = match;
    const upper = megaOf(high, match.groups?.unit ?? '');
    const lower = Number(low) >= 100 ? Number(low) : megaOf(low, 'g');
    if (!opensRange.test(all) || lower >= upper || lower < 100) return [];
    const isWithin = (plan: Plan) => speed(plan) >= lower && speed(plan) <= upper;
    return [
      saidAt(match, {
        about: 'speed',
        keep: (plans) => plans.filter(isWithin),
        near: neighbours(lower),
        isBound: true,
        isRough: true,
      }),
    ];
  });

export const speedSaid: CriterionReader = (plain, plans) => {
  const ranges = rangesSaid(plain, plans);
  const rest = blanked(plain, ranges);
  return [...ranges, ...speedsSaid(rest, plans)];
};

/** Nobody has a connection that is faster: '20 GB', '50 giga' are data of a mobile phone. */
const fastest = 10_000;
const ofPhone =
  /\b(?:chip|linha|celular|franquia|dados|pacote de|por mes|por dia|mensa(?:l|is)|movel|5g|4g)\b/;
/** '10 gigas no chip': so much data, and no speed. */
const isVolume = (plain: string, { unit: written = '' }: Groups = {}): boolean =>
  /^g/.test(written) && ofPhone.test(plain);

const speedsSaid: CriterionReader = (plain) => {
  const matches = [...plain.matchAll(said)].filter(
    ({ groups }) => megaIn(groups) >= 100 && megaIn(groups) <= fastest && !isVolume(plain, groups),
  );
  // Several speeds without a bound are a choice: '500 e 600'.
  const exact = matches.filter(({ groups = {} }) => !isBound(groups)).map(({ groups }) => megaIn(groups));
  return matches.map((match) => {
    const { groups = {} } = match;
    const mega = megaIn(groups);
    const { over, least, most, more } = groups;
    const isTrue = (download: number): boolean => {
      if (over !== undefined) return download > mega;
      if (least !== undefined || more !== undefined) return download >= mega;
      return most === undefined ? exact.includes(download) : download <= mega;
    };
    return saidAt(match, {
      about: 'speed',
      keep: (plans) => plans.filter((plan) => isTrue(speed(plan))),
      near: neighbours(mega),
      isBound: isBound(groups),
      isRough: isBound(groups) || exact.length > 1,
    });
  });
};
