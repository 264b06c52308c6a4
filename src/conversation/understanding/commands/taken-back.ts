import { within } from '../clauses.ts';
import { recogniseAnswers } from '../recognise-answers.ts';
import { looksLikeQuestion } from '../replies/looks-like-question.ts';
import type { Text } from '../text.ts';
import type { Asked, Reading } from '../understood.ts';

const sorry =
  'alias|quer dizer|digo|ou melhor|melhor dizendo|perdao|desculp[ae]|errei|me enganei|corrigindo|na verdade';
/** Between a value and the one that takes its place. A bare 'não' turns down what follows it. */
const between = new RegExp(
  `(?:[ ,.…;-]+(?:${sorry})|[ ,.…;-]+nao(?= (?:${sorry}|melhor|pera|opa|ops)\\b)|[,.…;-]+ ?nao(?= ?[,.…;]))` +
    `(?:[ ,.…;-]+(?:${sorry}|nao|melhor|pera(?: ?ai)?|opa|ops|o certo|e|eh|sim))*(?![a-z])[ ,.…;:-]+`,
);

/** 'Dia 10, não, melhor dia 15', '54, aliás 45': what was said last counts, for a yes. */
export function takenBack(text: Text, asked: Asked): Reading | null {
  const match = between.exec(text.plain);
  if (match === null || looksLikeQuestion(text)) return null;
  const behind = within(text, match.index + match[0].length, text.plain.length);
  if (/\bnao\b/.test(behind.plain)) return null;
  const said = recogniseAnswers(behind, asked, false);
  if (said.answers.length === 0 || said.refusals.size > 0) return null;
  const before = recogniseAnswers(within(text, 0, match.index), asked, false);
  // Of two postcodes the reader of postcodes chooses.
  const isSaidAgain = (name: string) => name !== 'cep' && said.answers.some(({ field }) => field === name);
  if (!before.answers.some(({ field }) => isSaidAgain(field))) return null;
  const kept = before.answers.filter(({ field }) => !isSaidAgain(field));
  const left = [before.left, said.left].filter(Boolean).join(', ');
  const answers = [...kept, ...said.answers].map(({ doubtful: _, ...answer }) => answer);
  return { kind: 'several', answers, ...(left !== '' && { left }) };
}
