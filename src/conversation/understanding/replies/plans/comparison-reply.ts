import { planReplies } from '../../../../content/conversation/plan-replies.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { planWords } from '../../../../content/screens/plans.ts';
import type { Plan } from '../../../../contract/offer/plan.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { hesitates } from '../../plans/asked-of-plan.ts';
import { monthly, speed } from '../../plans/criterion.ts';
import { needsIn } from '../../plans/needs-said.ts';
import { onlyPlanIn, planMention } from '../../plans/plan-mention.ts';
import { speedIn, withUnits } from '../../plans/speed-said.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { inDigits } from '../../spoken/spoken-numbers.ts';
import type { Text } from '../../text/text.ts';
import { inShort } from '../topics/computed-replies.ts';
import { listedBySpeed } from './price-replies.ts';
import { most, withPlans } from './with-plans.ts';

const compares =
  /\b(?:diferenc\w*|diferente\w*|compar\w*|compensa\w*|vale (?:mais|a pena)|melhor|pior|muda\w*|qual (?:dos dois|deles)|mais \w+ (?:do )?q(?:ue)?)\b/;
/** '600 ou 1 giga?' */
const oneOrOther = /^[^,?]{1,24} ou [^,?]{1,24}\?$/;
/** A comparison that is no question. */
const asksToCompare =
  /\b(?:diferencas? |compar(?:a|e|ar|acao)\b|entre o .* e o .*\b(?:compensa|diferenca)\b)|^(?:(?:to|tou|estou|fico|fiquei|ainda|aqui) )*entre [oa] .* e [oa] |^d[oe] .* pr[oa] .*\b(?:muda|aumenta|sobe|fica|da) (?:em )?(?:quanto|o que)[.! ]*$/;
/** Comparative words are removed: 'mais caro' and 'muda quanto' describe neither plan. */
const comparatives =
  /\b(?:(?:e|eh|esta|ta|fica|sai) )?(?:muito |bem )?(?:mais|menos) (?:car|barat|rapid|lent|vantajos|em conta|fort|completo|complet)\w*|\b(?:qual|quais) .{0,14}?(?:melhor|vale mais|compensa)\w*|\b(?:e|eh) (?:melhor|pior)\b|\b(?:muda|aumenta|sobe|fica|da) (?:em )?(?:quanto|o que)\b/g;
const between =
  / (?:e|ou|x|vs|versus|pro|pra|para o|para|contra|com o|(?:do )?q(?:ue)?) (?:o |a |de |do |esse |esta )*|, (?=o |a |\d)/;

/** One side of a comparison: the plan that it names, or a speed that is not sold here. */
type Side = { plan: Plan } | { mega: number; near: readonly Plan[] };

/** Elsewhere 'sexta' and 'quinta' are days. */
const comparing = /\b(?:diferenc|compar)\w+/;
const ordinal = /^ (?=(?:primeir|segund|terceir|quart|quint|sext|setim|oitav|ultim|penultim)[oa]\b)/;

const chooses = /\bfico$/;
/** What `between` leaves of 'o do meio' and 'pro maior'. */
const bareRank = /^ (?:(meio)|(?=(?:maior|menor)\b))/;

function sideIn(said: string, before: string, { offered, shown }: Lists): Side[] {
  // '…, fico com o maior' chooses one of those that are compared.
  const part = chooses.test(before)
    ? said
    : said.replace(bareRank, (_, middle?: string) => (middle ? ' o do meio' : ' o '));
  const placed = onlyPlanIn(comparing.test(before) ? part.replace(ordinal, ' o ') : part, shown);
  if (placed !== null) return [{ plan: placed }];
  const mention = planMention(part, offered);
  const named = onlyPlanIn(part, offered);
  if (named !== null) return [{ plan: named }];
  // 'O 600 com Globoplay e o com HBO': the speed is said once.
  const [speed] = speedIn(withUnits(part, offered)) === null ? (/\b\d{3,4}\b/.exec(before) ?? []) : [];
  const alike = speed === undefined || mention === null ? null : planMention(`${speed} ${part}`, offered);
  const [same, other] = alike?.plans ?? [];
  if (same !== undefined && other === undefined) return [{ plan: same }];
  if (mention !== null && mention.plans.length > 0) return [];
  const mega = speedIn(withUnits(part, offered));
  return mention?.missed?.about === 'speed' && mega !== null ? [{ mega, near: mention.missed.near }] : [];
}

interface Lists {
  offered: readonly Plan[];
  /** The plans in view: 'o primeiro' is the first of them. */
  shown: readonly Plan[];
}

/** 'Os três primeiros', 'os dois mais baratos'. */
const several =
  /\b(?:os|d?es[st]es|dos|todos os) (?<count>dois|duas|tres|quatro|[2-4])(?: planos)?(?: (?<by>primeiros|ultimos|mais baratos|mais em conta|mais caros|mais rapidos))?\b/;
const counts: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3, quatro: 4 };

function severalIn(plain: string, { offered, shown }: Lists): readonly Plan[] {
  const { count = '', by } = several.exec(plain)?.groups ?? {};
  const some = counts[count] ?? Number(count);
  if (some < 2) return [];
  // 'Esses dois' are those that the last reply offers.
  if (by === undefined) return shown.length === some && shown.length < offered.length ? shown : [];
  if (by === 'primeiros') return shown.slice(0, some);
  if (by === 'ultimos') return shown.slice(-some);
  const of = by === 'mais rapidos' ? speed : monthly;
  const inOrder = offered.toSorted((one, other) => of(one) - of(other));
  return /barato|conta/.test(by) ? inOrder.slice(0, some) : inOrder.slice(-some);
}

/** The next slower and the next faster one. */
const mostNear = 2;

const told = (side: Side): string =>
  'plan' in side
    ? inShort(side.plan)
    : planReplies.notSold(
        planWords.speed(side.mega),
        side.near.slice(0, mostNear).map(({ plan }) => plan),
      );

const plansOf = (side: Side): readonly Plan[] =>
  'plan' in side ? [side.plan] : side.near.slice(0, mostNear);

/** Compares two to four plans; for one that is not sold, names the nearest. */
export function comparisonReply(text: Text, asked: Asked, isQuestion: boolean): QuestionReading | null {
  const { facts } = asked;
  const isBeforeCoverage = facts.coverage === null;
  const offered = isBeforeCoverage ? listedBySpeed(asked) : offeredPlans(facts);
  if (facts.order !== null || offered.length === 0) return null;
  const plain = inDigits(text);
  const isAsked = isQuestion ? compares.test(plain) || oneOrOther.test(plain) : asksToCompare.test(plain);
  if (!isAsked && (!hesitates(plain) || needsIn(plain) !== null)) return null;
  const lists = { offered, shown: asked.plansShown ?? offered };
  const together = severalIn(plain, lists);
  const sides: readonly Side[] =
    together.length > 0
      ? together.map((plan) => ({ plan }))
      : plain
          .replace(comparatives, ' ')
          .replace(/[?!. ]+$/, '')
          .split(between)
          .flatMap((part, place, parts) => sideIn(` ${part}`, parts.slice(0, place).join(' '), lists));
  const plans = [...new Set(sides.flatMap(plansOf))];
  if (sides.length < 2 || sides.length > most || plans.length < 2) return null;
  const reply = [...new Set(sides.map(told))].join(' ');
  return isBeforeCoverage
    ? { kind: 'question', reply: `${reply} ${replies.price.ifCovered}` }
    : withPlans(reply, plans.slice(0, most), offered, asked);
}
