import type { Stage } from './step.ts';
import type { StepId } from './step-id.ts';
import { stepOf } from './steps.ts';

const start = 10;

/** The quiz has room of its own, so that 3 points plus twice its count never overtake the step behind it. */
const quizRoom = 11;
const quizStart = 3;
const perQuestion = 2;

const asksQuiz = (id: StepId): boolean => stepOf(id).fields.includes('quiz');

const roomOf = (id: StepId): number => {
  const { screen } = stepOf(id);
  if (asksQuiz(id)) return quizRoom;
  return screen === 'silent' || screen === 'rejected' || screen === 'quiz-failed' || screen === 'no-coverage'
    ? 0
    : 3;
};

const sum = (ids: readonly StepId[]): number => ids.reduce((total, id) => total + roomOf(id), 0);

/** Percent of the way, by the step's position in the list: it can only fall when something was undone. */
export function progressOf(journey: readonly StepId[], id: StepId, quizCount = 0): number {
  const step = stepOf(id);
  if (step.screen === 'done') return 100;
  const before = sum(journey.slice(0, Math.max(journey.indexOf(id), 0)));
  const share = before / sum(journey);
  const base = start + share * (100 - start);
  const quiz = asksQuiz(id) ? Math.min(quizStart + perQuestion * quizCount, quizRoom) : 0;
  return Math.round(base + quiz);
}

export const stages: readonly Stage[] = ['disponibilidade', 'dados-pessoais', 'instalacao', 'pagamento'];

export type StageState = 'done' | 'current' | 'todo';

export function stageStates(id: StepId): { stage: Stage; state: StageState }[] {
  const at = stages.indexOf(stepOf(id).stage);
  const place = at === -1 ? stages.length : at;
  return stages.map((stage, index) => ({
    stage,
    state: index < place ? 'done' : index === place ? 'current' : 'todo',
  }));
}
