import { toIsoDate } from '../../../brazil/date.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { answerLabelIn } from '../answer-labels.ts';
import { proposalOf } from '../answered.ts';
import { withoutOthers } from '../conclusion.ts';
import type { Asked, Reading, RecognisedAnswer } from '../reading.ts';
import { isReview, proposalFrom, type Recognised, recogniseAnswers } from '../recognise-answers.ts';
import { withDatesOfRelativeDays } from '../recognisers/visit/with-dates-of-relative-days.ts';
import { provider } from '../spoken/email-providers.ts';
import { inDigits } from '../spoken/spoken-numbers.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { type Text, wordsOf } from '../text/text.ts';
import { slip } from './correction-phrases.ts';
import { planWithOther } from './parts/plan-part.ts';
import { withHost } from './parts/replace-part.ts';
import { atOtherPeriod } from './visits/at-other-period.ts';

/** The reason why a value is not meant: 'esse é o velho', 'esse é o do trabalho'. */
const notIt =
  '(?:ess[ea]|est[ea]|isso|aquel[ea]) (?:ai )?(?:e|eh|era|ta|esta|foi) (?:[oa] )?(?:meu |minha )?(?:velh[oa]|antig[oa]|errad[oa]|outr[oa]|d[oa] (?:trabalho|servico|empresa|loja)|d[oae] (?:minha|meu) [a-z]+)';
/** Separates a value from its replacement. A mere 'não' denies what follows it. */
const between = new RegExp(
  `(?:[ ,.…;-]+${slip}|(?:\\.{2,}|…) ?melhor(?= )|[ ,.…;-]+nao(?= (?:${slip}|melhor)\\b)|[ ,.…;-]+n(?:ao)?(?= ?[,.…;]))` +
    `(?:[ ,.…;-]+(?:${slip}|${notIt}|nao(?! (?:confio|gosto|quero|aceito|curto|posso|acredito|uso|tenho|vou|da)\\b)|melhor|o certo|e|eh|sim))*(?![a-z])[ ,.…;:-]+`,
);

type NewPart = readonly [
  fields: readonly FieldName[],
  says: RegExp,
  whole: (told: string, part: string) => string,
];

/** Replaces a part of an answer just given: its year, host or e-mail ending. */
const newParts: readonly NewPart[] = [
  // '12/05/1977, digo, 1978'
  [
    ['birth_date'],
    /^(?:de |em )?(\d{4}|\d{2})[.!]?(?:$|,(?! ?\d)| k{2,}\b)/,
    (told, year) => told.slice(0, -year.length) + year,
  ],
  // 'Ana@hotmail não, outlook.com'
  [['email'], new RegExp(`^(?:(?:e|eh|o|do|no) )*@?(${provider}(?:\\.com)?(?:\\.br)?)[.!]?$`), withHost],
  // 'Ana@hotmail.com opa .com'
  [
    ['email'],
    /^\.?(com(?:\.br)?|net|org)[.!]?$/,
    (told, ending) => told.replace(/(@[^.]+).*$/, `$1.${ending}`),
  ],
];

/** 'Arroba terra ponto com ponto br'. */
const hostAsTyped = (plain: string): string =>
  plain.replace(/\b(?:arroba|aroba) /, '@').replace(/ ?(?:\bponto\b|\.) ?(?=[a-z])/g, '.');

function withNewPart(
  [only, another]: readonly RecognisedAnswer[],
  plain: string,
  asked: Asked,
): Reading | null {
  const told = only?.raw[only.field]?.[0];
  if (only === undefined || another !== undefined || told === undefined) return null;
  for (const [fields, says, whole] of newParts) {
    const said = only.field === 'email' ? hostAsTyped(plain) : plain;
    const part = fields.includes(only.field) ? says.exec(said)?.[1] : undefined;
    if (part !== undefined) return proposalFrom(only.field, { [only.field]: [whole(told, part)] }, asked);
  }
  return null;
}

/** 'Quarta de manhã, não, de tarde'. */
function withNewPeriod(answers: readonly RecognisedAnswer[], said: Text, asked: Asked): Reading | null {
  const visit = answers.find(({ field }) => field === 'schedules');
  const raw = visit && atOtherPeriod(visit.raw, said);
  return raw ? proposalFrom('schedules', raw, asked) : null;
}

/** The reason behind a value holds no value: 'Não, 20, que dia 15 já tem o aluguel'. */
const reason =
  /(?<=\S),? (?:porque|pq|pois|ja que|por causa|que (?=(?:n?[oa] |n?[oa]s |eu |meu |minha |dia |ja |tenho |\d)))(?=.* ).*$/;

/** What a value is called in front of it: of 'quadra 9 não, 6, lote 14A' the 'quadra' stands before the 6 too. */
const calledBefore = /([a-z]{2,}|[a-z]{1,2}\.) (?:e |eh )?\d{1,4}[a-z]?[ ,.…]*$/;
/** In front of the figure that is right: 'a minha é 18'. */
const bareFigure = /^[^a-z\d]*(?:(?:e|eh|o certo|o meu|a minha|a certa|na verdade)[ ,]+)*(?=\d)/;

/** The words behind a correction, with the name of the value that is corrected. */
function withName(before: Text, behind: Text): Text {
  const name = calledBefore.exec(before.plain)?.[1];
  const said = withoutOthers(behind).at(-1) ?? behind;
  const lead = bareFigure.exec(said.plain)?.[0].length;
  if (name === undefined || lead === undefined) return behind;
  const at = before.plain.lastIndexOf(name);
  const shown = before.shown.slice(at, at + name.length);
  return { shown: `${shown} ${said.shown.slice(lead)}`, plain: `${name} ${said.plain.slice(lead)}` };
}

/** If the whole text holds no answer, its first clause: '78, quer dizer, 87! troco tudo, o da frente é que é 90'. */
function saidInstead(front: Text, behind: Text, before: Recognised, asked: Asked): Recognised {
  const said = recogniseAnswers(behind, asked, false);
  const isAgain = ({ answers }: Recognised) =>
    answers.some(({ field }) => before.answers.some((answer) => answer.field === field));
  if (isAgain(said)) return said;
  const named = recogniseAnswers(withName(front, behind), asked, false);
  if (isAgain(named)) return named;
  const [first, ...others] = clausesOf(behind);
  if (first === undefined || others.length === 0) return said;
  const told = recogniseAnswers(within(behind, first.from, first.to), asked, false);
  const left = behind.shown.slice(first.to).replace(/^[ ,.;!]+/, '');
  return isAgain(told) ? { ...told, left: [told.left, left].filter(Boolean).join(', ') } : said;
}

/** 'Rosa Ferreira Lopes. Aliás, meu nome tá incompleto, é …' corrects an earlier answer, and not the one in front of it. */
function namesOther({ plain }: Text, { answers }: Recognised, asked: Asked): boolean {
  const [first] = clausesOf({ plain, shown: plain });
  const label = answerLabelIn(plain.slice(0, first?.to))?.label;
  return (
    label !== undefined &&
    // 'Rua A, digo, rua B': the street that is asked.
    label.field !== 'cep' &&
    isAnswered(label.field, asked) &&
    !answers.some(({ field, step }) => field === label.field || step === label.step)
  );
}

const isAnswered = (field: FieldName, { facts }: Asked): boolean => facts.answers[field] !== undefined;

const mostOfTry = 3;

/** 'Quando cai a aposentadoria dia 5 não, …' asks nothing. */
const circumstance = /^quando [^?]*\bdia \S+[ ,]+n(?:ao)?\b[^?]*$/;
const isQuestion = (text: Text): boolean => looksLikeQuestion(text) && !circumstance.test(text.plain);

const dayAtEnd = /\bdia \S+$/;

/** 'Quando cai a aposentadoria dia 5, não, melhor dia 10': behind a circumstance, the day that is denied. */
function toldIn(front: Text, asked: Asked): Recognised {
  const told = recogniseAnswers(front, asked, false);
  const at = dayAtEnd.exec(front.plain)?.index ?? 0;
  if (told.answers.length > 0 || at === 0) return told;
  const day = recogniseAnswers(within(front, at, front.plain.length), asked, false);
  return day.answers.length === 0 ? told : { ...day, left: front.shown.slice(0, at).trim() };
}

/** 'Terça não, no dia seguinte': the day that is denied tells the other one. */
const tellsRelativeDay = ({ plain }: Text, { facts }: Asked): boolean =>
  withDatesOfRelativeDays(plain, toIsoDate(facts.today)) !== plain;

/** 'Ana.lima@gmail.com, não pera, anna.lima com dois n': the recogniser reads both as one address. */
const isOtherAddress = (before: Recognised, whole: Recognised): boolean => {
  const [told, meant] = [before, whole].map(({ answers }) => answers.find(({ field }) => field === 'email'));
  return told !== undefined && meant?.doubtful === true && told.raw.email?.[0] !== meant.raw.email?.[0];
};

/** Of two values in one message, proposes the last: 'dia 10, não, melhor dia 15', '54, aliás 45'. */
export function selfCorrection(text: Text, asked: Asked): Reading | null {
  const match = between.exec(text.plain);
  if (match === null || isQuestion(text) || tellsRelativeDay(text, asked)) return null;
  const start = match.index + match[0].length;
  const why = reason.exec(text.plain.slice(start));
  const behind = within(text, start, why === null ? text.plain.length : start + why.index);
  const [first] = clausesOf(behind);
  if (/\bnao\b/.test(behind.plain.slice(0, first?.to))) return null;
  const front = within(text, 0, match.index);
  const before = toldIn(front, asked);
  const plan = planWithOther(front, behind, asked);
  if (plan !== null) return { kind: 'proposal', answers: [plan] };
  if (namesOther(behind, before, asked)) return null;
  const whole = recogniseAnswers(text, asked, false);
  if (isOtherAddress(before, whole)) return proposalOf(whole, [whole.left]);
  const said = saidInstead(front, behind, before, asked);
  if (said.answers.length === 0) {
    return withNewPart(before.answers, inDigits(behind), asked);
  }
  if (said.refusals.size > 0) return null;
  const moved = withNewPeriod(before.answers, behind, asked);
  if (moved !== null) return moved;
  // Not for postcodes: `recognisePostcode` decides which of two is meant.
  const isSaidAgain = (name: string) => name !== 'cep' && said.answers.some(({ field }) => field === name);
  // The first value need not be complete: '600... não pera, 1 giga'.
  const isFirstTry =
    !isReview(asked) &&
    before.answers.length === 0 &&
    /\d/.test(before.left) &&
    wordsOf(before.left).length <= mostOfTry;
  // '30/02/88, ai não, 28/02/88': no such day exists.
  const isRefused = said.answers.some(({ field }) => before.refusals.has(field));
  if (!isFirstTry && !isRefused && !before.answers.some(({ field }) => isSaidAgain(field))) return null;
  const kept = before.answers.filter(({ field }) => !isSaidAgain(field));
  return proposalOf({ answers: [...kept, ...said.answers] }, [before.left, said.left]);
}
