import { states } from '../../brazil/states.ts';
import type { Happening } from '../../contract/measurement/visit-event.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { askedFields, type PathEntry, type Walk } from '../../funnel/walk.ts';
import type { VisitScene } from './visit-scene.ts';

/** Something that happens once in a visit, under its key. */
export interface DueHappening {
  key: string;
  happening: Happening;
}

/**
 * What a scene says of the visit so far, in the order in which it happened: a question was shown before it was answered,
 * and answered before the next one was shown, whatever the face asked together or understood at once.
 */
export const dueHappenings = (scene: VisitScene): readonly DueHappening[] => [
  ...questions(scene),
  ...coverage(scene),
  ...order(scene),
];

export const isQuestion = ({ fields, screen }: Step): boolean =>
  fields.length > 0 && screen !== 'silent' && screen !== 'waiting';

/** What was given at a step; nothing where the lead brought it along, or where it was not asked. */
export const ownAnswers = (step: Step, facts: Facts): unknown[] =>
  askedFields(step, facts)
    .map((name): unknown => facts.answers[name])
    .filter((value) => value !== undefined);

/** Taken by the server, or on its way without anybody waiting. */
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

/** Of the address only the state of the federation, and whether something is sold there. */
function coverage({ facts: { coverage: found, place } }: VisitScene): DueHappening[] {
  const uf = states.find((state) => state.uf === place?.UF)?.uf;
  if (found === null || uf === undefined) return [];
  const covered = found.plans.length > 0;
  return [{ key: 'coverage', happening: { name: 'coverage_found', uf, covered } }];
}

const order = ({ facts, journey }: VisitScene): DueHappening[] =>
  facts.order === null ? [] : [{ key: 'order', happening: { name: 'order_placed', journey } }];
