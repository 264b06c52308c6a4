import { givenText } from '../../../funnel/fields/given-values.ts';
import type { StepId } from '../../../funnel/steps/step-id.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { isChoice } from '../answer-kinds.ts';
import { movingVerbs, unwanted } from '../commands/command-words.ts';
import { partialIn } from '../gaps/gaps.ts';
import type { Asked, RecognisedAnswer } from '../reading.ts';
import { isGiven, isReview, recogniseAnswers, recogniseAnswersAt } from '../recognise-answers.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { type Text, wordsOf } from '../text/text.ts';
import { yesOrNoAtStep } from '../yes-no/yes-no-at-step.ts';
import { but, change, insteadOf, is, noted, put, shop, slip, want, wrote } from './correction-phrases.ts';
import { partInPlaceOf } from './parts/correction-by-part.ts';

const changing = new RegExp(
  `^.*?\\b${change} (?:o |a |de )?(?<old>.{1,60}?) (?:por(?! favor)|pel[oa]|para|pra|pro) (?:o |a )?(?<value>.{1,80})$`,
);
/** One value in place of another: 'não é 1000, é 1200', 'dia 15 em vez do dia 10'. */
const contrasts: readonly RegExp[] = [
  /^.*?\bera (?:o |a )?(?<old>.{1,60}?),? (?:e |mas )?agora (?:e|eh|fica|ficou|mudou para) (?:o |a )?(?<value>.{1,80})$/,
  new RegExp(
    `^.*?\\bnao ${is} (?!tod[ao] )(?:mais )?(?<old>.{1,60}?)(?:,| (?=e |eh |mas )) ?(?:mas )?(?:sim )?(?:o certo )?${is}?(?: sim)? (?<value>.{1,80})$`,
  ),
  changing,
  new RegExp(
    `^.*?\\b${insteadOf} (?<old>.{1,40}?)(?:,| (?=(?:${want}|${put}|e) )) ?(?:${want}|${put}|e)? ?(?<value>.{1,80})$`,
  ),
  new RegExp(
    `^(?<value>.{1,80}?),? (?:e nao (?=(?:o|a|e|eh|no|na) |\\d)|${insteadOf}) ?(?:o |a |e )?(?<old>.{1,60})$`,
  ),
];

const misheardAs = `(?:${shop} )?(?:me )?(?:${noted}|(?:ta|tava|esta|estava)(?: em| como)?)`;
const told = `(?:(?:(?:o|a|meu|minha) )?[a-z]+ )??(?:(?:eu )?(?:tinha |havia )?(?:${wrote}|quero|queria)|${is})`;

/** 'O vencimento eu disse 10 mas bota 15'. */
const other = new RegExp(
  `^(?:.{0,20} )?(?:eu )?(?:tinha |havia )?${wrote} (?:o |a )?(?<old>.{1,40}?),? (?:(?:e|${but}) )?(?:agora )?(?:${put}|${change}|passa|${want})(?: (?:ai|para|pra|pro|por|o|a|no|na))* (?<value>.{1,60})$`,
);

/** 'Pera, é dia 15 o vencimento, coloquei 10 sem querer'. */
const byMistake = new RegExp(
  `^(?:(?:${slip}|nao),? )*(?:e |eh )?(?<value>.{1,40}?),? (?:que |pois |e )?(?:eu )?(?:tinha )?${wrote} (?:o |a )?(?<old>.{1,30}?) (?:sem querer|errad[oa]|por engano|por erro|na pressa|trocad[oa])[.! ]*$`,
);

/** The written value and the right one: 'Botei só José Ribamar, é José Ribamar Cutrim'. */
const leftOut = new RegExp(
  `^(?:(?:${slip}|olha),? )*(?:eu )?(?:so )?${wrote} (?:so )?(?:o |a |como )?(?<old>[^,;\\d]{3,60}?),? (?:e |${but} (?:e|eh) |o certo (?:e|eh) )(?<value>[^,;]{3,80})$`,
);

/** The misunderstood value, beside the one that was said: 'eu tinha dito 1 giga e vc botou 500', 'vc pôs 1000, é 1020'. */
const misheard: readonly RegExp[] = [
  byMistake,
  leftOut,
  other,
  new RegExp(
    `^(?:.{0,12} )?${told} (?:o |a )?(?<value>.{1,60}?),? (?:(?:e|${but}) )?(?:ai )?${misheardAs} (?:o |a )?(?<old>.{1,40})$`,
  ),
  new RegExp(
    `^(?:.{0,20} )?${misheardAs} (?:o |a )?(?<old>.{1,40}?)[,.]? (?:(?:e|${but}) )?${told} (?:o |a )?(?<value>.{1,60})$`,
  ),
];

/** 'É Anna e não Ana', if 'Ana' is part of an earlier answer. */
const partContrast = /^(.{1,60}?),? (?:e )?nao ([a-z]{3,}|\d{2,5})$/;

/** A new value without the old one: 'na verdade é 1 giga', 'muda pra boleto', 'pensando bem, dia 15'. */
const changes = new RegExp(
  `^(?:.{0,30}\\b(?:na verdade|alias|pensando bem|mudei de ideia|melhor)[ ,]+(?:e |eh |quero |prefiro |vou de |coloca )?|(?:eu )?(?:queria|preferia|prefiro) (?:mesmo )?(?:que (?:fosse|seja) )?|(?:.{0,20}\\b)?(?:${change}|${movingVerbs}) (?:ai |isso |tudo )?(?:para|pra|pro|por) (?:o |a )?)(?<value>.{1,60}?)(?:,? (?:q|pq|porque|pois) .*)?$`,
);

/** 'Me deu um receio de passar a conta aqui, muda pra boleto': in its last clause. */
const changesAtEnd = new RegExp(
  `^ ?(?:entao )?(?:${change}|${put}|passa|volta|fica) (?:ai |isso |tudo )?(?:para|pra|pro|por|n[oa]) (?:o |a )?(?<value>.{1,40}?)(?:,? (?:que|q|pq|porque|pois) .*)?$`,
);

/** A value behind 'não' or 'ops' replaces the last answer, or the only one it can be: 'não, 1200', 'ops, é 230'. */
const instead = new RegExp(
  `^(?!nao (?:concord|aceit|confirm|assin)\\w+)(?:(?:nao|${slip})[ ,.!:]+)+(?:${is} |o certo (?:e|eh) |o correto (?:e|eh) )*(?:o |a )?(?<value>.{1,60})$`,
);

type Value = Pick<RecognisedAnswer, 'field' | 'raw' | 'step' | 'shown'> & { doubtful: boolean };

const part = ({ shown, plain }: Text, value: string): Text => {
  const from = plain.lastIndexOf(value);
  return { shown: shown.slice(from, from + value.length), plain: value };
};

/** The answered steps, the last one first. */
const given = ({ journey, facts }: Asked): StepId[] =>
  journey
    .filter(
      (id) =>
        stepOf(id).screen === 'form' && stepOf(id).fields.some((name) => facts.answers[name] !== undefined),
    )
    .toReversed();

function read(text: Text, step: StepId, asked: Asked): readonly Value[] {
  const { answers, refusals } = recogniseAnswersAt(step, text, asked);
  return refusals.size > 0 ? [] : answers.filter((answer) => answer.step === step);
}

const answerOf = ({ doubtful: _, ...answer }: Value): RecognisedAnswer => answer;

/** The answer with the old value, changed to the new one. */
function inPlaceOf(old: Text, value: Text, asked: Asked): RecognisedAnswer | null {
  for (const step of given(asked)) {
    const meant = read(old, step, asked).find((one) => isGiven(one.field, one.raw, asked));
    const found = meant && read(value, step, asked).find(({ field }) => field === meant.field);
    if (found !== undefined) return answerOf(found);
  }
  return partInPlaceOf(old.plain, value, asked);
}

/** A number of people or things is no value: 'Tenho 2 filhos e 1 cachorro'. */
const mostOfValue = 3;

/** The number of places where two values of one length differ. */
function distance(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return [...one].filter((letter, place) => letter !== other[place]).length;
}

/** The other answers that words can change; none if they answer the open question. */
function otherAnswers(value: Text, asked: Asked): readonly Value[] {
  if (asked.steps.some(({ id }) => read(value, id, asked).length > 0)) return [];
  // A day that is not offered is no house number either; beside a verb it may be the day that was just told.
  const isShort = /^\d{1,2}$/.test(value.plain) && !isReview(asked);
  return given(asked)
    .slice(0, isShort ? 1 : undefined)
    .filter(
      (step) => !asked.steps.some(({ id }) => id === step) && (!isShort || step === 'data-de-vencimento'),
    )
    .flatMap((step) => read(value, step, asked))
    .filter((one) => !one.doubtful && !isGiven(one.field, one.raw, asked));
}

/** The one answer that a value with a figure can change; if there are several, the one that differs least. */
function insteadOfOne(value: Text, asked: Asked): RecognisedAnswer | null {
  if (wordsOf(value.plain).length > mostOfValue || partialIn(value, asked) !== null) return null;
  const [first, second] = otherAnswers(value, asked)
    .map((one) => {
      const now = givenText(one.field, asked.facts.answers);
      return { one, by: distance(one.raw[one.field]?.[0] ?? '', now) };
    })
    .toSorted((one, other) => one.by - other.by);
  return first !== undefined && (second === undefined || first.by < second.by) ? answerOf(first.one) : null;
}

/** A mere no, or 'está errado', names no way of paying. */
const laterValue = (value: Text, asked: Asked): RecognisedAnswer | null =>
  /\d|@/.test(value.plain)
    ? insteadOfOne(value, asked)
    : yesOrNoAtStep(value.plain, asked) === null
      ? changedTo(value, asked)
      : null;

/** The only earlier answer that words can change. */
function changedTo(value: Text, asked: Asked): RecognisedAnswer | null {
  const [only, another] = otherAnswers(value, asked).filter(({ field }) => isChoice(field));
  return only !== undefined && another === undefined ? answerOf(only) : null;
}

export interface CorrectionByValue {
  /** The proposed answer; null if it is unclear which answer is meant. */
  answer: RecognisedAnswer | null;
  /** The message without the denied value. */
  rest: Text;
}

function partContrasted(text: Text, asked: Asked): RecognisedAnswer | null {
  const [, said, replaced] = partContrast.exec(text.plain) ?? [];
  return said === undefined || replaced === undefined
    ? null
    : partInPlaceOf(replaced, part(text, said), asked);
}

/** A new value without the name of its answer or the old value. */
function newValueIn(text: Text, asked: Asked): RecognisedAnswer | null {
  const clause = clausesOf(text).at(-1);
  const end =
    clause && clause.from > 0 && !/\d/.test(text.plain) ? text.plain.slice(clause.from, clause.to) : '';
  const value = (changes.exec(text.plain) ?? changesAtEnd.exec(end))?.groups?.value;
  const last = instead.exec(text.plain)?.groups?.value;
  return (
    partContrasted(text, asked) ??
    (value === undefined ? null : changedTo(part(text, value), asked)) ??
    (last === undefined ? null : laterValue(part(text, last), asked))
  );
}

/** A beginning with 'vc' tells what the shop did, and asks nothing. */
function misheardIn(text: Text, asked: Asked): CorrectionByValue | null {
  if (text.plain.includes('?')) return null;
  for (const pattern of misheard) {
    const { old, value } = pattern.exec(text.plain)?.groups ?? {};
    if (old === undefined || value === undefined) continue;
    const rest = part(text, value);
    const other = /\d/.test(value) && /\d/.test(old) ? changedTo(rest, asked) : null;
    const from = text.plain.indexOf(old);
    const answer = inPlaceOf(within(text, from, from + old.length), rest, asked) ?? other;
    if (answer !== null) return { answer, rest };
  }
  return null;
}

/** 'Vou mudar do Bueno pra Aparecida': no new value. */
const tellsNothing = (rest: Text, asked: Asked): boolean =>
  recogniseAnswers(rest, asked, false).answers.length === 0 && partialIn(rest, asked) === null;

/** Whether a field is answered only with the words outside of the contrast: 'muda a fatura pra dia 5' tells no visit. */
function tellsMore(text: Text, rest: Text, asked: Asked): boolean {
  const told = (said: Text) =>
    recogniseAnswers(said, asked, false).answers.flatMap(({ doubtful, field }) => (doubtful ? [] : field));
  const alone = told(rest);
  return told(text).some((field) => !alone.includes(field));
}

/** The answer of which a message puts one value, or a part of it, in place of another: 'não é Luís, é Luiz'. */
export function valueInPlaceOf(text: Text, asked: Asked): RecognisedAnswer | null {
  for (const pattern of contrasts) {
    const { old, value } = pattern.exec(text.plain)?.groups ?? {};
    const found =
      old === undefined || value === undefined
        ? null
        : inPlaceOf({ shown: old, plain: old }, part(text, value), asked);
    if (found !== null) return found;
  }
  return partContrasted(text, asked);
}

/** A correction by value, without the name of its answer. Null if nothing is corrected. */
export function correctionByValue(text: Text, asked: Asked): CorrectionByValue | null {
  if (unwanted.test(text.plain)) return null;
  const heard = misheardIn(text, asked);
  if (heard !== null) return heard;
  if (looksLikeQuestion(text)) return null;
  for (const pattern of contrasts) {
    const { old, value } = pattern.exec(text.plain)?.groups ?? {};
    if (old === undefined || value === undefined) continue;
    const rest = part(text, value);
    const answer = inPlaceOf({ shown: old, plain: old }, rest, asked) ?? changedTo(rest, asked);
    // 'O CEP é …, antes era a rua 9, agora é outro nome' is a story, and no contrast.
    const isStory = tellsMore(text, rest, asked) || (pattern === changing && tellsNothing(rest, asked));
    return { answer, rest: answer === null && isStory ? text : rest };
  }
  const answer = newValueIn(text, asked);
  return answer && { answer, rest: text };
}
