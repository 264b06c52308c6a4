import { planReplies } from '../../../../content/conversation/plan-replies.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import type { StepId } from '../../../../funnel/steps/step-id.ts';
import { isHalfSure } from '../../core-reading.ts';
import type { Asked, Reading } from '../../reading.ts';
import { pendingFields, stepFor } from '../../recognise-answers.ts';
import { spokenParts } from '../../recognisers/visit/spoken-parts.ts';
import { visitTold } from '../../recognisers/visit/visit-told.ts';
import { clausesOf, within } from '../../text/clauses.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { type Text, textOf, wordsOf } from '../../text/text.ts';
import { answerQuestion } from '../topics/answer-question.ts';

/** What somebody can or may do, and who is at home: of the time of the visit. */
const ofVisit =
  /\b(?:visita|tecnicos?|instalador|instalacao|instal(?:ar|ad[oa]|e|em)|pod(?:e|em) vir|prestador(?:es)?|obras?)\b|\b(?:deixa|pode|libera|permite) entrar\b|\b(?:condominio|predio|sindic[oa]|portaria)\b.*\b(?:autoriz|deix|permit|liber|aceit|proib|pod)[a-z]+|\bgente em casa\b|\bso (?:posso|consigo|fico em casa|estou em casa|to em casa)\b/;
const limits =
  /\b(?:so|somente|apenas|nao|nem|tem que|precisa|ate|depois|apos|antes|a partir|melhor|proib\w+|prefiro|libera|quero|queria|gostaria|qualquer|qq|dps|se (?:der|puder)|da (?:pra|para))\b/;
/** Of a day to pay as well. */
const namesVisit = /\b(?:visita|tecnico|instala\w+)\b/;
const ofOther = /\b(?:venc\w*|fatura|boleto|pag\w+|debito|plano|lig(?:a|ar|uem?)|e-?mail)\b/;
/** Of the people of the shop. */
const ofHouse = /\b(?:atend\w*|suporte|telefone|chat|loja|lojas|funciona\w*)\b/;
const mostOfWish = 16;

/** 'E a visita só posso à tarde', 'o condomínio não deixa entrar técnico depois das 17'. */
const isWish = (text: Text): boolean =>
  ofVisit.test(text.plain) &&
  limits.test(text.plain) &&
  !ofOther.test(text.plain) &&
  !looksLikeQuestion(text) &&
  wordsOf(text.plain).length <= mostOfWish &&
  spokenParts(text.plain).length > 0;

/** 'Sexta à tarde', 'o quanto antes'. */
const namesTime = (part: string): boolean =>
  spokenParts(textOf(part).plain).length > 0 && wordsOf(textOf(part).plain).length <= mostOfWish;

const about = textOf('qual o dia e o período da visita');

/** The step that will ask for the visit; null where it is asked now, was asked, or never is. */
function laterStep(asked: Asked): StepId | null {
  const isLater = asked.facts.answers.schedules === undefined && asked.facts.order === null;
  return isLater && !pendingFields(asked).includes('schedules') ? stepFor('schedules', asked) : null;
}

/** A visit that is wished before its question. */
export interface VisitToldEarly {
  said: string;
  step: StepId;
}

/** Three digits in a row or an e-mail sign may be personal data, which is not kept. */
const mayBePersonal = /\d{3}|@/;

/** The clause that wishes for a visit too early; it is kept for its question. Null where it is proposed at once. */
export function visitToldEarly(text: Text, asked: Asked): VisitToldEarly | null {
  const step = laterStep(asked);
  const told = visitTold(text, asked);
  if (step === null || (told !== null && asked.lists.installationDays !== null)) return null;
  const clauses = clausesOf(text).map(({ from, to }) => within(text, from, to));
  const wish = clauses.find(isWish) ?? (isWish(text) ? text : told && within(text, told.from, told.to));
  const said = wish?.shown.trim() ?? '';
  return said === '' || mayBePersonal.test(said) ? null : { said, step };
}

/** That the wish is kept, when the visit is chosen, and between which hours. */
function replyBefore(text: Text, asked: Asked): string | null {
  const told = laterStep(asked) === null ? null : answerQuestion(about, asked, true);
  if (told?.kind !== 'sure') return null;
  return visitToldEarly(text, asked) === null ? told.reply : `${replies.visitEarly} ${told.reply}`;
}

/** Beside another reply, only that the wish is kept. */
function replyBeside(said: string | undefined, text: Text, asked: Asked): string | null {
  if (said === undefined) return replyBefore(text, asked);
  return visitToldEarly(text, asked) === null ? null : `${said} ${replies.visitEarly}`;
}

const asksForVisit =
  /\b(?:tem|pode|podem|podia|da|rola|consegue\w*|vem|vao|ser|instala\w*|marca\w*|agenda\w*)\b/;
/** Another day for a visit. */
const moves = /\b(?:pass|mud|troc|remarc|adi|transfer)[a-z]*\b/;
const mostOfQuestion = 9;

/** 'Pode vir sexta de tarde?', asked before its question; a day of the month may be that of paying. */
export function visitAskedEarly(question: Text, asked: Asked): string | null {
  const { plain } = question;
  const isOfDay = spokenParts(plain).some(({ kind }) => kind === 'weekday' || kind === 'in-days');
  const isOther = [ofOther, ofHouse, moves].some((other) => other.test(plain));
  const isMeant = isOfDay && asksForVisit.test(plain) && !isOther;
  return isMeant && wordsOf(plain).length <= mostOfQuestion ? replyBefore(question, asked) : null;
}

/** A day or a time of the visit, while the days on offer are not known yet. */
const tellsDayEarly = (text: Text, asked: Asked): boolean =>
  asked.lists.installationDays === null && visitTold(text, asked) !== null;

/** 'Sexta à tarde', told before its question, is no correction of the visit. */
const missesDay = (reading: Reading, text: Text, asked: Asked): boolean =>
  (reading.kind === 'unclear' ||
    (reading.kind === 'command' && reading.command.name === 'correct') ||
    (reading.kind === 'question' && !looksLikeQuestion(text))) &&
  visitTold(text, asked) !== null;

const isOfPlanAlone = (reading: Reading): boolean =>
  reading.kind === 'question' && reading.reply.startsWith(planReplies.early);

/** The reply to a wish, or a question, of the visit that was not read as one. */
function replyUnread(reading: Reading, text: Text, asked: Asked): string | null {
  if (isHalfSure(reading)) return visitAskedEarly(text, asked);
  if (missesDay(reading, text, asked)) return replyBefore(text, asked);
  const isOfVisit =
    (reading.kind === 'unclear' || isOfPlanAlone(reading)) &&
    isWish(text) &&
    (namesVisit.test(text.plain) || !pendingFields(asked).includes('due_date'));
  return isOfVisit ? replyBefore(text, asked) : null;
}

/** A limit of the visit that is told before its question, alone or beside an answer, gets told what there is to choose. */
export function withVisitWishedEarly(reading: Reading, text: Text, asked: Asked): Reading {
  const unread = replyUnread(reading, text, asked);
  if (unread !== null) {
    return { kind: 'question', reply: isOfPlanAlone(reading) ? `${planReplies.early} ${unread}` : unread };
  }
  if (reading.kind !== 'proposal' || reading.left === undefined) return reading;
  const parts = reading.left.split(', ');
  const isEarly = tellsDayEarly(text, asked);
  const others = parts.filter((part) => !isWish(textOf(part)) && !(isEarly && namesTime(part)));
  const reply = others.length < parts.length ? replyBeside(reading.reply, text, asked) : null;
  if (reply === null) return reading;
  const { left: _, ...rest } = reading;
  return { ...rest, ...(others.length > 0 && { left: others.join(', ') }), reply };
}
