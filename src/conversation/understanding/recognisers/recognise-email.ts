import { parseEmail } from '../../../brazil/email.ts';
import { spokenEmail } from '../spoken/spoken-email.ts';
import type { Text } from '../text.ts';
import { type Found, type Recogniser, span } from './recogniser.ts';

const written = /[^\s@,;:<>()"'\uE000]{1,64} ?@ ?[a-z\d.-]{1,96}/i;
const spaced = /[\w.-]{1,64} @ [a-z\d-]{1,60}(?: \. ?[a-z]{2,20}){1,3}/i;

function typed({ shown }: Text): Found | null {
  const loose = spaced.exec(shown);
  if (loose !== null) return { raw: { email: [loose[0].replaceAll(' ', '')] }, ...span(loose) };
  const match = written.exec(shown);
  if (match === null) return null;
  const address = match[0].replaceAll(' ', '').replace(/[.-]+$/, '');
  return { raw: { email: [address] }, ...span(match) };
}

/** What is heard is taken where it is an address: else what was typed is told to be none. */
function said(text: Text): Found | null {
  const spoken = spokenEmail(text);
  if (spoken === null || parseEmail(spoken.address) === null) return null;
  const { address, from, to, isLoose } = spoken;
  return { raw: { email: [address] }, from, to, ...(isLoose ? { doubtful: true } : {}) };
}

const isEmail = (found: Found | null): boolean => parseEmail(found?.raw.email?.[0] ?? '') !== null;

function find(text: Text): Found | null {
  const found = typed(text);
  return isEmail(found) ? found : (said(text) ?? found);
}

export const recogniseEmail: Recogniser = {
  asked: find,
  anywhere: (text) => {
    const found = find(text);
    return isEmail(found) ? found : null;
  },
};
