import { replies } from '../../../../content/conversation/replies.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { namedAnswer } from '../../answer-labels.ts';
import { type Search, searchKnowledge } from '../../knowledge/search-knowledge.ts';
import { asksForAdvice, needsIn } from '../../plans/needs-said.ts';
import type { Asked, Replied } from '../../reading.ts';
import { pendingFields } from '../../recognise-answers.ts';
import { clausesOf, within } from '../../text/clauses.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { plainOf, type Text, wordsOf } from '../../text/text.ts';
import { planReply } from '../plans/plan-reply.ts';
import { computedReplies } from './computed-replies.ts';
import type { QuestionAnswer } from './not-sure.ts';
import { replyOfEntry } from './reply-of-entry.ts';
import { asksWhy, whyAsked } from './why-asked.ts';

/** The most questions of a message that are answered, and that are searched: each is a search. */
const mostAnswers = 3;
const mostQuestions = 6;
/** 'Vocês vêm?' asks about the day named before. */
const leastOfQuestion = 3;

/** 'Pra que meu CPF?': of one question among others. */
const asksReason = /\b(?:por ?que|pra que|para que)\b/;

const shortened = /^(?:e|mas|pode ser|serve|vale)\b/;
const mostOfShortened = 4;

/** '… o que acontece?', 'como faz?' behind its condition. */
const vague =
  /^(?:e |ai |entao )*(?:o que (?:acontece|eu faco|faco|faz)|como (?:que )?(?:faz|faco|fica|eu faco))$/;

/** 'Preciso estar em casa? pode ser minha sogra?': what the second is about stands in the first. */
const isShortened = ({ said, isOfBeing }: Part, before: Part): boolean => {
  const { length } = wordsOf(said);
  if (length === 1 || vague.test(said)) return true;
  // 'É confiável?' behind a question is one of its own.
  const isApart = isOfBeing && before.isAsked;
  return !isApart && shortened.test(said) && length <= mostOfShortened;
};

/** '… e se tem multa', '… ou será que pode ser o do meu filho', '… pega na casa toda': behind a question it asks as well. */
const goesOnAsking =
  /^(?:(?:e|ou|tambem|tb|aproveitando) )*(?:se|quem|quant[oa]s?|qual|quais|onde|como|quando|sera|pega|funciona|cobram?|demora|aceitam?|inclui|aguenta|dura)\b/;

/** At the visit, or beside a question about it, 'quanto tempo leva?' is asked of it, and not of the order. */
const duration = /^(?:e |mas )?(?:quanto tempo |muito )?(?:leva|demora)(?: (?:quanto tempo|muito|quanto))?$/;
const ofVisit = /\b(?:instala\w*|visita)\b/;

/** A question, in the words that it has by itself. */
export const inContext = (said: string, whole: string, fields: readonly FieldName[]): string =>
  duration.test(said) && (fields.includes('schedules') || ofVisit.test(whole))
    ? 'quanto tempo demora a instalacao'
    : said;

interface Part {
  said: string;
  isAsked: boolean;
  /** It begins with 'é', and not with 'e'. */
  isOfBeing: boolean;
}

/** 'Por que o nome da minha mãe, se quem vai pagar sou eu?': what makes one ask. */
const isWhyAsked = (said: string, before: string | undefined): boolean =>
  before !== undefined && asksReason.test(before) && /^se\b/.test(said);

const asserts = /^(?:(?:[oa]s?|es[st][ea]|voces?|vcs?) \S+ |tem |vem )(?:\S+ )*\S/;
const ofOneself =
  /\b(?:quero|queria|prefiro|pode ser|vou|moro|tenho|sou|estou|to|preciso|gostei|meu|minha|nao|ja)\b/;

/** 'A instalação é de graça e o roteador já vem junto?': the sign at the end is that of both. */
const isJoined = (plain: string, said: string, to: number): boolean =>
  /^ e [^,;.?!]+\?/.test(plain.slice(to)) && asserts.test(said) && !ofOneself.test(said);

function partsOf({ plain, shown }: Text, clauses: ReturnType<typeof clausesOf>, asked: Asked): Part[] {
  let isAsking = false;
  return clauses.map(({ from, to }, place) => {
    const said = inContext(plain.slice(from, to).trim(), plain, pendingFields(asked));
    const isOfBeing = /^é/i.test(shown.slice(from));
    const before = clauses[place - 1];
    if (isWhyAsked(said, before && plain.slice(before.from, before.to)))
      return { said, isAsked: false, isOfBeing };
    const isAsked =
      plain[to] === '?' ||
      looksLikeQuestion({ plain: said, shown: said }) ||
      (isAsking && goesOnAsking.test(said)) ||
      isJoined(plain, said, to);
    isAsking ||= isAsked;
    return { said, isAsked, isOfBeing };
  });
}

/** 'A primeira já vem cheia ou …', 'no aplicativo onde que fica a agência': it may ask, without the form of a question. */
const mayAsk =
  /\b(?:a?onde|quant[oa]s?|qual|quando|como|quem|o que|precis[ao]|serve|tem como|da (?:pra|para)|ou)\b/;

const mostOfReason = 4;
/** 'Pra que isso?', 'precisa mesmo?' */
const isBriefly = (words: string): boolean =>
  asksWhy(words) &&
  wordsOf(words).length <= mostOfReason &&
  /\b(?:isso|isto|tudo|mesmo|obrigatorio|necessario)$|^(?:e )?precisa mesmo\b/.test(words);

/** The question in a part of a message; after another question a part counts only if it is certain. */
function replyToPart(
  { said, isAsked }: Pick<Part, 'said' | 'isAsked'>,
  whole: string,
  asked: Asked,
): Replied | null {
  const words = wordsOf(said).join(' ');
  const isReason = asksReason.test(words)
    ? namedAnswer(words) !== null || isBriefly(words)
    : isBriefly(words);
  const reason = isReason ? whyAsked(words, asked) : null;
  if (reason !== null) return { reply: reason };
  const ofPlans = isAsked ? planReply({ plain: said, shown: said }, asked, true) : null;
  if (ofPlans !== null) return ofPlans;
  const { sure, isCertain } = searchKnowledge(said, true, pendingFields(asked), whole);
  return sure === null || !(isAsked || (isCertain && mayAsk.test(said)))
    ? null
    : replyOfEntry(sure, asked, words);
}

/** 'Só vejo novela. Qual serve pra mim?': what a question for advice is about stands in front of it. */
function withNeeds(part: Part, place: number, parts: readonly Part[]): Part {
  const { said, isAsked } = part;
  if (!isAsked || needsIn(said) !== null || !asksForAdvice(said, true)) return part;
  const before = parts.slice(0, place).filter((one) => !one.isAsked);
  return { ...part, said: [...before.map((one) => one.said), said].join(', ') };
}

/** The list of all plans with streaming says nothing beside that of one service. */
function withoutGeneralList(told: readonly Replied[], asked: Asked): readonly Replied[] {
  const general = computedReplies.streaming(asked, '');
  const isList = ({ reply }: Replied) => reply.startsWith(replies.streaming.some([]).slice(0, -2));
  return told.filter(isList).length > 1 ? told.filter(({ reply }) => reply !== general) : told;
}

/** Two replies may have a sentence in common: it is said once. */
export const withoutRepeated = (reply: string): string =>
  [...new Set(reply.split(/(?<=[.!?]) (?=[A-ZÀ-Ý\d])/))].join(' ');

/** Each of several questions in one message that has an answer of its own; null where fewer than two have. */
export function answersOfEach(text: Text, whole: Search, asked: Asked): QuestionAnswer | null {
  // A question that is known may have two itself.
  const isKnown = wordsOf(plainOf(whole.sure?.question ?? '')).join() === wordsOf(text.plain).join();
  if (isKnown) return null;
  const parts = partsOf(text, clausesOf(text), asked);
  const first = parts.findIndex(({ isAsked }) => isAsked);
  const questions = parts.map((part, place) => {
    const before = parts[place - 1];
    return before === undefined || !isShortened(part, before)
      ? withNeeds(part, place, parts)
      : { ...part, said: `${before.said} ${part.said}` };
  });
  const told = questions
    .slice(Math.max(first, 0))
    .slice(0, mostQuestions)
    .flatMap((part) => replyToPart(part, text.plain, asked) ?? []);
  const distinct = withoutGeneralList(told, asked).filter(
    ({ reply }, place, all) => all.findIndex((one) => one.reply === reply) === place,
  );
  if (distinct.length < 2) return null;
  const chosen = distinct.slice(0, mostAnswers);
  const suggestions = [...new Set(chosen.flatMap((one) => one.suggestions ?? []))];
  const link = chosen.find((one) => one.link !== undefined)?.link;
  const topic = chosen.find((one) => one.topic !== undefined)?.topic;
  return {
    kind: 'sure',
    isCertain: false,
    reply: withoutRepeated(chosen.map(({ reply }) => reply).join(' ')),
    ...(suggestions.length > 0 && { suggestions }),
    ...(link !== undefined && { link }),
    ...(topic !== undefined && { topic }),
  };
}

/** At the question about the visit: the replies to what is asked beside its day. `isOfDay`: the clause asks for a day. */
export const repliesBesideDay = (text: Text, asked: Asked, isOfDay: (plain: string) => boolean): string[] =>
  clausesOf(text)
    .map(({ from, to }) => ({ ...within(text, from, to), isSigned: text.plain[to] === '?' }))
    .filter(
      (clause) =>
        (clause.isSigned || looksLikeQuestion(clause)) &&
        wordsOf(clause.plain).length >= leastOfQuestion &&
        !isOfDay(clause.plain),
    )
    .map(({ plain }) => inContext(plain, text.plain, pendingFields(asked)))
    .flatMap((said) => replyToPart({ said, isAsked: true }, text.plain, asked)?.reply ?? []);
