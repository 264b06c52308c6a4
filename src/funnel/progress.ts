import type { Facts } from './facts.ts';
import type { Journey } from './journeys/journey.ts';
import type { Stage, Step } from './steps/step.ts';
import type { StepId } from './steps/step-id.ts';
import { stepOf } from './steps/steps.ts';
import { applies } from './walk.ts';

const start = 10;

/** Weight of the quiz: 3 points plus 2 per question must not exceed the step after it. */
const quizWeight = 11;
const quizStart = 3;
const perQuestion = 2;

const asksQuiz = (id: StepId): boolean => stepOf(id).fields.includes('quiz');

/** Screens that are results, not questions: they do not move the progress bar. */
const weightless: ReadonlySet<Step['screen']> = new Set([
  'silent',
  'rejected',
  'quiz-failed',
  'no-coverage',
  'not-sold',
  'no-offer',
  'covered',
]);

const weightOf = (id: StepId): number => {
  if (asksQuiz(id)) return quizWeight;
  return weightless.has(stepOf(id).screen) ? 0 : 3;
};

const sum = (ids: readonly StepId[]): number => ids.reduce((total, id) => total + weightOf(id), 0);

/** Progress in percent, by the step's position in the list. It falls only if something was undone. */
export function progressOf(
  { steps, fixedProgress }: Pick<Journey, 'steps' | 'fixedProgress'>,
  id: StepId,
  quizCount = 0,
): number {
  const fixed = fixedProgress[id];
  if (fixed !== undefined) return fixed;
  if (stepOf(id).screen === 'done') return 100;
  const before = sum(steps.slice(0, Math.max(steps.indexOf(id), 0)));
  const share = before / sum(steps);
  const base = start + share * (100 - start);
  const quiz = asksQuiz(id) ? Math.min(quizStart + perQuestion * quizCount, quizWeight) : 0;
  return Math.round(base + quiz);
}

export const stages: readonly Stage[] = [
  'contrato',
  'ofertas',
  'disponibilidade',
  'dados-pessoais',
  'instalacao',
  'pagamento',
];

export type StageState = 'done' | 'current' | 'todo';

/**
 * The stages of a visit with their state; one whose steps are all skipped is left out. A step counts to the earliest
 * stage that is still to come, as where a campaign asks for the e-mail before the address: going forward never leads back.
 */
export function stageStates(
  { steps }: Pick<Journey, 'steps'>,
  id: StepId,
  facts: Facts,
): { stage: Stage; state: StageState }[] {
  const own = stages.filter((stage) =>
    steps.map(stepOf).some((one) => one.stage === stage && (one.id === id || applies(one, facts))),
  );
  const placeOf = (one: StepId) => {
    const at = own.indexOf(stepOf(one).stage);
    return at === -1 ? own.length : at;
  };
  const place = Math.min(...[id, ...steps.slice(steps.indexOf(id) + 1)].map(placeOf));
  return own.map((stage, index) => ({
    stage,
    state: index < place ? 'done' : index === place ? 'current' : 'todo',
  }));
}
