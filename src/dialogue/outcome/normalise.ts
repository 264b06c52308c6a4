import { closedWords } from '../../content/conversation/closed-words.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import { fields, isFieldName } from '../../funnel/fields/fields.ts';
import { askedFields } from '../../funnel/walk.ts';
import { selectFacts } from '../../store/selectors.ts';
import { bareOf, listOf, takerApart } from '../closed-words.ts';
import { hasValue, isPersonal, tellsValue } from '../decide.ts';
import { asOffer, asPaymentNamed, wishesBeside } from './asked-about.ts';
import { type Acts, type Change, each, type Said } from './change.ts';
import { asPlainPlan } from './choices-told.ts';
import { daysMeant } from './days-meant.ts';
import { asNumberOfLast } from './number-of-last.ts';
import { openFields, type QuestionContext, stepFor } from './question-context.ts';
import { withSuggestedDay } from './suggested-day.ts';
import { asOfContract } from './told-answers.ts';

export const fieldsAsked = ({ steps, state }: QuestionContext): ReadonlySet<string> =>
  new Set<string>(steps.flatMap((step) => askedFields(step, selectFacts(state))));

/** Who asks agrees to nothing yet, nor who sets a condition: 'tá certo isso?', 'sim, se não tiver fidelidade'. */
const condition = /\?|(?<!\p{L})(?:se|caso|desde que|contanto|mas|só que|so que|menos|exceto)(?!\p{L})/iu;

const denial = /(?<!\p{L})(?:n[aã]o|num|nem)(?!\p{L})/iu;

const isHalfYes = ({ does }: UnderstoodAct, { message, question }: Said): boolean =>
  does === 'yes' &&
  (fieldsAsked(question).has('accept_information')
    ? condition.test(message) || denial.test(message)
    : question.waiting.length > 0 && condition.test(message));

/** A question names what it is about, and changes nothing of it; what is wished beside it is wished. */
const isNamedAlone = (act: UnderstoodAct, { message }: Said, acts: Acts): boolean =>
  tellsValue(act) &&
  act.words === '' &&
  message.trim().endsWith('?') &&
  acts.some(({ does }) => does === 'ask') &&
  !wishesBeside(message);

/** 'Tá certo, pode seguir' is one yes. */
const isGoOnOfYes = ({ does, object }: UnderstoodAct, acts: Acts): boolean =>
  does === 'command' && object === 'go-on' && acts.some((act) => act.does === 'yes');

const ownName = /(?<!\p{L})(?:meu|me chamo|sou|titular|cliente)(?!\p{L})/iu;

/** Where the mother's name is asked or waits, only who says so tells their own. */
function asMothers(act: UnderstoodAct, { message, question }: Said, acts: Acts): UnderstoodAct {
  const { name } = act.values;
  if (acts.some(({ values }) => values.mothers_name)) return act;
  const { taken } = question.state.talk;
  const asked = [...openFields(question), ...question.waiting.map(({ field }) => field), ...taken];
  if (act.object !== 'name' || !name || !asked.includes('mothers_name') || ownName.test(message)) return act;
  return { ...act, does: 'correct', object: 'mothers_name', values: { mothers_name: name } };
}

/** 'Quero esse': the plan that the reply before was about. It is asked whether it is. */
function asMeant(act: UnderstoodAct, { question }: Said): UnderstoodAct {
  const { meant, waiting } = question;
  const isEmpty = !hasValue(act) && act.options.length === 0;
  const isPlan = act.object === 'idPlan' && tellsValue(act);
  const agrees = act.does === 'yes' && waiting.length === 0 && openFields(question).includes('idPlan');
  if (meant === undefined || !isEmpty || !(isPlan || agrees)) return act;
  return { ...act, does: 'inform', object: 'idPlan', values: {}, options: [{ idPlan: [meant] }] };
}

/** No complement is an answer where one is asked for, now or later, or stored, and nothing to speak of elsewhere. */
function asNoComplement(act: UnderstoodAct, { question }: Said): UnderstoodAct | null {
  if (act.does !== 'lack' || act.object !== 'complement') return act;
  const isStored = selectFacts(question.state).answers.complement !== undefined;
  if (!isStored && stepFor('complement', question) === null) return null;
  return { ...act, does: 'inform', values: { no_complement: ['on'] }, options: [] };
}

const wantsOffers =
  /(?<!\p{L})(?:aceit[ao]|quer(?:o|em)? receber|podem? (?:(?:me|lhe) )?(?:mandar|enviar))(?!\p{L})/iu;

const endsOffers =
  /(?<!\p{L})(?:para(?= de)|par(?:ar|em?)|tir\p{L}+|cancel\p{L}+|desmar\p{L}+|jamais|nunca|sem|n[aã]o|num|nem)(?!\p{L})/iu;

/** Whoever 'aceita receber ofertas' after all says what they want, not only that it is wrong. */
const asOffersWanted = (act: UnderstoodAct, { message }: Said): UnderstoodAct =>
  act.object !== 'accept_promotions'
    ? act
    : endsOffers.test(message)
      ? { ...act, values: {} }
      : wantsOffers.test(message)
        ? { ...act, does: tellsValue(act) ? act.does : 'correct', values: { accept_promotions: ['on'] } }
        : act;

/** Between two values of a field these take the first one back: 'X, não, Y', 'X, digo, Y'. */
const takesBack =
  /(?<!\p{L})(?<!\be )n[aã]o\s*[,.…!;]|(?<!\p{L})(?:opa|[ou]ps|digo|ali[aá]s|quer dizer|errei|perd[aã]o|minto|na verdade|corrigindo)(?!\p{L})/iu;

/** The most letters between a value and the one that replaces it. */
const farthest = 30;

/** Of a value and the one that corrects it in the same message only the latter is told. */
const asCorrected: Change = (acts, { message }) =>
  acts.filter((act, at) => {
    if (!hasValue(act) || act.words === '') return true;
    const next = acts.slice(at + 1).find((one) => one.object === act.object && one.words !== '');
    const end = message.indexOf(act.words) + act.words.length;
    const start = next && message.indexOf(next.words, end);
    if (next === undefined || !hasValue(next) || start === undefined || start === -1) return true;
    const between = message.slice(end, start);
    return between.length > farthest || !takesBack.test(between);
  });

const ending =
  /(?<!\p{L})(?:finai?s?|termin\p{L}+|últimos?|ultimos?)(?:\s+\p{L}+){0,2}\s*(?::\s*)?(\d{1,6})(?!\d)/iu;

const year = /(?<!\d)((?:19|20)\d{2})(?!\d)/;
const dayOfYear = /(?<!\d)(\d{1,2}\/\d{1,2})(?![/\d])/;

/** 'Final 100' is the end of the number that waits or is stored, a year alone that of the date, a day alone its beginning. */
function asEnding(act: UnderstoodAct, { message, question }: Said): UnderstoodAct {
  const { object } = act;
  if (!tellsValue(act) || hasValue(act) || !isFieldName(object)) return act;
  const { gap } = fields[object].nature;
  const end = (gap === 'year' ? year.exec(act.words) : ending.exec(message))?.[1];
  const beginning = gap === 'year' ? dayOfYear.exec(act.words)?.[1] : undefined;
  const facts = selectFacts(question.state);
  const stored: unknown = facts.answers[object];
  const waits = question.waiting.find(({ field }) => field === object)?.raw[object]?.[0];
  const before = waits ?? (typeof stored === 'string' ? stored : '');
  const part = end ?? beginning;
  if (part === undefined) return act;
  const value = end === undefined ? `${part}/${before.slice(-4)}` : before.slice(0, -end.length) + end;
  const isWhole =
    before.length > part.length && fields[object].read({ [object]: [value] }, facts).kind === 'read';
  return isWhole ? { ...act, does: 'correct', values: { [object]: [value] } } : act;
}

/** 'Apto 12, torre B' is one complement; where each part has its own kind, only one can be meant. */
const asOneComplement: Change = (acts) => {
  const parts = acts.filter(
    ({ object, values }) => object === 'complement' && values.complement !== undefined,
  );
  const [first, ...others] = parts;
  if (!first || others.length === 0 || parts.some(({ values }) => values.complement_type)) return acts;
  const complement = [parts.flatMap(({ values }) => values.complement ?? []).join(', ')];
  return acts
    .filter((act) => !others.includes(act))
    .map((act) => (act === first ? { ...act, values: { complement } } : act));
};

const others =
  /(?<!\p{L})(?:d[aeo]|meu|minha) (?:esposa|mulher|marido|esposo|filh[oa]|pai|irm[aã]o?|namorad[oa]|noiv[oa]|sogr[oa]|amig[oa]|vizinh[oa]|patr(?:[aã]o|oa)|av[oóô]|ti[oa]|prim[oa])(?!\p{L})/iu;

/** The most words beside a value that do not name it. */
const mostBeside = 3;

const naming = listOf(closedWords.naming);

const wordsBeside = (message: string, acts: Acts): number =>
  bareOf(acts.reduce((left, { words }) => (words === '' ? left : left.replace(words, ' ')), message))
    .split(' ')
    .filter((word) => word !== '' && !naming.has(word)).length;

const asDoubtful = (act: UnderstoodAct, { message }: Said, acts: Acts): UnderstoodAct => {
  const isOthers = act.object !== 'mothers_name' && others.test(message);
  return hasValue(act) &&
    tellsValue(act) &&
    isPersonal(act.object) &&
    (isOthers || (act.level !== 'sure' && wordsBeside(message, acts) > mostBeside))
    ? { ...act, level: 'guess' }
    : act;
};

/** A postcode where it is asked is certain, and tells its town; going on answers what may ask whether the fibre comes there. */
const asPostcode: Change = (all, { question }) => {
  const told = all.find(({ object, words }) => object === 'cep' && /^\d{2}\.?\d{3}[-. ]?\d{3}$/.test(words));
  const acts = told ? all.filter(({ object }) => object !== 'city' && object !== 'state') : all;
  if (!told || !fieldsAsked(question).has('cep') || acts.some((act) => act !== told && tellsValue(act)))
    return all;
  return acts
    .filter(({ topics, level }) => topics[0]?.id !== 'cobertura' || level === 'sure')
    .map((act) => (act === told ? { ...act, level: 'sure' } : act));
};

const withoutFarewell = takerApart(listOf(closedWords.farewell, closedWords.courtesy));

/** 'Tchau, obrigado' ends the talk for today, and nothing else. */
const asFarewell = (act: UnderstoodAct, { message }: Said): UnderstoodAct =>
  act.object === 'leave' && withoutFarewell(bareOf(message)).others.length === 0
    ? { ...act, object: 'later' }
    : act;

/** What is meant by the acts of a message, before it is decided about: a row a habit of speech, in their order. */
const changes: readonly Change[] = [
  each((act, said, acts) =>
    isHalfYes(act, said) || isNamedAlone(act, said, acts) || isGoOnOfYes(act, acts) ? null : act,
  ),
  each(asFarewell),
  each(asMothers),
  asNumberOfLast,
  each(asMeant),
  each(asPlainPlan),
  each(asPaymentNamed),
  each(asOfContract),
  each(asNoComplement),
  ...daysMeant,
  each(asOffersWanted),
  each(asOffer),
  asCorrected,
  each(asEnding),
  asOneComplement,
  each(asDoubtful),
  asPostcode,
  withSuggestedDay,
];

export const normalised = (acts: Acts, message: string, question: QuestionContext): Acts =>
  changes.reduce((now, change) => change(now, { message, question }), acts);
