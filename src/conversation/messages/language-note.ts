import { toneSentences } from '../../content/conversation/tone.ts';
import type { Asked, Understood } from '../understanding/reading.ts';

const { angry: _, ...sentences } = toneSentences;
const notes = Object.values(sentences);

/** The note in the visitor's language that a reply begins with. */
const noteOf = (reply: string): string | undefined => notes.find((note) => reply.startsWith(note));

export const hasLanguageNote = (reply: string): boolean => noteOf(reply) !== undefined;

/** The conversation goes on in Portuguese: this is said once. */
export function withoutRepeatedNote(reading: Understood, { knowsLanguage = false }: Asked): Understood {
  if (!knowsLanguage || reading.kind !== 'question') return reading;
  const reply = reading.reply.slice(noteOf(reading.reply)?.length ?? 0).trim();
  return reply === '' ? reading : { ...reading, reply };
}
