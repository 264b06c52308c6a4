import { isName } from './answer-kinds.ts';
import { proposalOf } from './answered.ts';
import type { Asked, Reading } from './reading.ts';
import { awaitedFields, type Recognised, recogniseAnswers } from './recognise-answers.ts';
import { clausesOf, within } from './text/clauses.ts';
import { cut, type Text } from './text/text.ts';

/** Introduces a conclusion: 'ia de 2 giga, então fico no de 1', 'mudei do 310 e vim pro 318', 'mas a minha é a dezoito'. */
const conclusionMarker =
  /(?<![a-z])(?<!\b(?:nao|nem|nunca|se|senao|quando|depois) )(?:entao|(?:mas )?enfim|resumindo|no fim das contas|fico (?:com|n[oa])|vou (?:de|ficar com|querer)|me ve|(?:desce|sobe|baixa|aumenta|passa|muda|troca|joga) (?:pr[oa]|para [oa])|(?:vai|deixa|fica)(?= [oa] )|bot[ae]|poe|coloc[ae]|pode ser|prefiro|escolh[oi]|(?:mand\w+|quer|pediu pra) (?:eu )?pegar|(?:em casa|aqui|o certo|o meu|a minha|o nosso|a nossa|o de casa|o que (?:eu )?uso(?: agora| hoje)?)(?: mesmo)? (?:e|eh)|agora (?:e|eh|sou|uso|moro n[oa]|fica|me chamo|assino)|(?:agora )?(?:voltei|passei) a ser(?: so)?|(?:vim|mudei|mudamos|me jogaram|passaram|foi) (?:pr[oa]|para [oa]|n[oa])|(?:moro|moramos|fico)(?: \w+){0,5}? n[oa](?= \d))(?![a-z])[ ,:]*/g;

/** Clauses about another time or another person. */
const ofOther =
  /\b(?:era|eram|antes|antig[oa]s?|encerrei|cancelei|fechei|perdi|roubaram|levaram|desativei|nao (?:uso|existe) mais)\b|\b(?:e|eh|era|fica|d?[oae]) (?:d[oa] )?(?:do |da )?(?:meu|minha) (?:irma|irmao|pai|sogr|filh|vizinh|cunhad|prim|ti)/;

/** Only this many of the last conclusions are read. */
const maxMarkers = 3;

function tailsOf(text: Text, asked: Asked): Text[] {
  // After the mother's name, 'e o meu é …' introduces another person's name.
  const isOfName = awaitedFields(asked).some(isName);
  return [...text.plain.matchAll(conclusionMarker)]
    .filter(({ 0: words }) => !isOfName || /^(?:agora|voltei|passei)/.test(words))
    .map((match) => match.index + match[0].length)
    .slice(-maxMarkers)
    .toReversed()
    .map((from) => within(text, from, text.plain.length));
}

/** The text without the clauses about another time or person. */
export function withoutOthers(text: Text): Text[] {
  const others = clausesOf(text).filter(({ from, to }) => ofOther.test(text.plain.slice(from, to)));
  return others.length === 0 ? [] : [others.reduce((rest, { from, to }) => cut(rest, from, to), text)];
}

const isSure = ({ answers, refusals }: Recognised, asked: Asked): boolean =>
  refusals.size === 0 &&
  answers.every(({ doubtful }) => !doubtful) &&
  answers.some(({ field }) => awaitedFields(asked).includes(field));

/** Whether the conclusion has all answers of the reading: 'a minha é a dezoito' alone loses the block told before it. */
const isWhole = ({ answers }: Recognised, reading: Reading): boolean =>
  reading.kind !== 'proposal' ||
  reading.answers.every(({ field }) => answers.some((answer) => answer.field === field));

/** Whether the reading already holds these answers. */
const says = (reading: Reading, { answers }: Recognised): boolean => {
  if (reading.kind !== 'answer' && reading.kind !== 'proposal') return false;
  const raw = reading.kind === 'answer' ? [reading.raw] : reading.answers.map((answer) => answer.raw);
  const told = new Map(raw.flatMap((values) => Object.entries(values)));
  return answers.every((answer) =>
    Object.entries(answer.raw).every(([name, values]) =>
      values.every((value) => told.get(name)?.includes(value)),
    ),
  );
};

/** Reads only the conclusion of a story ('ia de 2 giga, então fico no de 1') and proposes it. */
export function conclusionOf(reading: Reading, text: Text, asked: Asked): Reading {
  for (const part of [...tailsOf(text, asked), ...withoutOthers(text)]) {
    const recognised = recogniseAnswers(part, asked, false);
    if (!isSure(recognised, asked) || !isWhole(recognised, reading)) continue;
    return says(reading, recognised) ? reading : proposalOf(recognised, [recognised.left]);
  }
  return reading;
}
