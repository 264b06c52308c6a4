import { readableName } from '../../../src/brazil/with-capitals.ts';

/** Notes on the spelling: 'Thiago com th Alves'. */
const spelling = /,? (?:com|sem) (?:\p{L}{1,2}|h|acento)(?= |$)(?: (?:no|na) \p{L}+)?/giu;

const titles = /^(?:dona|seu|sr|sra|dr|dra|profa?)\.? (?=\p{L})/iu;

/** A person's name as it is written: 'mª do socorro' is Maria do Socorro. */
export const readPersonName = (text: string): string =>
  readableName(
    text
      .replace(spelling, '')
      .replace(titles, '')
      .replace(/\bmª/giu, (short) => (short.startsWith('M') ? 'Maria' : 'maria'))
      .replace(/[.,()]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
