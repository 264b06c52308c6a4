import { notRecorded, parsePersonName } from '../../brazil/name.ts';
import { commonNames, laterNames, notFirst, notNames, particles } from './name-words.ts';
import type { Found, Recogniser } from './recogniser.ts';
import { plainOf, type Segment, segmentsOf, skipWords, type Text } from './text.ts';

const openings = new Set(
  'oi ola opa bom boa dia tarde noite meu o nome completo eh e chamo me sou a eu aqui quem fala chama se pode ser por anota anotar sr sra dr dra dona seu senhor senhora colocar coloca muito prazer'.split(
    ' ',
  ),
);
const mothersOpenings = new Set(
  'minha a o nome completo da dela mae eh e se chama chamava era ela foi mamae sra dona senhora'.split(' '),
);

const introduction =
  /\b(?:me chamo|(?:meu )?nome (?:completo )?(?:e|eh|para|pra)\b|meu nome\b|nome(?: completo)?:|eu sou (?:o|a)?\b|^sou (?:o|a)?\b|aqui (?:e|eh) (?:o|a)\b|quem fala (?:e|eh) (?:o|a)?\b)/;
const mothersIntroduction =
  /\b(?:(?:minha )?mae (?:se )?(?:e|eh|chama|chamava|era)\b|nome d(?:a|e) (?:minha )?mae\b(?: e\b| eh\b)?|mae:|ela se chama)/;

type Verdict = 'name' | 'maybe' | 'no';

/** A sentence is never a name; two words written small that nobody knows are one only if the visitor says so. */
function judge(shown: string): Verdict {
  if (!parsePersonName(shown).ok) return 'no';
  const written = shown.trim().split(/\s+/);
  const words = written.map((word) => plainOf(word).replace(/['’-]/g, ''));
  const [first = '', ...others] = words;
  if (notFirst.has(first) || notNames.has(first)) return 'no';
  const isSentence = others.some(
    (word) => notNames.has(word) && !laterNames.has(word) && !particles.has(word),
  );
  if (isSentence || words.length > 10 || particles.has(words.at(-1) ?? '')) return 'no';
  const names = words.filter((word) => !particles.has(word));
  if (names.length < 2 || names.some((word) => word.length > 3 && /^(.)\1+$/.test(word))) return 'no';
  const isTitled = written.filter((word) => /^\p{Lu}/u.test(word)).length >= 2;
  return isTitled || names.some((word) => commonNames.has(word)) ? 'name' : 'maybe';
}

function inSegment(
  field: string,
  { from, shown, plain }: Segment,
  leading: ReadonlySet<string>,
): Found | null {
  const start = skipWords(plain, leading);
  const candidate = shown.slice(start).replace(/[^\p{L}\p{M}\d]+$/u, '');
  const name = tidied(candidate);
  const verdict = judge(name);
  if (verdict === 'no') return null;
  const found = { raw: { [field]: [name] }, from: from + start, to: from + start + candidate.length };
  return verdict === 'name' ? found : { ...found, doubtful: true };
}

const endings =
  /\s(?:e )?(?:o |a |meu |minha )?(?:telefone|celular|e-?mail|cpf|cep|whatsapp|whats|zap|fone|contato)(?: (?:e|eh))?[ :.]*$/i;

/** Without what announces the next answer, and with one kind of apostrophe. */
const tidied = (text: string): string =>
  text.replace(endings, '').replace(/[´`‘]/g, '’').replace(/[.!]+/g, ' ').replace(/\s+/g, ' ').trim();

function best(field: string, text: Text, leading: ReadonlySet<string>): Found | null {
  const found = segmentsOf(text).flatMap((segment) => inSegment(field, segment, leading) ?? []);
  return found.find(({ doubtful }) => !doubtful) ?? found[0] ?? null;
}

const behind = (
  field: string,
  { shown, plain }: Text,
  opening: RegExp,
  leading: ReadonlySet<string>,
): Found | null => {
  const match = opening.exec(plain);
  if (match === null) return null;
  const at = match.index + match[0].length;
  const found = best(field, { shown: shown.slice(at), plain: plain.slice(at) }, leading);
  return found === null ? null : { ...found, from: at + found.from, to: at + found.to };
};

const isAboutMother = (plain: string): boolean => /\bmae\b/.test(plain);

export const recogniseName: Recogniser = {
  asked: (text) =>
    behind('name', text, introduction, openings) ??
    (isAboutMother(text.plain) ? null : best('name', text, openings)),
  anywhere: (text) => {
    const found = isAboutMother(text.plain) ? null : behind('name', text, introduction, openings);
    return found?.doubtful ? null : found;
  },
};

const unrecorded = /^(?:(?:minha |a |o |nome d[ae] )?mae )?nao consta\b[^,;]{0,40}$/;

export const recogniseMothersName: Recogniser = {
  asked: (text) =>
    unrecorded.test(text.plain)
      ? { raw: { mothers_name: [notRecorded] }, from: 0, to: text.plain.length }
      : (behind('mothers_name', text, mothersIntroduction, mothersOpenings) ??
        best('mothers_name', text, mothersOpenings)),
  anywhere: (text) => {
    const found = behind('mothers_name', text, mothersIntroduction, mothersOpenings);
    return found?.doubtful ? null : found;
  },
};
