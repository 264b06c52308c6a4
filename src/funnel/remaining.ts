import type { CombinedPage } from './campaign.ts';
import type { Facts } from './facts.ts';
import { routeOfPage } from './routes/route-of-page.ts';
import type { Step } from './steps/step.ts';
import type { StepId } from './steps/step-id.ts';
import { stepOf } from './steps/steps.ts';
import { isAnswered, requiredFields, type Walk } from './walk.ts';

interface Remaining {
  questions: number;
  minutes: number;
}

/** What people take to read and answer one field, the quick and the slow alike. */
const seconds = 15;

const asks = ({ screen, fields }: Step): boolean =>
  (screen === 'form' || screen === 'review') && fields.length > 0;

/** Whoever answers one has answered the other. */
const repeats = ({ fields }: Step, other: Step): boolean =>
  fields.length > 0 && fields.every((name) => other.fields.includes(name));

/** What is still to be asked as far as is known now: what only an answer can open is not promised away. */
export function remaining(
  journey: readonly StepId[],
  { current }: Walk,
  facts: Facts,
  pages: readonly CombinedPage[],
): Remaining {
  const open = (current.step.end ? [] : journey.slice(journey.indexOf(current.step.id)))
    .map(stepOf)
    .filter((step) => asks(step) && (step.when?.(facts) ?? true) && !isAnswered(step, facts));
  const ahead = open.filter((step) => step === current.step || !repeats(step, current.step));
  const time = ahead.flatMap((step) => requiredFields(step, facts)).length * seconds;
  return {
    questions: new Set(ahead.map(({ id }) => routeOfPage(id, pages))).size,
    minutes: Math.max(Math.round(time / 60), 1),
  };
}
