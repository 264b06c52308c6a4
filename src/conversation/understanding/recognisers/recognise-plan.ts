import { offeredPlans } from '../../../funnel/plans/offered-plans.ts';
import { hesitates } from '../plans/asked-of-plan.ts';
import { planMention } from '../plans/plan-mention.ts';
import { wish, wishesPlanSold } from '../plans/plan-wish.ts';
import { withoutUnwantedPlans } from '../plans/without-other-plans.ts';
import type { Asked } from '../reading.ts';
import { everyNumberWord } from '../spoken/number-words.ts';
import { inDigits } from '../spoken/spoken-numbers.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import type { Text } from '../text/text.ts';
import { blank } from '../text/text.ts';
import { refusesAll } from '../yes-no/refuses-all.ts';
import { type Found, type Recogniser, whole } from './recogniser.ts';

/** 'Número 1000' and 'Avenida Central, 600' are houses. */
const house =
  /\b(?:numero|num|nr|n[º°]) ?\d{3,}|\b(?:rua|avenida|av|alameda|travessa|praca|estrada|rodovia)\b\.?(?: (?!com\b|e\b|quero\b)[a-z]+){1,5},? \d{3,}/g;
const withoutHouse = (plain: string): string => blank(plain, house);

/** Only where one plan fits; of several the reply offers those that do. */
function find(text: Text, { facts, plansShown }: Asked): Found | null {
  const offered = offeredPlans(facts);
  const mention = planMention(withoutHouse(text.plain), plansShown ?? offered) ?? null;
  const [plan, another] =
    (mention?.plans.length ? mention : planMention(withoutHouse(text.plain), offered))?.plans ?? [];
  if (plan === undefined || another !== undefined) return null;
  const doubtful = mention?.isRough || looksLikeQuestion(text);
  return { raw: { idPlan: [String(plan.id)] }, ...whole(text), ...(doubtful && { doubtful }) };
}

/** If several plans have the named speed, the visitor is asked which. */
const isOneOfMany = ({ plain }: Text, { facts, plansShown }: Asked): boolean =>
  (planMention(plain, plansShown ?? offeredPlans(facts))?.alike.length ?? 0) > 0;

const concerns = (text: Text, { facts }: Asked): boolean =>
  planMention(withoutHouse(inDigits(text)), offeredPlans(facts)) !== null;

/** 'O de 600, meu nome é Ana': the clauses that speak of a plan; all of it where none does by itself. */
function partOfPlan(text: Text, asked: Asked): { from: number; to: number } {
  const clauses = clausesOf(text).filter(({ from, to }) => concerns(within(text, from, to), asked));
  return { from: clauses[0]?.from ?? 0, to: clauses.at(-1)?.to ?? text.plain.length };
}

const reason =
  /[ ,]+(?:que|q|pq|porque|por que|pois) (?:(?:a|o|os|as) )?(?:minhas?|meus?|el[ae]s?|aqui|eu|nos|a gente|la em casa)\b.*$/;

/** 'Põe o 600 com Globoplay, que minha mãe não vive sem novela': the plan without the reason for it. */
function findBeforeReason(text: Text, asked: Asked): Found | null {
  const match = looksLikeQuestion(text) ? null : reason.exec(text.plain);
  const found = match && find(within(text, 0, match.index), asked);
  return found && { ...found, doubtful: true };
}

/** One of the plans that the last reply offered, where nothing else is said: '1 giga HBO Max' behind 'Qual deles?'. */
function findAmongShown(text: Text, { plansShown = [] }: Asked): Found | null {
  const mention = plansShown.length > 1 ? planMention(withoutHouse(text.plain), plansShown) : null;
  const [plan, another] = mention?.plans ?? [];
  if (plan === undefined || another !== undefined || mention?.isRough || looksLikeQuestion(text)) return null;
  return { raw: { idPlan: [String(plan.id)] }, ...whole(text) };
}

const vocabulary = [
  ...'barato barata baratinho baratinha rapido rapida veloz ultimo ultima penultimo primeiro primeira segundo segunda terceiro terceira quarto quarta quinto quinta basico simples completo melhor quinhentos seiscentos setecentos globoplay globo paramount deezer streaming netflix disney'.split(
    ' ',
  ),
  ...everyNumberWord,
];

export const recognisePlan: Recogniser = {
  kind: 'choice',
  vocabulary: () => vocabulary,
  withoutPast: withoutUnwantedPlans,
  asked: (text, asked) => {
    if (isOneOfMany(text, asked) || refusesAll(text.plain) || hesitates(text.plain)) return null;
    const { from, to } = partOfPlan(text, asked);
    const part = within(text, from, to);
    // Beside other answers, the simplest plan is proposed.
    const found = isOneOfMany(part, asked) ? find(part, asked) : null;
    if (found !== null) return { ...found, from, to, doubtful: true };
    return find(text, asked) ?? findBeforeReason(text, asked);
  },
  concerns,
  anywhere: (text, asked) => {
    if (!wishesPlanSold(text.plain, asked)) return findAmongShown(text, asked);
    const match = wish.exec(text.plain) ?? { index: 0 };
    const tail = /^(?:(?![.!?] )[^\uE000\n,;])+/.exec(text.plain.slice(match.index))?.[0] ?? '';
    const plan = find({ shown: tail, plain: tail }, asked);
    return plan === null ? null : { ...plan, from: match.index, to: match.index + tail.length };
  },
};
