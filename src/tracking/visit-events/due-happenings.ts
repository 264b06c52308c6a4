import { states } from '../../brazil/states.ts';
import type { Happening } from '../../contract/measurement/visit-event.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { askedFields, type PathEntry, type Walk } from '../../funnel/walk.ts';
import type { VisitScene } from './visit-scene.ts';

/** An event that happens once per visit, by its key. */
export interface DueHappening {
  key: string;
  happening: Happening;
}

/**
 * All events up to this state, in order: a question is shown before it is answered, and answered before the next is
 * shown, even if they were asked or understood together.
 */
export const dueHappenings = (scene: VisitScene): readonly DueHappening[] => [
  ...questions(scene),
  ...coverage(scene),
  ...order(scene),
];

export const isQuestion = ({ fields, screen }: Step): boolean =>
  fields.length > 0 && screen !== 'silent' && screen !== 'waiting';

/** The visitor's own answers to a step, without those a lead brought along. */
export const ownAnswers = (step: Step, facts: Facts): unknown[] =>
  askedFields(step, facts)
    .map((name): unknown => facts.answers[name])
    .filter((value) => value !== undefined);

/** Saved, or being saved in the background. */
export const isPassed = ({ state }: PathEntry, index: number, { path }: Walk): boolean =>
  index < path.length - 1 || state === 'complete' || state === 'sending';

function questions({ shown, walk, facts }: VisitScene): DueHappening[] {
  return walk.path.flatMap((entry, index): DueHappening[] => {
    const { id, stage } = entry.step;
    if (!isQuestion(entry.step)) return [];
    const isAnswered = isPassed(entry, index, walk) && ownAnswers(entry.step, facts).length > 0;
    if (!isAnswered && !shown.some((step) => step.id === id)) return [];
    const about = { step: id, stage };
    const isShown: DueHappening = { key: `shown ${id}`, happening: { name: 'question_shown', ...about } };
    if (!isAnswered) return [isShown];
    return [
      isShown,
      { key: `answered ${id}`, happening: { name: 'question_answered', ...about, attempt: 1 } },
    ];
  });
}

/** Of the address only the state is sent, and whether there is coverage. */
function coverage({ facts: { coverage: found, place } }: VisitScene): DueHappening[] {
  const uf = states.find((state) => state.uf === place?.UF)?.uf;
  if (found === null || uf === undefined) return [];
  const covered = found.plans.length > 0;
  return [{ key: 'coverage', happening: { name: 'coverage_found', uf, covered } }];
}

const order = ({ facts, journey }: VisitScene): DueHappening[] =>
  facts.order === null ? [] : [{ key: 'order', happening: { name: 'order_placed', journey } }];
