import { takesAnyWords } from '../answer-kinds.ts';
import { unwanted } from '../commands/command-words.ts';
import type { Asked, Reading } from '../reading.ts';
import { pendingFields } from '../recognise-answers.ts';
import { missesChoice } from '../replies/expected.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { inFull } from '../text/normalise.ts';
import { plainOf, type Text, textOf, wordsOf } from '../text/text.ts';
import { searchKnowledge } from './search-knowledge.ts';

/** A street is no command: 'Rua do Resumo'. */
const place = /^(?:r|rua|av|avenida|travessa|alameda|praca|estrada|rodovia)\b/;

/** 'Queria botar internet, porque a do vizinho não pega mais': whatever the reason sounds like, nothing is cancelled. */
const orders =
  /(?<!\bnao )(?<!\bnao (?:te )?)\b(?:quero|queria|gostaria de|preciso(?: de)?|vim) (?:contratar|assinar|instalar|colocar|botar|por|pedir|ter) (?:(?:a|uma|o|um|essa|sua) )?(?:internet|fibra|net|wi ?fi|plano)\b/;

const cancels = /\b(?:cancel|desist|encerr|desfa)/;

/** The standard phrase of the saying that a message matches: 'vou ali ver com a patroa' is 'continuo depois'. */
export function phraseFor(text: Text, asked: Asked): Text | null {
  const { plain } = inFull(text);
  const isQuestion = looksLikeQuestion(text);
  const fields = pendingFields(asked);
  if (wordsOf(plain).length < 2 || place.test(plain) || missesChoice(asked, plain)) return null;
  const { means, isCertain } = searchKnowledge(plain, isQuestion, fields);
  // Stop if the message is the standard phrase already: reading it again would loop.
  if (means === null || plainOf(means) === text.plain) return null;
  // Once the order is done, 'meia hora pra fazer um pedido' gives nothing up.
  const isDone = asked.facts.order !== null && !isCertain && !cancels.test(plain);
  if (means.startsWith('cancelar') && (isDone || orders.test(plain))) return null;
  // Words that may answer the open field need a certain match, and so do figures.
  const mayBeAnswer = (!isQuestion && fields.some(takesAnyWords)) || /\d/.test(plain);
  if (!isCertain && mayBeAnswer) return null;
  // 'Posso mudar o vencimento?' asks for the rule, 'não quero mudar' changes nothing.
  return means.startsWith('corrigir') && (isQuestion || unwanted.test(plain)) ? null : textOf(means);
}

/** Whether a command corrects the step that is open anyway. */
export const correctsWhatIsAsked = (reading: Reading, { steps }: Asked): boolean =>
  reading.kind === 'command' &&
  reading.command.name === 'correct' &&
  steps.some(({ id }) => reading.command.name === 'correct' && id === reading.command.step);
