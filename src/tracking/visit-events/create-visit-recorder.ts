import * as z from 'zod/mini';
import type { EventBody } from '../../contract/measurement/visit-event.ts';
import type { VisitorGroups } from '../../contract/measurement/visitor-groups.ts';
import type { FaceId } from '../../funnel/routes/face.ts';
import { dueEvents, isPassed, isQuestion, ownAnswers } from '../due-events.ts';
import type { Scene } from '../scene.ts';
import type { StorageSlot } from '../storage-slot.ts';

interface Options {
  counted: StorageSlot;
  now: () => number;
  newKey: () => string;
  /** When the page opened, which is when its first question was shown. */
  openedAt: number;
  tell: (event: EventBody) => void;
  /** Kept for the order, which is counted by them. */
  groups: (scene: Scene) => VisitorGroups;
}

type Refusal = Extract<EventBody, { name: 'answer_refused' }>['reason'];

/** Reports what happens in a visit, each event once per tab. */
export interface VisitRecorder {
  update: (scene: Scene) => void;
  refused: (step: string, reason: Refusal) => void;
  left: (scene: Scene) => void;
  /** The loaded lead's events were sent where it was answered. */
  skipPast: () => void;
  /** Another order starts. */
  forget: () => void;
  /** The visit's random id, created on first use. */
  visit: () => string;
}

export function createVisitRecorder(options: Options): VisitRecorder {
  const { counted: slot, now, newKey, openedAt, tell, groups } = options;
  const stored = readCountedEvents(slot.read());
  const told = new Set(stored.told);
  let visitId = stored.visit;
  let skipsPast = false;
  let face: FaceId | null = null;
  const shownAt = new Map<string, number>();
  const refusals = new Map<string, number>();
  /** Answers for comparison only, to notice changes; never stored. */
  const given = new Map<string, string>();

  const save = (scene: Scene) => slot.write({ told: [...told], visit: visitId, ...groups(scene) });
  const once = (key: string, event: EventBody) => {
    if (told.has(key)) return;
    told.add(key);
    tell(event);
  };

  const completed = (event: EventBody): EventBody => {
    if (event.name !== 'question_answered') return event;
    const since = shownAt.get(event.step);
    const seconds = since === undefined ? undefined : Math.round((now() - since) / 1000);
    return {
      ...event,
      attempt: Math.min(99, 1 + (refusals.get(event.step) ?? 0)),
      ...(seconds !== undefined && seconds <= 3600 && { seconds }),
    };
  };

  const skipTo = (scene: Scene) => {
    const isNew = ![...told].some((key) => key.startsWith('shown '));
    for (const { key } of countedIn(scene)) told.add(key);
    const { id } = scene.walk.current.step;
    if (isNew) once(`resumed ${id}`, { name: 'visit_resumed', step: id });
  };

  const noteFace = ({ face: current, walk }: Scene) => {
    if (face !== null && face !== current)
      tell({ name: 'face_changed', step: walk.current.step.id, from: face });
    face = current;
  };

  const noteEdits = ({ walk, facts }: Scene) => {
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
      for (const { key, event } of countedIn(scene)) {
        if (event.name === 'question_shown' && !shownAt.has(event.step))
          shownAt.set(event.step, shownAt.size === 0 ? openedAt : now());
        once(key, completed(event));
      }
      noteEdits(scene);
      save(scene);
    },
    refused: (step, reason) => {
      const attempt = Math.min(99, (refusals.get(step) ?? 0) + 1);
      refusals.set(step, attempt);
      tell({ name: 'answer_refused', step, reason, attempt });
    },
    left: (scene) => {
      const { current } = scene.walk;
      if (scene.facts.order !== null || !isQuestion(current.step)) return;
      once(`left ${current.step.id}`, { name: 'visit_left', step: current.step.id });
      save(scene);
    },
    skipPast: () => {
      skipsPast = true;
    },
    forget: () => {
      visitId = null;
      for (const memory of [told, shownAt, refusals, given]) memory.clear();
      slot.clear();
    },
    visit: () => {
      visitId ??= newKey();
      return visitId;
    },
  };
}

const countedIn = (scene: Scene) =>
  dueEvents(scene).flatMap(({ key, counted }) => (counted ? [{ key, event: counted }] : []));

/** Keys of the events counted, and the visit's id with consent. An invalid part is replaced by a blank one. */
const countedEvents = z.object({
  told: z.catch(z.array(z.string()), []),
  visit: z.catch(z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))), null),
});

/** Reads what is stored. */
const readCountedEvents = (stored: unknown): z.output<typeof countedEvents> =>
  countedEvents.safeParse(stored).data ?? { told: [], visit: null };
