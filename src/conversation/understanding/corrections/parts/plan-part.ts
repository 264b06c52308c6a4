import { stepOf } from '../../../../funnel/steps/steps.ts';
import type { Asked, RecognisedAnswer } from '../../reading.ts';
import { recogniseAnswers, stepFor } from '../../recognise-answers.ts';
import { type Text, textOf } from '../../text/text.ts';

const streaming = /\b(?:globo ?play|hbo(?: max)?|paramount\+?|deezer)(?![a-z])/g;
/** Nothing but what the plan comes with, and what it does not. */
const saysOnlyThat =
  /^(?:(?:nao|n|e|eh|mas|com|o|a|de|do|da|quero|queria|sem|plano|em vez|no lugar|globo ?play|hbo|max|paramount\+?|deezer)(?:[ ,.!]+|$))+$/;

/** The plan that is told, with another streaming service: '600 com globoplay' and 'não, com hbo'. */
export function planWithOther(told: Text, said: Text, asked: Asked): RecognisedAnswer | null {
  const meant = said.plain.match(streaming)?.at(-1);
  const [now, another] = told.plain.match(streaming) ?? [];
  const step = stepFor('idPlan', asked);
  if (meant === undefined || now === undefined || another !== undefined || step === null) return null;
  if (meant === now || !saysOnlyThat.test(said.plain)) return null;
  const there = { ...asked, steps: [stepOf(step)] };
  const { answers } = recogniseAnswers(textOf(told.plain.replace(now, meant)), there, false);
  const plan = answers.find(({ field, doubtful }) => field === 'idPlan' && !doubtful);
  return plan ? { step, field: 'idPlan', raw: plan.raw, shown: plan.shown } : null;
}

/** Another plan, and nothing else: '600 mega com globoplay', while 600 Mega waits for a yes. */
export function otherPlanAlone(waiting: RecognisedAnswer, said: Text, asked: Asked): RecognisedAnswer | null {
  const there = { ...asked, steps: [stepOf(waiting.step)] };
  const { answers, left } = recogniseAnswers(said, there, false);
  const [only, another] = answers;
  const isPlan = only?.field === 'idPlan' && another === undefined && left === '' && !only.doubtful;
  if (!isPlan || only.raw.idPlan?.[0] === waiting.raw.idPlan?.[0]) return null;
  return { step: waiting.step, field: 'idPlan', raw: only.raw, shown: only.shown };
}
