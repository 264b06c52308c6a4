import type { Happening } from '../../contract/measurement/visit-event.ts';
import type { FaceId } from '../../funnel/routes/face.ts';
import type { StorageSlot } from '../storage-slot.ts';
import { dueHappenings, isPassed, isQuestion, ownAnswers } from './due-happenings.ts';
import { blankLedger, readVisitLedger, type VisitLedger } from './visit-ledger.ts';
import type { VisitScene } from './visit-scene.ts';

interface Options {
  ledger: StorageSlot;
  now: () => number;
  /** When the page opened, which is when its first question was shown. */
  openedAt: number;
  tell: (happening: Happening) => void;
}

type Refusal = Extract<Happening, { name: 'answer_refused' }>['reason'];

/** Reports what happens in a visit, each event once per tab. */
export interface VisitRecorder {
  update: (scene: VisitScene) => void;
  refused: (step: string, reason: Refusal) => void;
  left: (scene: VisitScene) => void;
  /** The loaded lead's events were sent where it was answered. */
  skipPast: () => void;
  /** Another order starts. */
  forget: () => void;
  /** The visit's random id, created on first use. */
  visit: (newKey: () => string) => string;
}

export function createVisitRecorder({ ledger: slot, now, openedAt, tell }: Options): VisitRecorder {
  let ledger: VisitLedger = readVisitLedger(slot.read());
  let skipsPast = false;
  let face: FaceId | null = null;
  const shownAt = new Map<string, number>();
  const refusals = new Map<string, number>();
  /** Answers for comparison only, to notice changes; never stored. */
  const given = new Map<string, string>();

  const isTold = (key: string) => ledger.told.includes(key);
  const addToLedger = (key: string) => {
    ledger = { ...ledger, told: [...ledger.told, key] };
  };
  const once = (key: string, happening: Happening) => {
    if (isTold(key)) return;
    addToLedger(key);
    tell(happening);
  };

  const completed = (happening: Happening): Happening => {
    if (happening.name !== 'question_answered') return happening;
    const since = shownAt.get(happening.step);
    const seconds = since === undefined ? undefined : Math.round((now() - since) / 1000);
    return {
      ...happening,
      attempt: Math.min(99, 1 + (refusals.get(happening.step) ?? 0)),
      ...(seconds !== undefined && seconds <= 3600 && { seconds }),
    };
  };

  const skipTo = (scene: VisitScene) => {
    const isNew = !ledger.told.some((key) => key.startsWith('shown '));
    for (const { key } of dueHappenings(scene)) if (!isTold(key)) addToLedger(key);
    const { id } = scene.walk.current.step;
    if (isNew) once(`resumed ${id}`, { name: 'visit_resumed', step: id });
  };

  const noteFace = ({ face: current, walk }: VisitScene) => {
    if (face !== null && face !== current)
      tell({ name: 'face_changed', step: walk.current.step.id, from: face });
    face = current;
  };

  const noteEdits = ({ walk, facts }: VisitScene) => {
    for (const [index, entry] of walk.path.entries()) {
      const { step } = entry;
      const values = ownAnswers(step, facts);
      if (!isQuestion(step) || values.length === 0 || !isPassed(entry, index, walk)) continue;
      const text = JSON.stringify(values);
      const before = given.get(step.id);
      given.set(step.id, text);
      if (before !== undefined && before !== text) tell({ name: 'answer_edited', step: step.id });
    }
  };

  return {
    update: (scene) => {
      if (skipsPast) skipTo(scene);
      skipsPast = false;
      noteFace(scene);
      for (const { key, happening } of dueHappenings(scene)) {
        if (happening.name === 'question_shown' && !shownAt.has(happening.step))
          shownAt.set(happening.step, shownAt.size === 0 ? openedAt : now());
        if (!isTold(key)) once(key, completed(happening));
      }
      noteEdits(scene);
      slot.write(ledger);
    },
    refused: (step, reason) => {
      const attempt = Math.min(99, (refusals.get(step) ?? 0) + 1);
      refusals.set(step, attempt);
      tell({ name: 'answer_refused', step, reason, attempt });
    },
    left: ({ walk: { current }, facts }) => {
      if (facts.order !== null || !isQuestion(current.step)) return;
      once(`left ${current.step.id}`, { name: 'visit_left', step: current.step.id });
      slot.write(ledger);
    },
    skipPast: () => {
      skipsPast = true;
    },
    forget: () => {
      ledger = blankLedger;
      for (const memory of [shownAt, refusals, given]) memory.clear();
      slot.clear();
    },
    visit: (newKey) => {
      const visit = ledger.visit ?? newKey();
      if (ledger.visit === null) ledger = { ...ledger, visit };
      return visit;
    },
  };
}
