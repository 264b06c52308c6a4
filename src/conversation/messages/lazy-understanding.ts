import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import { preloadable } from '../../ui/late/preloadable.ts';

/** Loaded with the first touch of the composer, or after the first answer: the first question does not need it. */
const parts = async () => (await import('./understanding-parts.ts')).understandingParts;

/** The form of any card. */
export const CardForm = lazyWithPreload(
  async () => (await import('../../answering/form/AnswerForm.tsx')).AnswerForm,
);

export const lazyUnderstanding = preloadable(parts);

export const OpenSideQuestion = lazyWithPreload(async () => (await parts()).OpenSideQuestion);
export const SideMessages = lazyWithPreload(async () => (await parts()).SideMessages);
export const EarlierSideQuestions = lazyWithPreload(async () => (await parts()).EarlierSideQuestions);
export const SideQuestionBubbles = lazyWithPreload(async () => (await parts()).SideQuestionBubbles);
export const EditingNote = lazyWithPreload(async () => (await parts()).EditingNote);

export const PersonStanding = lazyWithPreload(async () => (await parts()).PersonStanding);

const shown = [
  ...[OpenSideQuestion, SideMessages, EarlierSideQuestions, SideQuestionBubbles, EditingNote],
  PersonStanding,
];

/** Loads also what shows a reply, so that it stands at once. */
export async function loadUnderstanding() {
  const [loaded] = await Promise.all([lazyUnderstanding.load(), ...shown.map((part) => part.preload())]);
  return loaded;
}

/** A failure is ignored; the parts are fetched again when needed. */
export const preloadUnderstanding = (): void => void loadUnderstanding().catch(() => undefined);
