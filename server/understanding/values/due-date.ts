import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import { withDigits } from './numerals.ts';
import { meanings } from './words.ts';

const ordinals = meanings({
  1: 'primeiro',
  5: 'quinto fifth',
  10: 'decimo tenth',
  15: 'fifteenth',
  20: 'vigesimo twentieth twenty',
});

/** Which days a wish leaves. `limit` is the day that it names, or 0. */
const stretches: readonly (readonly [pattern: RegExp, fits: (day: number, limit: number) => boolean])[] = [
  [/\b(?:depois|dps|dispois|apos|passad[oa])\b/, (day, limit) => day > limit],
  [/\b(?:a partir|em diante)\b/, (day, limit) => day >= limit],
  [/\bantes\b/, (day, limit) => day < (limit || 32)],
  [/\bate\b/, (day, limit) => day <= (limit || 31)],
  [/\bprimeira quinzena\b/, (day) => day <= 15],
  [/\bsegunda quinzena\b/, (day) => day > 15],
  [/\b(?:comeco|inicio|comecinho|primeiro dia)\b/, (day) => day <= 10],
  [/\b(?:meio|meado|meados)\b/, (day) => day > 5 && day <= 20],
  [/\b(?:fim|final|finalzinho)\b/, (day) => day >= 20],
];

/** The due days that words mean. One that is not on offer stands alone, so that it can be refused by its number. */
export function dueDatesMeant(words: string): readonly number[] {
  const isFirst = /\b(?:primeiro|mais (?:pert|ced|proxim)|logo)/.test(words);
  const isLast = /\b(?:ultimo|mais (?:longe|tarde|pro fim|pert\w* d[oe] f))/.test(words);
  const stretch = stretches.find(([pattern]) => pattern.test(words));
  const said = words
    .replace(/\btwenty[- ]fifth\b/, '25')
    .replace(/[a-z]+/g, (word) =>
      word === 'primeiro' && stretch !== undefined ? word : (ordinals.get(word) ?? word),
    );
  const days = [...new Set(withDigits(said).match(/\d+/g)?.map(Number) ?? [])];
  const left = stretch === undefined ? dueDates : dueDates.filter((day) => stretch[1](day, days[0] ?? 0));
  if (isLast) return left.slice(-1);
  if (stretch === undefined) return days.filter((day) => day >= 1 && day <= 31);
  return isFirst ? left.slice(0, 1) : left;
}
