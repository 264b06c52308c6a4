import { replies } from '../../content/conversation/replies.ts';
import { offeredPlans } from '../../funnel/plan-choice.ts';
import { isGoneToLook } from './commands/leaving.ts';
import { hintIn } from './gaps/hints.ts';
import { searchKnowledge } from './knowledge/search-knowledge.ts';
import { leftOver } from './left-over.ts';
import { partedAtQuestion } from './parted-at-question.ts';
import { planMention } from './plans/plan-mention.ts';
import type { Asked, Reading, RecognisedAnswer } from './reading.ts';
import { awaitedFields, pendingFields } from './recognise-answers.ts';
import { answerQuestion } from './replies/answer-question.ts';
import { expectedOf, missesChoice } from './replies/expected.ts';
import { planReply } from './replies/plan-reply.ts';
import { beginsQuestion, looksLikeQuestion } from './text/looks-like-question.ts';
import { type Text, textOf, wordsOf } from './text/text.ts';

const mostOfBrief = 2;

/** 'Mas só se não tiver fidelidade' asks whether there is one. */
const condition =
  /^(?:mas |e )?(?:so )?(?:se|desde que|contanto que) (?!(?:der|puder|possivel|precis\w+|quiser)\b)(?:nao )?/;

/** The question at the end of left-over words: its clause, or the part from its verb on. */
function askedIn(plain: string, asked: Asked): string {
  const tail = askedAtEnd.exec(plain)?.[0];
  if (tail === undefined) return plain;
  const clause = plain.split(/[,.;] ?/).at(-1) ?? plain;
  return searchKnowledge(clause, true, pendingFields(asked)).sure === null ? tail : clause;
}

const toldPlan = (answers: readonly Pick<RecognisedAnswer, 'field'>[]): boolean =>
  answers.some(({ field }) => field === 'idPlan');

/** Dictated text has no punctuation before the question: 'Já tô com 75 anos tem desconto pra idoso'. */
const askedAtEnd =
  /\b(?:tem (?=desconto|taxa|multa|fidelidade|custo|problema|prazo|limite|algu)|vem (?=junto|inclus|com)|quanto |quando |como |qual |da (?:pra|para) |precisa |e se |sera que )(?!que\b)[^,.;]*$/;

/** 'O de 600, pq minha mãe não vive sem novela'. */
const tellsWhy = /^(?:pq|porque|pois) /;

/** 'O e-mail passo depois, que tô no ônibus'. */
const tellsLater =
  /\b(?:passo|mando|falo|digo|dou|vejo|vou (?:ver|perguntar|mandar|passar)) (?:\w+ )?(?:depois|dps|mais tarde|ja ja)\b/;

/** 'Pode ser?' asks for a yes, 'qual você quer?' for one of the values that were told. */
const agreeing =
  /^(?:(?:e|ai|entao) )*(?:pode(?:m)?(?: ser)?|ta(?: bom| certo| ok| bem)?|ok|serve|certo|viu|ne|beleza|fechou|combinado|da certo|tudo bem|entendeu|deu(?: certo)?|consegue|sabe|acha|(?:qual|o que|oq) (?:(?:vc|voce|voces|vcs|eu) )?(?:quer|prefere|coloco|ponho|uso|boto))$/;

const wordCount = (plain: string): number => wordsOf(plain).length;

/** Whether left-over words ask something. */
function asksIn(plain: string): boolean {
  if (agreeing.test(wordsOf(plain).join(' '))) return false;
  return (
    (plain.includes('?') || looksLikeQuestion({ plain, shown: plain }) || askedAtEnd.test(plain)) &&
    wordCount(plain) > (plain.includes('?') ? 1 : mostOfBrief)
  );
}

/** 'Quem fez foi meu neto', 'tem que ser a minha né' tell it. */
const tellsIt = /^(?:mas |e )?quem (?:\w+ ){1,6}(?:e|eh|sou|foi|era|vai ser)\b|\bne$/;

/** Whether a question without a reply is surely one: of 'dá pra passar a visita pro sábado?' a part may be left over. */
function isSurelyAsked({ plain, shown }: Text): boolean {
  const words = wordsOf(plain);
  if (agreeing.test(words.join(' '))) return false;
  if (plain.includes('?')) return words.length > mostOfBrief;
  return beginsQuestion(shown) && words.length > mostOfFragment && !tellsIt.test(words.join(' '));
}

const mostOfFragment = 3;

type Several = Extract<Reading, { kind: 'proposal' }>;

/** The question among the left-over words has no reply: that is said, and the rest stays shown as left over. */
function withUnknownQuestion(reading: Several, left: Text, asked: Asked): Reading {
  const parted = partedAtQuestion(left);
  const question = parted?.question ?? left;
  if (!isSurelyAsked(question)) return reading;
  const { left: _, ...rest } = reading;
  const others = parted === null ? '' : leftOver(parted.statement, asked, []);
  return {
    ...rest,
    ...(others !== '' && { left: others }),
    reply: replies.unknownBeside,
    asks: question.shown,
  };
}

/** The reply to a question that a topic, the form of the answer or the days on offer cover. */
function replyToAsked(meant: Text, left: Text, asked: Asked, asks: boolean): string | null {
  const told = answerQuestion(meant, asked, asks);
  if (told.kind === 'sure') return told.reply;
  const hint = hintIn(meant.plain, asked);
  if (hint !== null || !asks) return hint;
  if (meant.plain.includes('?') && missesChoice(asked, meant.plain)) return expectedOf(asked, meant.plain);
  const whole = answerQuestion(left, asked, true);
  return whole.kind === 'sure' ? whole.reply : null;
}

/** A longer remark is said beside an answer only if a topic is certain of it. */
const mostOfRemark = 18;

function isSaidBeside(plain: string, asked: Asked): boolean {
  const { sure, isCertain } = searchKnowledge(plain, false, pendingFields(asked));
  return sure?.isSaidBeside === true && (isCertain || wordCount(plain) <= mostOfRemark);
}

/** 'E fala pro moço que a rua é de terra', 'cuidado que o gps erra': told to whoever comes. */
const toTechnician =
  /^(?:(?:e|mas|ai|so) )*(?:(?:avis(?:a|e|em|ar)|fal(?:a|e|ar)|diz|diga|anot[ae]|lembr[ae])(?: (?:ai|la|pr[ao]|para|ao?|o|el[ea]s?|rapaz|moc[oa]|tecnico|instalador|pessoal|homem|por favor))* (?:que|q)|cuidado (?:com|que|q))\b/;
const toLeaveNote = textOf('quero deixar um recado para o instalador');

/** The plans that left-over words speak of, where the plan is not told. */
function plansSpokenOf({ answers }: Several, left: Text, asked: Asked): string | null {
  const awaited = awaitedFields(asked);
  const isBesideAnswer = answers.some(({ field }) => awaited.includes(field));
  if (toldPlan(answers) || !(isBesideAnswer || planMention(left.plain, offeredPlans(asked.facts))))
    return null;
  const missing = planReply(left, asked, false);
  return missing && [missing.reply, missing.suggestions?.join(', ')].filter(Boolean).join(' ');
}

const needsNoReply = (plain: string): boolean =>
  tellsLater.test(plain) || (tellsWhy.test(plain) && !plain.includes('?'));

/** Replies to left-over words, if a topic or a plan covers them: 'Sexta de manhã, avisa o técnico que a campainha não toca'. */
export function withReplyToLeft(reading: Reading, asked: Asked): Reading {
  if (reading.kind !== 'proposal' || reading.left === undefined || reading.reply !== undefined)
    return reading;
  const left = textOf(reading.left);
  const { plain } = left;
  const { left: _, ...rest } = reading;
  if (isGoneToLook(plain)) return { ...rest, reply: replies.waits('').trim() };
  if (needsNoReply(plain)) return reading;
  const isCondition = condition.test(plain);
  const meant = textOf(isCondition ? plain.replace(condition, '') : askedIn(plain, asked));
  const asks = isCondition || asksIn(meant.plain);
  const ofPlans = asks ? null : plansSpokenOf(reading, left, asked);
  if (ofPlans !== null) return { ...reading, reply: ofPlans };
  const isNote = !asks && !isSaidBeside(plain, asked);
  if (isNote && !toTechnician.test(plain)) return reading;
  const reply = replyToAsked(isNote ? toLeaveNote : meant, left, asked, asks);
  if (reply !== null) return { ...rest, reply };
  return isCondition ? reading : withUnknownQuestion(reading, left, asked);
}
