import { hintWords } from '../../../content/conversation/hints.ts';
import { knowledge } from '../../../content/knowledge/knowledge.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields, recogniseAnswers } from '../recognise-answers.ts';
import type { Text } from '../text/text.ts';

const asks =
  /\b(?:serve|aceita\w*|pode(?:m)?|vale|funciona|rola|da (?:pra|para)|consigo|posso|trabalham com|tem)\b/;
/** The question is about the holder or the kind of the account, or about two banks. */
const ofOther =
  /\b(?:poupanca|conjunta|salario|cooperativa|marido|espos[ao]|mulher|filh[ao]|pai|mae|irma|irmao|sogr[ao]|ou|titular|minha)\b/;
const ofAccounts = knowledge.find(({ id }) => id === 'conta-do-debito')?.reply;

/** 'Pode ser Nubank?', where it is in the list: that is said, and it waits for a yes. */
export function withBankAsked(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'question' && reading.kind !== 'proposal') return reading;
  const isMeant =
    reading.reply === ofAccounts &&
    awaitedFields(asked).includes('bank') &&
    asks.test(text.plain) &&
    !ofOther.test(text.plain);
  const bank = isMeant
    ? recogniseAnswers(text, asked, false).answers.find(({ field }) => field === 'bank')
    : undefined;
  if (bank === undefined) return reading;
  const { doubtful: _, ...answer } = bank;
  const others = reading.kind === 'proposal' ? reading.answers.filter(({ field }) => field !== 'bank') : [];
  const left = reading.kind === 'proposal' && reading.left !== undefined ? { left: reading.left } : {};
  return {
    kind: 'proposal',
    answers: [answer, ...others],
    ...left,
    reply: hintWords.bankListed(answer.shown),
  };
}
