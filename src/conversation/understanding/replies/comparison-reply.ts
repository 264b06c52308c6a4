import { planReplies } from '../../../content/conversation/plan-replies.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { offeredPlans } from '../../../funnel/offered-plans.ts';
import { hesitates } from '../plans/asked-of-plan.ts';
import { needsIn } from '../plans/needs-said.ts';
import { planMention } from '../plans/plan-mention.ts';
import { speedIn, withUnits } from '../plans/speed-said.ts';
import type { Asked, Reading } from '../reading.ts';
import { inDigits } from '../spoken/spoken-numbers.ts';
import type { Text } from '../text/text.ts';
import { inShort } from './computed-replies.ts';
import { withPlans } from './with-plans.ts';

const compares =
  /\b(?:diferenc\w*|diferente\w*|compar\w*|compensa\w*|vale (?:mais|a pena)|melhor|pior|muda\w*|qual (?:dos dois|deles)|mais \w+ (?:do )?q(?:ue)?)\b/;
/** '600 ou 1 giga?' */
const oneOrOther = /^[^,?]{1,24} ou [^,?]{1,24}\?$/;
/** A comparison that is no question. */
const asksToCompare =
  /\b(?:diferencas? |compar(?:a|e|ar|acao)\b|entre o .* e o .*\b(?:compensa|diferenca)\b)/;
/** Comparative words are removed: 'mais caro' describes neither plan. */
const comparatives =
  /\b(?:(?:e|eh|esta|ta|fica|sai) )?(?:muito |bem )?(?:mais|menos) (?:car|barat|rapid|lent|vantajos|em conta|fort|completo|complet)\w*|\b(?:qual|quais) .{0,14}?(?:melhor|vale mais|compensa)\w*|\b(?:e|eh) (?:melhor|pior)\b/g;
const between =
  / (?:e|ou|x|vs|versus|pro|pra|para o|para|contra|com o|(?:do )?q(?:ue)?) (?:o |a |de |do |esse |esta )*|, (?=o |a |\d)/;

/** One side of a comparison: the plan that it names, or a speed that is not sold here. */
type Side = { plan: Plan } | { mega: number; near: readonly Plan[] };

function sideIn(part: string, before: string, offered: readonly Plan[]): Side[] {
  const mention = planMention(part, offered);
  const [only, another] = mention?.plans ?? [];
  if (only !== undefined && another === undefined) return [{ plan: only }];
  // 'O 600 com Globoplay e o com HBO': the speed is said once.
  const [speed] = speedIn(withUnits(part, offered)) === null ? (/\b\d{3,4}\b/.exec(before) ?? []) : [];
  const alike = speed === undefined || mention === null ? null : planMention(`${speed} ${part}`, offered);
  const [same, other] = alike?.plans ?? [];
  if (same !== undefined && other === undefined) return [{ plan: same }];
  if (only !== undefined) return [];
  const mega = speedIn(withUnits(part, offered));
  return mention?.missed?.about === 'speed' && mega !== null ? [{ mega, near: mention.missed.near }] : [];
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

/** Compares two plans; for one that is not sold, names the nearest. */
export function comparisonReply(
  text: Text,
  asked: Asked,
  isQuestion: boolean,
): Extract<Reading, { kind: 'question' }> | null {
  const { facts } = asked;
  const offered = offeredPlans(facts);
  if (facts.order !== null || offered.length === 0) return null;
  const plain = inDigits(text);
  const isAsked = isQuestion ? compares.test(plain) || oneOrOther.test(plain) : asksToCompare.test(plain);
  if (!isAsked && (!hesitates(plain) || needsIn(plain) !== null)) return null;
  const sides = plain
    .replace(comparatives, ' ')
    .split(between)
    .flatMap((part, place, parts) => sideIn(` ${part}`, parts.slice(0, place).join(' '), offered));
  const [one, other, third] = sides;
  if (one === undefined || other === undefined || third !== undefined) return null;
  const plans = [...new Set([one, other].flatMap(plansOf))];
  return withPlans([...new Set([one, other].map(told))].join(' '), plans, offered, asked);
}
