import { replies } from '../../content/conversation/replies.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { isOfAddress } from './answer-kinds.ts';
import { isGoneToLook } from './commands/leaving.ts';
import { hintIn } from './gaps/hints.ts';
import { searchKnowledge } from './knowledge/search-knowledge.ts';
import { leftOver } from './left-over.ts';
import { partedAtQuestion } from './parted-at-question.ts';
import { planMention } from './plans/plan-mention.ts';
import type { Asked, ProposalReading, Reading, RecognisedAnswer } from './reading.ts';
import { awaitedFields, pendingFields } from './recognise-answers.ts';
import { dueDateReply } from './replies/due-date-reply.ts';
import { expectedOf, missesChoice } from './replies/expected.ts';
import { planReply } from './replies/plans/plan-reply.ts';
import { answerQuestion } from './replies/topics/answer-question.ts';
import { lacksThis } from './replies/topics/with-subject-named.ts';
import { visitAskedEarly } from './replies/visits/with-visit-wished-early.ts';
import { within } from './text/clauses.ts';
import { beginsQuestion, looksLikeQuestion } from './text/looks-like-question.ts';
import { type Text, textOf, wordsOf } from './text/text.ts';

const mostOfBrief = 2;

/** 'Mas só se não tiver fidelidade' asks whether there is one. */
const condition =
  /^(?:mas |e )?(?:so )?(?:se|desde que|contanto que) (?!(?:der|puder|possivel|precis\w+|quiser)\b)(?:nao )?/;

/** The question at the end of left-over words: its clause, or the part from its verb on. */
function askedIn(left: Text, asked: Asked): Text {
  const { plain } = left;
  const tail = askedAtEnd.exec(plain)?.index;
  if (tail === undefined) return left;
  const clause = Math.max(plain.search(/(?<=[,.;] ?)[^,.;]*$/), 0);
  const isKnown = searchKnowledge(plain.slice(clause), true, pendingFields(asked)).sure !== null;
  return within(left, isKnown ? clause : tail, plain.length);
}

const toldPlan = (answers: readonly Pick<RecognisedAnswer, 'field'>[]): boolean =>
  answers.some(({ field }) => field === 'idPlan');

/** Dictated text has no punctuation before the question: 'Já tô com 75 anos tem desconto pra idoso'. */
const askedAtEnd =
  /\b(?:tem (?=dia \d|desconto|taxa|multa|fidelidade|custo|problema|prazo|limite|algu)|vem (?=junto|inclus|com)|quanto (?!antes\b)|(?<!\bque )quando |como (?!errar|confundir|se perder|perder)|qual |da (?:pra|para) |precisa |e se |sera que )(?!que\b)[^,.;]*$/;

/** 'O de 600, pq minha mãe não vive sem novela'. */
const tellsWhy = /^(?:pq|porque|pois) /;

/** 'O e-mail passo depois, que tô no ônibus'. */
const tellsLater =
  /\b(?:passo|mando|falo|digo|dou|vejo|vou (?:ver|perguntar|mandar|passar)) (?:\w+ )?(?:depois|dps|mais tarde|ja ja)\b/;

const asksNothing = (plain: string): boolean =>
  tellsLater.test(plain) || (tellsWhy.test(plain) && !plain.includes('?'));

/** 'Pode ser?' asks for a yes, 'qual você quer?' for one of the values that were told. */
const agreeing =
  /^(?:(?:e|ai|entao) )*(?:pode(?:m)?(?: ser)?|ta(?: bom| certo| ok| bem)?|ok|serve|certo|viu|ne|beleza|fechou|combinado|da certo|tudo bem|entendeu|deu(?: certo)?|consegue|sabe|acha|(?:qual|o que|oq) (?:(?:vc|voce|voces|vcs|eu) )?(?:quer|prefere|coloco|ponho|uso|boto))$/;

/** Whether left-over words ask something, or one of their clauses does. */
function asksIn(text: Text): boolean {
  const { plain } = text;
  const words = wordsOf(plain);
  const isSigned = plain.includes('?');
  if (agreeing.test(words.join(' ')) || words.length <= (isSigned ? 1 : mostOfBrief)) return false;
  const question = partedAtQuestion(text)?.question ?? (looksLikeQuestion(text) ? text : null);
  return (
    isSigned ||
    askedAtEnd.test(plain) ||
    (question !== null && !tellsIt.test(wordsOf(question.plain).join(' ')))
  );
}

/** 'Quem fez foi meu neto', 'tem que ser a minha né' tell it. */
const tellsIt = /^(?:mas |e )?quem\b(?! (?:vai )?receb)|\bne$/;

/** 'Tem que tocar a campainha', 'tem ponto entre o nome e o ano' tell, where no sign asks. */
const tellsThere =
  /^(?:(?:mas|so|e|que) )*tem (?:que|de|ponto|pontinho|underline|traco|tracinho|hifen|acento|letra|numero|espaco|(?:um|uma|dois|duas|tres) )/;

/** Whether a question without a reply is surely one: of 'dá pra passar a visita pro sábado?' a part may be left over. */
function isSurelyAsked({ plain, shown }: Text): boolean {
  const words = wordsOf(plain);
  if (agreeing.test(words.join(' '))) return false;
  if (plain.includes('?')) return words.length > mostOfBrief;
  if (tellsThere.test(words.join(' '))) return false;
  return beginsQuestion(shown) && words.length > mostOfFragment && !tellsIt.test(words.join(' '));
}

/** What is said of the language replies to this. */
const asksForLanguage = /\b(?:speak|english|spanish|hablas?|habla|ingles|espanol)\b/;

const mostOfFragment = 3;

/** The question among the left-over words has no reply: that is said, and the rest stays shown as left over. */
function withUnknownQuestion(reading: ProposalReading, left: Text, asked: Asked): Reading {
  const parted = partedAtQuestion(left);
  const question = parted?.question ?? left;
  if (!isSurelyAsked(question)) return reading;
  const { left: _, ...rest } = reading;
  if (asksForLanguage.test(question.plain)) return rest;
  const others = parted === null ? '' : leftOver(parted.statement, asked, []);
  return {
    ...rest,
    ...(others !== '' && { left: others }),
    reply: replies.unknownBeside,
    asks: question.shown,
  };
}

/** The reply to a question that a topic, the form of the answer or the days on offer cover. */
function replyToAsked(
  left: Text,
  asked: Asked,
  { meant, asks, isCondition }: About,
  hasPostcode: boolean,
): string | null {
  const visit = asks ? visitAskedEarly(meant, asked) : null;
  if (visit !== null) return visit;
  const told = answerQuestion(meant, asked, asks);
  if (told.kind === 'sure') return told.reply;
  // A place beside its postcode needs no hint on how a postcode is found.
  const hint = hasPostcode ? null : hintIn(meant.plain, asked);
  if (hint !== null || !asks) return hint;
  if (!isCondition && missesChoice(asked, meant.plain)) return expectedOf(asked, meant.plain);
  const whole = answerQuestion(left, asked, true);
  return whole.kind === 'sure' ? whole.reply : null;
}

/** Of an address, words with a figure or a letter beside a question stay shown: 'loja B, o fio passa por onde?'. */
function dataBeside(left: Text, asked: Asked): { left: string } | null {
  const parted = awaitedFields(asked).some(isOfAddress) ? partedAtQuestion(left) : null;
  const others = parted === null ? '' : leftOver(parted.statement, asked, []);
  return /\d|\b[A-Z]\b/.test(others) ? { left: others } : null;
}

/** A longer remark is said beside an answer only if a topic is certain of it. */
const mostOfRemark = 18;

function isSaidBeside(plain: string, asked: Asked): boolean {
  const { sure, isCertain } = searchKnowledge(plain, false, pendingFields(asked));
  const { length } = wordsOf(plain);
  // A single word may be a name: 'Graças' resembles 'grátis'.
  return sure?.isSaidBeside === true && (isCertain || (length > 1 && length <= mostOfRemark));
}

/** 'E fala pro moço que a rua é de terra', 'cuidado que o gps erra': told to whoever comes. */
const toTechnician =
  /^(?:(?:e|mas|ai|so) )*(?:(?:avis(?:a|e|em|ar)|fal(?:a|e|ar)|diz|diga|anot[ae]|lembr[ae])(?: (?:ai|la|pr[ao]|para|ao?|o|el[ea]s?|rapaz|moc[oa]|tecnico|instalador|pessoal|homem|por favor))* (?:que|q)|cuidado (?:com|que|q))\b/;
const toLeaveNote = textOf('quero deixar um recado para o instalador');

/** The plans that left-over words speak of, where the plan is not told. */
function plansSpokenOf({ answers }: ProposalReading, left: Text, asked: Asked): string | null {
  const awaited = awaitedFields(asked);
  const isBesideAnswer = answers.some(({ field }) => awaited.includes(field));
  if (toldPlan(answers) || !(isBesideAnswer || planMention(left.plain, offeredPlans(asked.facts))))
    return null;
  const missing = planReply(left, asked, false);
  return missing && [missing.reply, missing.suggestions?.join(', ')].filter(Boolean).join(' ');
}

/** 'Boleto, e depois do dia 15': the days that the left-over words leave, where the day is asked and not told. */
function daysLeftOpen({ answers }: ProposalReading, left: Text, asked: Asked): string | null {
  if (answers.some(({ field }) => field === 'due_date')) return null;
  const days = dueDateReply(left, asked);
  return days && [days.reply, days.suggestions?.join(', ')].filter(Boolean).join(' ');
}

/** What is offered for a choice that the left-over words narrow. */
function choiceLeftOpen(
  reading: ProposalReading,
  left: Text,
  asked: Asked,
  asks: boolean,
): ProposalReading | null {
  const { left: _, ...rest } = reading;
  const ofDays = daysLeftOpen(reading, left, asked);
  if (ofDays !== null) return { ...rest, reply: ofDays };
  const ofPlans = asks ? null : plansSpokenOf(reading, left, asked);
  return ofPlans === null ? null : { ...reading, reply: ofPlans };
}

/** 'Não uso e-mail, me liga no 11 …': who has none gets help. */
const lacksEmail = (plain: string, asked: Asked): boolean =>
  awaitedFields(asked).includes('email') &&
  (lacksThis(plain) || /\b(?:nao|nunca) (?:\w+ ){0,3}e-? ?mails?\b|\bsem e-? ?mail\b/.test(plain));

/** What left-over words are about. */
interface About {
  meant: Text;
  asks: boolean;
  /** A condition asks whether it holds. */
  isCondition: boolean;
  /** A remark that gets its reply unasked. */
  isNote: boolean;
}

/** 'A fatura pode ir pro meu e-mail pessoal …?': the sign stands behind the address. */
const billTo =
  /\b(?:fatura|boleto|conta|nota)s?\b.*\b(?:pode|podem|consigo|posso|chega)\b|\b(?:pode|podem|consigo|posso|da (?:pra|para)|tem como)\b.*\b(?:fatura|boleto|conta|nota)s?\b/;
const aboutBill: About = {
  meant: textOf('como recebo a fatura'),
  asks: true,
  isCondition: false,
  isNote: false,
};

function askedOf(left: Text, asked: Asked): About {
  const { plain } = left;
  const none = { asks: true, isCondition: false, isNote: false };
  if (lacksEmail(plain, asked)) return { ...none, meant: textOf('não tenho e-mail') };
  if (condition.test(plain))
    return { ...none, meant: textOf(plain.replace(condition, '')), isCondition: true };
  const meant = askedIn(left, asked);
  if (asksIn(meant)) return { ...none, meant };
  const isSaid = isSaidBeside(plain, asked);
  const isTold = !isSaid && toTechnician.test(plain);
  return { meant: isTold ? toLeaveNote : meant, asks: false, isCondition: false, isNote: isSaid || isTold };
}

/** Replies to left-over words, if a topic or a plan covers them: 'Sexta de manhã, avisa o técnico que a campainha não toca'. */
export function withReplyToLeft(reading: Reading, asked: Asked): Reading {
  const isUnreplied = reading.kind === 'proposal' && reading.reply === undefined;
  if (!isUnreplied || reading.left === undefined) return reading;
  const left = textOf(reading.left);
  const { plain } = left;
  if (asksNothing(plain)) return reading;
  const { left: _, ...rest } = reading;
  if (isGoneToLook(plain)) return { ...rest, reply: replies.waits('').trim() };
  const isOfBill = billTo.test(plain) && reading.answers.some(({ field }) => field === 'email');
  const question = isOfBill ? aboutBill : askedOf(left, asked);
  const open = choiceLeftOpen(reading, left, asked, question.asks);
  if (open !== null) return open;
  if (!question.asks && !question.isNote) return reading;
  const { asks, isCondition } = question;
  const hasPostcode = reading.answers.some(({ field }) => field === 'cep');
  const reply = replyToAsked(left, asked, question, hasPostcode);
  if (reply === null) return isCondition ? reading : withUnknownQuestion(reading, left, asked);
  return { ...rest, ...(asks && !isCondition && dataBeside(left, asked)), reply };
}
