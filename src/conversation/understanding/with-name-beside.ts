import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { isName, isPersonName } from './answer-kinds.ts';
import { proposalOf } from './answered.ts';
import { replyTo } from './beside-question.ts';
import type { Asked, Reading } from './reading.ts';
import { awaitedFields, type Recognised, recogniseAnswers } from './recognise-answers.ts';
import { isBorne } from './recognisers/names/judge-name.ts';
import { givenAlone, givenNames, mayBeInName, particles } from './recognisers/names/name-words.ts';
import { clausesOf, within } from './text/clauses.ts';
import { looksLikeQuestion } from './text/looks-like-question.ts';
import { isCapital, plainOf, type Text, textOf, wordsOf } from './text/text.ts';

/** A clause that is nothing but a name, written as one: '… que saudade... Josefa Maria da Conceição'. */
function titledNames(text: Text): Text[] {
  const named = clausesOf(text)
    .map(({ from, to }) => within(text, from, to))
    .filter(({ shown }) => wordsOf(shown).filter(isCapital).length > 1)
    .filter(({ shown }) => wordsOf(shown).every((word) => isCapital(word) || /^(?:d[aeo]s?|e)$/.test(word)));
  return named.length === 1 ? named : [];
}

/** Leads up to a name at the end of a message: 'quem vai pagar é meu filho …', 'no documento vem primeiro a …'. */
const leadsUp =
  /(?:^|[ ,.;:])(?:(?:[ao]|e|eh|se chama|chamad[oa]|(?:meu|minha) [a-z]+|titular|ser|sera|seria|vem|consta|ta|esta|primeir[oa]|poe|bota|coloca) )$/;
const fewest = 2;
const mostOfName = 6;

/** The longest end of a message that is a name and begins with a known given name. */
function nameAtEnd(text: Text): Text[] {
  const words = [...text.plain.matchAll(/[a-z]+/g)];
  const first = words.findLastIndex(({ 0: word }) => !mayBeInName(word)) + 1;
  // 'A Mônica Brandão e a Paula Rezende': only the visitor knows which.
  if (/[a-z]{3} e $/i.test(text.shown.slice(0, words[first]?.index).replace(/\b[ao] $/i, ''))) return [];
  for (const { 0: word, index } of words.slice(first, -1)) {
    const isGiven = givenNames.has(word) || givenAlone.has(word);
    const name = within(text, index, text.plain.length);
    if (!isGiven || !leadsUp.test(text.plain.slice(0, index))) continue;
    return /^[a-z' -]+[.!? ]*$/.test(name.plain) && wordsOf(plainOf(name.shown)).length >= fewest
      ? [name]
      : [];
  }
  return [];
}

const isKnown = (word: string): boolean => isBorne(word) || givenAlone.has(word);

/** The words of a name that a message begins with, before those of its question: 'Dirceu Alves Prado vai precisar do CPF'. */
function nameAtStart(text: Text): Text[] {
  const words = [...text.plain.matchAll(/[a-z'’]+/g)];
  const end = words.findIndex(({ 0: word, index }) => !mayBeInName(word) || text.shown[index] === 'é');
  const told = words.slice(0, Math.max(end, 0));
  while (told.length > 0 && particles.has(told.at(-1)?.[0] ?? '')) told.pop();
  const last = told.at(-1);
  const isFirst = isKnown(told[0]?.[0] ?? '') || told.slice(1).some(({ 0: word }) => isBorne(word));
  if (last === undefined || told.length < fewest || told.length > mostOfName || !isFirst) return [];
  const name = within(text, 0, last.index + last[0].length);
  return /^[a-z'’ -]+$/.test(name.plain) ? [name] : [];
}

/** Is said of somebody else, or of the name, or names another: 'Ana Souza é minha mãe'. */
const ofThisName =
  /^ *(?:(?:e|eh|era|foi) (?:[oa]|d[oaeo]s?|meu|minha|nome|quem)\b|(?:sou|ou)\b|mora\b|vai assinar)/;

const isTold = (answers: Recognised['answers'], name: FieldName, isStart: boolean): boolean =>
  answers.some(({ field, doubtful }) => field === name && (!doubtful || isStart));

/** The reply to what stands beside a name: that of the message, or of the rest by itself. */
function replyBeside(reading: Reading, rest: Text, asked: Asked): string | null {
  if (reading.kind === 'question' && reading.suggestions === undefined) return reading.reply;
  return looksLikeQuestion(rest) ? (replyTo(rest, asked)?.reply ?? null) : null;
}

function nameAsked(asked: Asked): FieldName | null {
  const [field, another] = awaitedFields(asked).filter(isName);
  return field === undefined || another !== undefined ? null : field;
}

/** Where a message was not read as an answer, the name that it begins or ends with waits for a yes, beside the reply. */
export function withNameBeside(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'unclear' && reading.kind !== 'question') return reading;
  const field = nameAsked(asked);
  if (field === null) return reading;
  const atStart = isPersonName(field) ? nameAtStart(text) : [];
  for (const name of [...titledNames(text), ...nameAtEnd(text), ...atStart]) {
    const { answers, refusals } = recogniseAnswers(name, asked, false);
    if (refusals.size > 0 || !isTold(answers, field, atStart.includes(name))) continue;
    const at = atStart.includes(name) ? 0 : text.plain.lastIndexOf(name.plain);
    const shown = text.shown.slice(0, at) + text.shown.slice(at + name.shown.length);
    const rest = textOf(shown.replace(/^[ ,.;:]+|[ ,.;:]+$/g, ''));
    if (at === 0 && ofThisName.test(rest.plain)) continue;
    const reply = replyBeside(reading, rest, asked);
    return reply === null ? proposalOf({ answers }, [rest.shown]) : { ...proposalOf({ answers }, []), reply };
  }
  return reading;
}
