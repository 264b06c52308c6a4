import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { isName } from '../answer-kinds.ts';
import { partedAtQuestion } from '../parted-at-question.ts';
import type { Asked, ProposalReading, QuestionReading, Reading, ToldPart } from '../reading.ts';
import { commonNames, givenAlone } from '../recognisers/names/name-words.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { plainOf, type Text, textOf } from '../text/text.ts';
import { partialIn } from './gaps.ts';

/** Parts of these are recognised beside other words; a street or a host may be part of anything. */
const tellsInParts: readonly FieldName[] = ['birth_date', 'name', 'mothers_name', 'phone', 'cpf', 'cep'];

/** Beside other words, a capital letter alone makes no name, and three digits no part of a long number. */
const isCertain = ({ kept: { field, text } }: ToldPart): boolean => {
  const [first = ''] = plainOf(text).split(' ');
  if (!tellsInParts.includes(field) || /^\d{1,3}$/.test(text)) return false;
  return !isName(field) || commonNames.has(first) || givenAlone.has(first);
};

function partIn(text: Text, asked: Asked): { part: ToldPart; rest: string } | null {
  const clauses = clausesOf(text).map(({ from, to }) => within(text, from, to));
  for (const clause of clauses) {
    const found = partialIn(clause, asked);
    if (found === null || !isCertain(found)) continue;
    const { kept, asks } = found;
    const others = clauses.filter((other) => other !== clause);
    return { part: { kept, asks }, rest: others.map(({ shown }) => shown).join(', ') };
  }
  return null;
}

function besideQuestion(reading: QuestionReading, text: Text, asked: Asked): Reading {
  const statement = partedAtQuestion(text)?.statement ?? (looksLikeQuestion(text) ? null : text);
  const found = statement && partIn(statement, asked);
  if (found === null) return reading;
  // 'Sou de 23 de junho, véspera de São João' asks nothing.
  const isAll = !looksLikeQuestion(text) && !isName(found.part.kept.field);
  return isAll ? { kind: 'partial', ...found.part } : { ...reading, part: found.part };
}

/** 'Ana Souza, 11 94444-3333, ana@souza': an address that its field refuses is asked for its ending. */
function besideEmail(reading: ProposalReading, text: Text, asked: Asked): Reading {
  const address = openAddress.exec(text.plain)?.[0];
  const isOther = reading.part !== undefined || reading.answers.some(({ field }) => field === 'email');
  const found = address === undefined || isOther ? null : partialIn(textOf(address), asked);
  if (found?.kept.field !== 'email') return reading;
  const { kept, asks } = found;
  return { ...reading, part: { kept, asks }, reply: [reading.reply, asks].filter(Boolean).join(' ') };
}

const openAddress = /[a-z\d][\w.+-]*@(?:[a-z\d-]+)?(?=$|[\s,;])/;

function besideAnswers(reading: ProposalReading, text: Text, asked: Asked): Reading {
  const { left, ...rest } = reading;
  const found = left === undefined ? null : partIn(textOf(left), asked);
  if (found === null || reading.answers.some(({ field }) => field === found.part.kept.field))
    return besideEmail(reading, text, asked);
  return { ...rest, ...(found.rest !== '' && { left: found.rest }), part: found.part };
}

/** 'Nadia, mas o sobrenome eu não sei', 'Francisca, o resto não lembro'. */
function besideMissingSurname(text: Text, asked: Asked): ToldPart | null {
  const found = /\bsobrenome\b|\bnao (?:me )?(?:sei|lembro|recordo)\b/.test(text.plain)
    ? partIn(text, asked)
    : null;
  return found !== null && isName(found.part.kept.field) ? found.part : null;
}

/** Keeps the part of an open answer that stands beside something else: '9 de maio e minha mãe é …'. */
export function withPartBeside(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind === 'question') return besideQuestion(reading, text, asked);
  if (reading.kind === 'proposal') return besideAnswers(reading, text, asked);
  const part = reading.kind === 'unclear' ? besideMissingSurname(text, asked) : null;
  return part === null ? reading : { kind: 'partial', ...part };
}
