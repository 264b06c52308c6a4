import { consentReplies } from '../../content/conversation/consent-replies.ts';
import { hintWords } from '../../content/conversation/hints.ts';
import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { settles, tellsFigure } from './answered.ts';
import { withoutNotes } from './beside-name.ts';
import { certainBesideQuestion } from './beside-question.ts';
import { commandIn } from './commands/command-in.ts';
import { companyIn } from './commands/company-in.ts';
import { correctionByPart } from './commands/correction-by-part.ts';
import { correctionByValue } from './commands/correction-by-value.ts';
import { correctionWithValue } from './commands/correction-with-value.ts';
import { type Hesitation, hesitationIn } from './commands/hesitation.ts';
import { asksToWait } from './commands/leaving.ts';
import { withNewValues, withOpenAnswers } from './commands/new-value.ts';
import { ownAnswersAsked } from './commands/own-answers.ts';
import { partingIn } from './commands/parting.ts';
import { takenBack } from './commands/taken-back.ts';
import { wishesIn } from './commands/wishes-in.ts';
import { wrongWriting } from './commands/wrong-writing.ts';
import { complaintIn } from './complaint.ts';
import { withLabelsApart, withoutFrame } from './framing.ts';
import { type Completed, partialIn, surplusIn, wholeOfParts } from './gaps/gaps.ts';
import { hintIn, tellsOtherwise } from './gaps/hints.ts';
import { guessBeside, ofPeople } from './guess-beside.ts';
import { inFull, withDenials } from './in-full.ts';
import { correctsWhatIsAsked, phraseFor } from './knowledge/phrase-for.ts';
import { yesOrNoHere } from './own-yes-no.ts';
import { planToldEarly } from './plan-told-early.ts';
import { asksForAdvice } from './plans/needs-said.ts';
import { readingOfWords } from './reading-of-words.ts';
import { isReview, pendingFields, recogniseAnswers, shapedAnswer } from './recognise-answers.ts';
import { quizOptionIn } from './recognisers/recognise-quiz.ts';
import { turnsContactDown } from './replies/consent-reply.ts';
import { expectedOf, isOnlyGreeting, missesChoice, replyToGreeting } from './replies/expected.ts';
import { explainReply } from './replies/explain-reply.ts';
import { looksLikeQuestion } from './replies/looks-like-question.ts';
import { noteBesideAgreement } from './replies/note-beside-agreement.ts';
import { priceFirst } from './replies/price-first.ts';
import { reluctanceReply } from './replies/reluctance-reply.ts';
import { asSmallTalk } from './replies/small-talk.ts';
import { complains, inTone, type Tone, toneOf } from './replies/tone.ts';
import { isName } from './search-field.ts';
import { type Text, textLimit, textOf } from './text.ts';
import type { Asked, Command, Reading, Understood } from './understood.ts';

/** What a visitor means by what they typed: by fixed rules alone, so that the same words always mean the same. */
export function understand(typed: string, asked: Asked): Understood {
  const text = withDenials(withLabelsApart(asMeant(textOf(typed), asked)));
  const reading = asOrdered(settledAtOnce(text, asked) ?? readingInTone(text, asked), asked);
  const guess = typed.length > textLimit ? null : guessBeside(reading, text, asked);
  return guess === null ? reading : { ...reading, guess };
}

/** 'Quero esse mesmo', behind a reply about one plan. */
const pointing =
  /^(?:(?:e|eh|ok|ta|ta bom|entao|beleza|blz|certo|isso|sim|gostei|otimo|legal|pode ser|eu|quero|queria|vou querer|prefiro|fico com|vou ficar com|vou|pego|escolho|fechado|fecha|coloca|bota|manda|me ve|contrato|gostei)[ ,.!]+)*(?:[nd]?ess[ea]|[nd]?est[ea]|[nd]?el[ea]|isso)(?: (?:ai|mesm[oa]|plano|entao|sim|dai))*[ ,.!]*$/;

const asMeant = (text: Text, { meant }: Asked): Text =>
  meant !== undefined && pointing.test(text.plain) ? textOf(meant) : text;

const answering: readonly Reading['kind'][] = ['answer', 'several', 'partial', 'refused'];

/** After the order no answer is accepted: a message that gives one counts as a correction. */
const asOrdered = (reading: Reading, { facts }: Asked): Reading =>
  facts.order !== null && answering.includes(reading.kind)
    ? { kind: 'command', command: { name: 'correct', step: null } }
    : reading;

/** Handles at once what needs no further rule: an answer that the field accepts as typed, or a mere greeting. */
function settledAtOnce(text: Text, asked: Asked): Reading | null {
  const shaped = shapedAnswer(text, asked);
  if (shaped !== null && settles(shaped, asked)) return { kind: 'answer', raw: shaped.raw };
  return isOnlyGreeting(text.plain) ? { kind: 'question', reply: replyToGreeting(asked, text.plain) } : null;
}

/** Without its frame, and with a sentence about how it is said. */
function readingInTone(text: Text, asked: Asked): Reading {
  // 'Tá certo?' at its end is no frame of it.
  const own = ownAnswersAsked(text, asked);
  if (own !== null) return own;
  const tone = toneOf(inFull(text));
  const isOfPerson = pendingFields(asked).some(isName);
  const framed = withoutFrame(text, isOfPerson);
  const named = isOfPerson && !looksLikeQuestion(framed) ? withoutNotes(framed) : null;
  if (named?.isMisspelled && pendingFields(asked).some((field) => ofPeople.includes(field)))
    return asSmallTalk({ kind: 'unclear', expected: hintWords.spelling }, text, asked);
  const whole = named?.text ?? framed;
  const complaint = complaintIn(whole);
  const bare = complaint === null ? whole : complaint.rest;
  const reading =
    bare === null
      ? missed(asked)
      : ((bare === text ? null : settledAtOnce(bare, asked)) ?? readingBesidePlan(bare, tone, asked));
  const isAngry = reading.kind === 'unclear' && (complaint !== null || complains(text));
  return inTone(notGuessed(asSmallTalk(reading, text, asked), tone, asked), isAngry ? 'angry' : tone, asked);
}

/** Who is angry, or writes English, is not asked to choose among questions. */
const notGuessed = (reading: Reading, tone: Tone | null, asked: Asked): Reading =>
  (tone === 'angry' || tone === 'english') && isHalfSure(reading) ? missed(asked) : reading;

/** A plan that is told too early is kept, and the rest of the message is read by itself. */
function readingBesidePlan(text: Text, tone: Tone | null, asked: Asked): Reading {
  const early = planToldEarly(text, asked);
  if (early === null) return readingOf(text, tone, asked);
  const { rest } = early;
  const reading =
    rest === null ? missed(asked) : (settledAtOnce(rest, asked) ?? readingOf(rest, tone, asked));
  const joined = (reply = '') => `${planReplies.early} ${reply}`.trim();
  if (reading.kind === 'answer' || reading.kind === 'several' || reading.kind === 'question')
    return { ...reading, reply: joined(reading.reply) };
  if (reading.kind === 'partial') return { ...reading, asks: joined(reading.asks) };
  return reading.kind === 'unclear' ? { kind: 'question', reply: joined(reading.expected) } : reading;
}

const missed = (asked: Asked): Reading => ({ kind: 'unclear', expected: expectedOf(asked, null) });

/** In this order: a wish, a correction, an option of the question, answers in words, a topic, none of it. */
function readingOf(text: Text, tone: Tone | null, asked: Asked): Reading {
  const command =
    commandIn(text.plain, asked) ?? commandIn(inFull(text).plain, asked) ?? companyIn(text, asked);
  if (command !== null && !isConsent(command, text.plain, asked)) return { kind: 'command', command };
  const correction =
    takenBack(text, asked) ?? correctionByPart(text, asked) ?? correctionWithValue(text, asked);
  if (correction !== null) return withOpenAnswers(withNewValues(correction, text, asked), text, asked);
  const wrong = wrongWriting(text, asked);
  if (wrong !== null) return withNewValues({ kind: 'command', command: wrong }, text, asked);
  const byValue = correctionByValue(text, asked);
  if (byValue !== null && byValue.answer !== null) return { kind: 'several', answers: [byValue.answer] };
  // A part of a message never orders.
  const rest = (isReview(asked) ? null : byValue?.rest) ?? text;
  return withNewValues(readingOfRest(rest, tone, asked), text, asked);
}

/** 'Quero cancelar, faz dois meses que peço': what a customer has, and not this order. */
const ofCustomer =
  /\b(?:ninguem (?:\w+ )?cancela|(?:faz|ha|tem) \w+ (?:mes|meses|semanas?|dias) que|(?:minha|a) (?:linha|assinatura|internet)|meu contrato|cancelar o meu|nao (?:to|tou|estou|vim) contrata\w+|nao aguento mais)\b/;

/** What is no wish as a whole. 'Não confio, quero falar com uma pessoa' is better led to one than answered; so is who wants to be called. */
function readingOfRest(text: Text, tone: Tone | null, asked: Asked): Reading {
  const reading = readingOfNoWish(text, tone, asked);
  if (reading.kind !== 'question' && reading.kind !== 'unclear') return reading;
  const wishes = wishesIn(text, asked);
  const helper = wishes.find((name) => name === 'person' || name === 'call');
  if (helper !== undefined) return { kind: 'command', command: { name: helper } };
  // 'Cancela esse pedido agora, minha mulher já tinha assinado com outra', 'não quero mais, achei uma mais em conta'.
  const isCancelled = wishes.includes('cancel') && !text.plain.includes('?') && !ofCustomer.test(text.plain);
  return isCancelled ? { kind: 'command', command: { name: 'cancel' } } : reading;
}

function readingOfNoWish(text: Text, tone: Tone | null, asked: Asked): Reading {
  const option = quizOptionIn(text, asked);
  if (option !== null) return { kind: 'option', ...option };
  const { plain: full } = inFull(text);
  const beside = tone === null ? certainBesideQuestion(text, asked) : null;
  const first = beside ?? priceFirst(inFull(text), asked);
  if (first !== null) return first;
  const parting = partingIn(full, asked);
  // 'Quadra 5, o lote vou ver com o meu pai' tells something first.
  if (parting !== null && !tellsFigure(recogniseAnswers(text, asked, false)))
    return { kind: 'command', command: parting };
  const held = heldUp(text, asked);
  if (held !== null) return held;
  const whole = wholeOfParts(text, asked);
  if (whole !== null) return takenTogether(whole, asked);
  const reading = readingOfWords(text, tone, asked);
  const hinted = tone === null ? withHint(reading, text, asked) : reading;
  const isOtherLanguage = tone !== null && tone !== 'angry';
  return hinted !== reading || isOtherLanguage ? hinted : saidOtherwise(reading, text, tone, asked);
}

/** Adds a hint when the answer came in an unusable form, such as a landline or an age. */
function withHint(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind === 'unclear' || reading.kind === 'refused')
    return toldInstead(reading.kind, text, asked) ?? reading;
  // What is only like some question is rather about what is asked: 'pode ser fixo?'.
  const isLike = isHalfSure(reading) || (reading.kind === 'question' && tellsOtherwise(text.plain, asked));
  const hint = isLike || mayBeTold.test(text.plain) ? hintIn(text.plain, asked) : null;
  return hint === null ? reading : { kind: 'question', reply: hint };
}

/** If no rule understood the message, reads the standard phrase of the saying that it matches. */
function saidOtherwise(reading: Reading, text: Text, tone: Tone | null, asked: Asked): Reading {
  const phrase = reading.kind === 'unclear' || isHalfSure(reading) ? phraseFor(text, asked) : null;
  if (phrase === null) return reading;
  const said =
    settledAtOnce(phrase, asked) ??
    (tone === null ? readingInTone(phrase, asked) : readingOf(phrase, tone, asked));
  return correctsWhatIsAsked(said, asked) ? reading : said;
}

/** The reply to a visitor who asks for time, refuses, hesitates or does not understand the question. */
function heldUp(text: Text, asked: Asked): Reading | null {
  const { plain: full } = inFull(text);
  const said = explainReply(full, asked) ?? noteBesideAgreement(full, asked);
  if (said !== null) return said;
  // 'Deixa eu ver o do meio' speaks of the choice that is asked.
  if (turnsContactDown(full, asked))
    return { kind: 'question', reply: consentReplies.declined.accept_contact };
  const isChoosing = missesChoice(asked, full);
  if (!isChoosing && asksToWait(full) && !tellsPart(text, asked))
    return { kind: 'question', reply: replies.waits(expectedOf(asked, null)) };
  const reluctance = reluctanceReply(inFull(text), asked);
  if (reluctance !== null) return reluctance;
  // 'Não entendo disso, escolhe um pra mim' wants advice.
  const hesitation = isChoosing || asksForAdvice(full, false) ? null : hesitationIn(full);
  return hesitation === null || tellsPart(text, asked) ? null : hesitating(hesitation, asked);
}

/** A figure, or one of several answers that are asked: 'Caixa, a agência eu não lembro de cabeça'. */
function tellsPart(text: Text, asked: Asked): boolean {
  const recognised = recogniseAnswers(text, asked, false);
  const isOfSeveral = pendingFields(asked).length > 1 && recognised.answers.some(({ doubtful }) => !doubtful);
  return isOfSeveral || tellsFigure(recognised);
}

function hesitating({ reply, suggestions }: Hesitation, asked: Asked): Reading {
  const said = reply(expectedOf(asked, null));
  return { kind: 'question', reply: said, ...(suggestions && { suggestions }) };
}

/** 'Posso usar CNPJ?', 'tenho CNPJ, serve?' ask about what is asked. */
const mayBeTold =
  /^(?:posso|pode|serve|da (?:pra|para)|aceita|tem que) (?:\w+ ){1,4}\w+\W*$|\b(?:pode ser|serve|vale|da certo|funciona)\W*$/;

const isHalfSure = (reading: Reading): boolean =>
  reading.kind === 'question' && (reading.reply === replies.near || reading.reply === replies.nearOne);

/** A part of the answer, or what shows why it is none. */
function toldInstead(kind: Reading['kind'], text: Text, asked: Asked): Reading | null {
  const part = looksLikeQuestion(text) ? null : partialIn(text, asked);
  const surplus = part === null && kind === 'unclear' ? surplusIn(text, asked) : null;
  const hint = part === null ? (surplus ?? hintIn(text.plain, asked)) : null;
  if (hint === null) return part;
  return kind === 'refused' ? { kind, message: hint } : { kind: 'unclear', expected: hint };
}

/** What was told in two messages. */
const takenTogether = ({ answer, isSure }: Completed, asked: Asked): Reading =>
  isSure && settles(answer, asked)
    ? { kind: 'answer', raw: answer.raw }
    : { kind: 'several', answers: [answer] };

/** Who wants to order, or to renew, agrees at the review; who only wants to have internet does not yet. 'Prosseguir' may take the plan. */
const isConsent = ({ name }: Command, plain: string, asked: Asked): boolean =>
  (isReview(asked) && name === 'order' && /\b(?:contratar|assinar|comprar|pedir|pedido)\b/.test(plain)) ||
  ((isReview(asked) || name === 'go-on') && yesOrNoHere(plain, asked) === true);
