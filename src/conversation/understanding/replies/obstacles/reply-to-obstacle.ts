import { consentReplies } from '../../../../content/conversation/consent-replies.ts';
import { handOffWords } from '../../../../content/conversation/hand-off.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { tellsFigure } from '../../answered.ts';
import { asksToWait, onlyAsksToWait } from '../../commands/leaving.ts';
import { asksForAdvice } from '../../plans/needs-said.ts';
import type { Asked, Reading } from '../../reading.ts';
import { pendingFields, recogniseAnswers } from '../../recognise-answers.ts';
import { inFull } from '../../text/normalise.ts';
import { type Text, wordsOf } from '../../text/text.ts';
import { toneOf } from '../../tone/tone.ts';
import { turnsContactDown } from '../consent-reply.ts';
import { expectedOf, missesChoice } from '../expected.ts';
import { explainReply } from './explain-reply.ts';
import { type Hesitation, hesitationIn } from './hesitation.ts';
import { meaningReply } from './meaning-reply.ts';
import { noteBesideAgreement } from './note-beside-agreement.ts';
import { reluctanceReply } from './reluctance-reply.ts';

const media = '(?:audio|foto|fotinha|imagem|print|localizacao|video|figurinha)s?';

/** 'Te mandei a foto da conta', 'vou mandar um áudio', '[áudio]'. */
const announcesMedia = new RegExp(
  `\\b(?:mand(?:ei|o|ar|ando|amos)|envi(?:ei|o|ar|ando)|escut[ae]|ouv[ae]|olh[ae]|tirei|ta n[ao]|esta n[ao])(?: \\w+){0,4}? ${media}\\b|^\\W*${media}\\W*$|\\bmensagem de voz\\b`,
);
/** 'Upload é igual? Eu mando vídeo pesado pra cliente' asks something else. */
const notSent =
  /\b(?:selfie|link|posso|pode|tem como|da pra|da para|pra|para)\b|\?(?<!\b(?:viu|ne|recebeu|chegou|viram|ok|ta)\?)/;
const mostOfMedia = 14;

/** The reply to a voice message, a picture or a place, which nobody can send here. */
const mediaReply = (text: Text, asked: Asked): Reading | null =>
  pendingFields(asked).length > 0 &&
  announcesMedia.test(text.plain) &&
  !notSent.test(text.plain) &&
  wordsOf(text.plain).length <= mostOfMedia &&
  !tellsPart(text, asked)
    ? { kind: 'question', reply: replies.onlyText(expectedOf(asked, null)), suggestions: [handOffWords.ask] }
    : null;

/** The reply to a visitor who asks for time, refuses, hesitates or does not understand the question. */
export function replyToObstacle(text: Text, asked: Asked): Reading | null {
  const { plain: full } = inFull(text);
  const said = meaningReply(full, asked) ?? explainReply(full, asked) ?? noteBesideAgreement(full, asked);
  if (said !== null) return said;
  const sent = mediaReply(text, asked);
  if (sent !== null) return sent;
  // 'Deixa eu ver o do meio' speaks of the choice that is asked.
  if (turnsContactDown(full, asked))
    return { kind: 'question', reply: consentReplies.declined.accept_contact };
  const isChoosing = missesChoice(asked, full);
  // 'Anda logo, tô com criança chorando' asks for no time.
  const isHurried = toneOf(text) === 'angry';
  if (!isChoosing && asksToWait(full) && !isHurried && (onlyAsksToWait(full) || !tellsPart(text, asked)))
    return { kind: 'question', reply: replies.waits(expectedOf(asked, null)) };
  const reluctance = reluctanceReply(inFull(text), asked);
  if (reluctance !== null) return reluctance;
  // 'Não entendo disso, escolhe um pra mim' asks for advice: that is not hesitation.
  const hesitation =
    isChoosing || asksForAdvice(full, false)
      ? null
      : hesitationIn(full, asked.facts.answers.idPlan !== undefined);
  const waits = isHurried && hesitation?.reply === replies.waits;
  return hesitation === null || waits || tellsPart(text, asked) ? null : hesitationReading(hesitation, asked);
}

/** Whether a message holds a figure, or one of several open answers: 'Caixa, a agência eu não lembro de cabeça'. */
function tellsPart(text: Text, asked: Asked): boolean {
  const recognised = recogniseAnswers(text, asked, false);
  const isOfSeveral = pendingFields(asked).length > 1 && recognised.answers.some(({ doubtful }) => !doubtful);
  return isOfSeveral || tellsFigure(recognised);
}

function hesitationReading({ reply, suggestions }: Hesitation, asked: Asked): Reading {
  const said = reply(expectedOf(asked, null));
  return { kind: 'question', reply: said, ...(suggestions && { suggestions }) };
}
