import { parseEmail } from '../../../brazil/email.ts';
import type { Text } from '../text.ts';
import { type Found, type Recogniser, span } from './recogniser.ts';

const written = /[^\s@,;:<>()"'\uE000]{1,64} ?@ ?[a-z\d.-]{1,96}/i;
const spaced = /[\w.-]{1,64} @ [a-z\d-]{1,60}(?: \. ?[a-z]{2,20}){1,3}/i;
const spoken = /([a-z\d._-]{1,40}) (?:arroba|at) ([a-z\d-]{1,40})((?: ponto [a-z]{2,6}|\.[a-z]{2,6}){1,3})/;

function find({ shown, plain }: Text): Found | null {
  const match = written.exec(shown);
  if (match !== null && !spaced.test(shown)) {
    const address = match[0].replaceAll(' ', '').replace(/[.-]+$/, '');
    return { raw: { email: [address] }, ...span(match) };
  }
  const loose = spaced.exec(shown);
  if (loose !== null) return { raw: { email: [loose[0].replaceAll(' ', '')] }, ...span(loose) };
  const said = spoken.exec(plain);
  if (said === null) return null;
  const [, who = '', host = '', rest = ''] = said;
  return { raw: { email: [`${who}@${host}${rest.replaceAll(' ponto ', '.')}`] }, ...span(said) };
}

export const recogniseEmail: Recogniser = {
  asked: find,
  anywhere: (text) => {
    const found = find(text);
    return found !== null && parseEmail(found.raw.email?.[0] ?? '') !== null ? found : null;
  },
};
