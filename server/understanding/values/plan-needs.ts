import type { Plan } from '../../../src/contract/offer/plan.ts';
import { advisePlan, type PlanNeeds } from '../../../src/funnel/plan-advice/advise-plan.ts';
import type { Use } from '../../../src/funnel/plan-advice/need-rules.ts';
import { withDigits } from './numerals.ts';

/** The words for what a connection is needed for; the use that needs most comes first. */
const uses: readonly (readonly [use: Use, words: RegExp])[] = [
  ['creation', /\b(?:lives?|streamer|upload|edicao|cameras?|nuvem)\b/],
  [
    'games',
    /\b(?:jog(?:o|os|a|ar|am|amos)|gam(?:e|es|er|ing)|ps[345]|xbox|free ?fire|lol\w*|cs|valorant|roblox)\b/,
  ],
  [
    'work',
    /\b(?:home office|trabalh\w+|working|reunioes|video ?chamadas?|chamada de video|aulas?|consultorio|escritorio)\b/,
  ],
  ['video', /\b(?:filmes?|series?|videos?|assistir|youtube|missa|futebol|novelas?)\b/],
];

const people =
  /(?<=\bsomos (?:em )?)\d{1,2}\b|\b\d{1,2}(?= (?:pessoas?|jovens|estudantes?|filhos|criancas|adultos|moradores|computadores|aparelhos|tvs?)\b)/;

/** What the words say that a connection is needed for; null where they say nothing of it. */
export function needsTold(plain: string): PlanNeeds | null {
  const use = uses.find(([, words]) => words.test(plain))?.[0];
  const count = people.exec(withDigits(plain))?.[0];
  if (use === undefined && count === undefined) return null;
  return { ...(use && { use }), ...(count && { people: Number(count) }) };
}

/** The plan that is advised to whoever tells what they need; null where the words tell nothing of it. */
export function planForNeeds(plain: string, plans: readonly Plan[]): Plan | null {
  const needs = needsTold(plain);
  return needs && (advisePlan(plans, needs)?.plan ?? null);
}
