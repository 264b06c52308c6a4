import { replies } from '../../content/conversation/replies.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { askedFields } from '../../funnel/walk.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { decide, fieldOf } from '../decide.ts';
import { asOffer, isAskedAbout } from './asked-about.ts';
import { commanded } from './commanded.ts';
import { asText, type Decided, ofDeeds } from './decided.ts';
import { findAddress } from './find-address.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { missed } from './missed.ts';
import { proposed } from './proposed.ts';
import { openFields, type QuestionContext, stepFor } from './question-context.ts';
import { isSocial, repliesTold } from './replies-told.ts';
import { afterOrder } from './run-command.ts';
import { taken } from './taken.ts';
import { answerFrom, type Early, earlyIn, laterWords, toldBy } from './told-answers.ts';
import { keptOf, wrongOf } from './wrong-of.ts';

/** What a message comes to, and what is offered to tap where its question comes. */
export interface Read {
  outcome: MessageOutcome;
  early: readonly Early[];
}

/** 'Quero esse': the plan that the reply before was about. It is asked whether it is. */
function withMeant(act: UnderstoodAct, question: QuestionContext): UnderstoodAct {
  const { meant, waiting } = question;
  const isEmpty = Object.keys(act.values).length === 0 && act.options.length === 0;
  const isPlan = act.object === 'idPlan' && (act.does === 'inform' || act.does === 'correct');
  const agrees = act.does === 'yes' && waiting.length === 0 && openFields(question).includes('idPlan');
  if (meant === undefined || !isEmpty || !(isPlan || agrees)) return act;
  return { ...act, does: 'inform', object: 'idPlan', values: {}, options: [{ idPlan: [meant] }] };
}

const ownName = /(?<!\p{L})(?:meu|me chamo|sou|titular|cliente)(?!\p{L})/iu;

/** Where the mother's name is asked or waits, only who says so tells their own. */
function withMother(act: UnderstoodAct, message: string, question: QuestionContext): UnderstoodAct {
  const { name } = act.values;
  const asked = [...openFields(question), ...question.waiting.map(({ field }) => field)];
  if (act.object !== 'name' || !name || !asked.includes('mothers_name') || ownName.test(message)) return act;
  return { ...act, does: 'correct', object: 'mothers_name', values: { mothers_name: name } };
}

const wantsOffers =
  /(?<!\p{L})(?:aceit[ao]|quer(?:o|em)? receber|podem? (?:(?:me|lhe) )?(?:mandar|enviar))(?!\p{L})/iu;

const endsOffers =
  /(?<!\p{L})(?:para(?= de)|par(?:ar|em?)|tir\p{L}+|cancel\p{L}+|desmar\p{L}+|jamais|nunca|sem|n[aã]o|num|nem)(?!\p{L})/iu;

/** Whoever 'aceita receber ofertas' after all says what they want, not only that it is wrong. */
const withOffers = (act: UnderstoodAct, message: string): UnderstoodAct =>
  act.object !== 'accept_promotions'
    ? act
    : endsOffers.test(message)
      ? { ...act, values: {} }
      : wantsOffers.test(message)
        ? { ...act, values: { accept_promotions: ['on'] } }
        : act;

/** No complement is an answer where one is asked for or stored, and nothing to speak of elsewhere. */
function withoutComplement(act: UnderstoodAct, question: QuestionContext): readonly UnderstoodAct[] {
  if (act.does !== 'lack' || act.object !== 'complement') return [act];
  const isStored = selectFacts(question.state).answers.complement !== undefined;
  if (!isStored && !openFields(question).includes('complement')) return [];
  return [{ ...act, does: 'inform', values: { no_complement: ['on'] }, options: [] }];
}

const askedNow = ({ steps, state }: QuestionContext): ReadonlySet<string> =>
  new Set<string>(steps.flatMap((step) => askedFields(step, selectFacts(state))));

const tellsDay = ({ object }: UnderstoodAct): boolean => object === 'schedules';

/** 'Segunda ou terça de manhã': both in the morning. */
function withOnePeriod(acts: readonly UnderstoodAct[]): readonly UnderstoodAct[] {
  const period = acts.filter(tellsDay).findLast(({ values }) => values.period)?.values.period?.[0];
  return acts.map((act) => {
    const option = tellsDay(act) ? act.options.find((one) => one.period?.[0] === period) : undefined;
    return period === undefined || option === undefined ? act : { ...act, values: option, options: [] };
  });
}

/** 'Apto 12, torre B' is one complement; where each part has its own kind, only one can be meant. */
function asOneComplement(acts: readonly UnderstoodAct[]): readonly UnderstoodAct[] {
  const parts = acts.filter(
    ({ object, values }) => object === 'complement' && values.complement !== undefined,
  );
  const [first, ...others] = parts;
  if (!first || others.length === 0 || parts.some(({ values }) => values.complement_type)) return acts;
  const complement = [parts.flatMap(({ values }) => values.complement ?? []).join(', ')];
  return acts
    .filter((act) => !others.includes(act))
    .map((act) => (act === first ? { ...act, values: { complement } } : act));
}

/** Only one of several values of a field can be meant, but of the days of the visit. */
function severalAsOptions(acts: readonly UnderstoodAct[]): readonly UnderstoodAct[] {
  const valuesOf = (act: UnderstoodAct) =>
    tellsDay(act)
      ? []
      : acts.filter(({ object, values }) => object === act.object && Object.keys(values).length > 0);
  return acts.flatMap((act) => {
    const all = valuesOf(act);
    const [first, another] = new Set(all.map(({ values }) => JSON.stringify(values)));
    if (first === undefined || another === undefined || !all.includes(act)) return [act];
    return act === all[0] ? [{ ...act, values: {}, options: all.map(({ values }) => values) }] : [];
  });
}

/** Whoever is not sure is asked: 'acho que quarta'. */
const unsure = /(?<!\p{L})(?:acho|talvez|acredito|creio|sei lá)(?!\p{L})/iu;

/** Who asks agrees to nothing yet, nor who sets a condition: 'tá certo isso?', 'sim, se não tiver fidelidade'. */
const condition = /\?|(?<!\p{L})(?:se|caso|desde que|contanto|mas|só que|so que|menos|exceto)(?!\p{L})/iu;

const denial = /(?<!\p{L})(?:n[aã]o|num|nem)(?!\p{L})/iu;

const asksConsentNow = (question: QuestionContext): boolean => askedNow(question).has('accept_information');

const isHalfYes = ({ does }: UnderstoodAct, message: string, question: QuestionContext): boolean =>
  does === 'yes' &&
  (asksConsentNow(question)
    ? condition.test(message) || denial.test(message)
    : question.waiting.length > 0 && condition.test(message));

/** A question names what it is about, and changes nothing of it. */
const isBeside = ({ does, words }: UnderstoodAct): boolean =>
  words === '' && (does === 'inform' || does === 'correct');

/** What the acts of a message come to. The first that fits decides. */
export function outcomeOf(message: string, acts: readonly UnderstoodAct[], question: QuestionContext): Read {
  const asks = message.trim().endsWith('?') && acts.some(({ does }) => does === 'ask');
  // 'Quanto é o de 500?' wishes for none.
  const early = asks ? [] : acts.flatMap((act) => earlyIn(act, question) ?? []);
  const now = acts
    .filter((act) => !isHalfYes(act, message, question) && !(asks && isBeside(act)))
    .filter((act) => earlyIn(act, question) === null)
    .flatMap((act) => withoutComplement(withMeant(withMother(act, message, question), question), question));
  const told = withOnePeriod(now).map((act) => asOffer(withOffers(act, message), message));
  const found = findAddress(told, laterWords(early), question, (others) => {
    const telling = others.filter(({ does }) => !isSocial(does));
    const beside = telling.length === 0 ? null : outcomeOf(message, telling, question).outcome;
    // A yes beside an address leaves what waits as it is.
    return beside?.kind === 'decide' || (beside?.kind === 'reply' && beside.isUnclear) ? null : beside;
  });
  if (found !== null) return { outcome: found, early };
  const open = question.isMoved || unsure.test(message) ? new Set<string>() : askedNow(question);
  const asksConsent = asksConsentNow(question);
  const decisions = decide(severalAsOptions(asOneComplement(told)), {
    open,
    isProposing: question.waiting.length > 0,
    asksConsent,
  });
  const decided: Decided = {
    ...{ message, decisions, early, question },
    told: toldBy(ofDeeds(decisions, 'store', 'propose'), question),
  };
  const outcome =
    ofOrder(decided) ??
    quizOption(decided) ??
    commanded(decided) ??
    ofProposal(decided) ??
    taken(decided) ??
    whole(decided);
  return { outcome, early: selectFacts(question.state).order === null ? early : [] };
}

/** A value that is told after the order. */
function ofOrder({ decisions, question: { state } }: Decided): MessageOutcome | null {
  const isChange = decisions.some(({ act }) => act.does === 'inform' || act.does === 'correct');
  return isChange ? afterOrder(state) : null;
}

/** The quiz asks one question after the other, each with its options. */
function quizOption({ decisions, question: { state } }: Decided): MessageOutcome | null {
  const text = ofDeeds(decisions, 'store').find(({ object }) => object === 'quiz')?.values.quiz?.[0];
  const shown = selectFacts(state).risk?.quiz?.questions[state.stepResults.quizCount];
  const option = shown?.answers.find((answer) => answer.text === text);
  return shown && option ? { kind: 'option', name: `quiz-${shown.id}`, value: option.id } : null;
}

/** A part of the value in a sentence calls the value that waits wrong: 'o ddd é 12'. */
const leastDoubt = 0.3;

/** A yes or a no to what waits, and what is called wrong of it. */
function ofProposal({ message, decisions, told, question }: Decided): MessageOutcome | null {
  const { waiting } = question;
  if (waiting.length === 0 || told.answers.length > 0) return null;
  const replied = repliesTold(decisions, question, true);
  const kept = waiting.filter(({ field }) => told.repeats.includes(field));
  if (kept.length > 0) return keptOf(kept, question);
  const named = ofDeeds(decisions, 'ask for it', 'ask which').filter(
    (act) =>
      !isAskedAbout(act, message) &&
      (act.words === '' ||
        act.object === 'no_day' ||
        (act.does === 'correct' && act.certainty > leastDoubt && /\p{L}/u.test(message))),
  );
  const wrong = named.flatMap(({ object }) => waiting.filter(({ field }) => field === fieldOf(object)));
  if (wrong.length > 0) return wrongOf([...new Set(wrong)], question, replied?.text);
  const agrees = ofDeeds(decisions, 'carry out').find(({ does }) => does === 'yes' || does === 'no');
  if (agrees === undefined || question.asksWhich) return null;
  // Money and consent are taken from closed words or a press alone.
  const isMoney = waiting.some(({ field }) => field === 'direct_debit' || field === 'accept_promotions');
  if (agrees.does === 'yes' && isMoney) return asText(replies.confirmsFirst);
  const beside = replied === null ? null : ({ kind: 'text', ...replied } as const);
  return { kind: 'decide', isYes: agrees.does === 'yes', beside };
}

/** The most words of an answer that was not taken for one. */
const mostWords = 6;

/** A short message that was not understood may be the answer that the line asks: it is asked whether it is. */
function whole({ message, decisions, question }: Decided): MessageOutcome {
  const [field] = openFields(question);
  const step = field && stepFor(field, question);
  const isOther = decisions.every(({ deed }) => deed === 'expect') && !message.includes('?');
  const isShort = message.trim().split(/\s+/).length <= mostWords;
  if (!question.isTyped || !isOther || !isShort || field === undefined || !step) return missed(question);
  const reading = fields[field].read({ [field]: [message] }, selectFacts(question.state));
  if (reading.kind === 'refused') return missed(question);
  const answer = answerFrom(field, { [field]: [message] }, question);
  return answer === null ? missed(question) : proposed([answer], question);
}

/** The answers that an outcome asks about. */
export const answersOf = (outcome: MessageOutcome): readonly RecognisedAnswer[] =>
  outcome.kind === 'reply' && outcome.reply.kind === 'several' ? outcome.reply.answers : [];
