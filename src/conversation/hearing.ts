import { deferred } from '../answering/deferred.tsx';
import { shelf } from '../answering/shelf.ts';

/** Comes with the first words that are typed, or after the first answer: the first question does without. */
const parts = async () => (await import('./heard-parts.ts')).heardParts;

/** The form of a card, whichever step it asks. */
export const CardForm = deferred(async () => (await import('../answering/AnswerForm.tsx')).AnswerForm);

export const hearing = shelf(parts);

export const OpenAside = deferred(async () => (await parts()).OpenAside);
export const SettledAsides = deferred(async () => (await parts()).SettledAsides);
export const KeptAside = deferred(async () => (await parts()).KeptAside);
export const EditingNote = deferred(async () => (await parts()).EditingNote);

/** What cannot be fetched now is fetched when it is needed. */
export const expectWords = (): void =>
  void Promise.all([
    CardForm.preload(),
    hearing.load(),
    OpenAside.preload(),
    SettledAsides.preload(),
    KeptAside.preload(),
    EditingNote.preload(),
  ]).catch(() => undefined);
