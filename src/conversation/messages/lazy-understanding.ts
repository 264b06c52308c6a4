import { deferred } from '../../answering/preloading/deferred.tsx';
import { preloadable } from '../../funnel/words/preloadable.ts';

/** Loaded with the first typed words, or after the first answer: the first question does not need it. */
const parts = async () => (await import('./understanding-parts.ts')).understandingParts;

/** The form of any card. */
export const CardForm = deferred(
  async () => (await import('../../answering/form/AnswerForm.tsx')).AnswerForm,
);

export const lazyUnderstanding = preloadable(parts);

export const OpenSideQuestion = deferred(async () => (await parts()).OpenSideQuestion);
export const SideMessages = deferred(async () => (await parts()).SideMessages);
export const EarlierSideQuestions = deferred(async () => (await parts()).EarlierSideQuestions);
export const SideQuestionBubbles = deferred(async () => (await parts()).SideQuestionBubbles);
export const EditingNote = deferred(async () => (await parts()).EditingNote);

const shown = [OpenSideQuestion, SideMessages, EarlierSideQuestions, SideQuestionBubbles, EditingNote];

/** Loads also what shows a reply, so that it stands at once. */
export async function loadUnderstanding() {
  const [loaded] = await Promise.all([lazyUnderstanding.load(), ...shown.map((part) => part.preload())]);
  return loaded;
}

/** A failure is ignored; the parts are fetched again when needed. */
export const preloadUnderstanding = (): void => void loadUnderstanding().catch(() => undefined);
