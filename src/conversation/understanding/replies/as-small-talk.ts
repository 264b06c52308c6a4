import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, Reading } from '../reading.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import type { Text } from '../text/text.ts';
import { toneOf } from '../tone/tone.ts';
import { expectedOf, replyToGreeting, saysThanks } from './expected.ts';

/** The reason for the absence: 'opa voltei, caiu minha net aqui'. */
const backWithStory =
  /^(?:(?:oi|opa|ola|pronto|eita)[ ,!]+)*(?:ja )?voltei\b[^?\d]*\b(?:caiu|acabou|descarregou|entrou|tocou|chegou|travou)\b[^?\d]*$/;

const back =
  /\b(?:voltei|retornei|(?:sou |e |to |aqui )?eu (?:aqui )?(?:de novo|outra vez|novamente)|(?:to|tou|estou|tamo|estamos|cheguei)(?: aqui| eu)* (?:de volta|de novo|outra vez)|apareci de novo)\b/;

const laughs = /\b(?:k{3,}|(?:rs){2,}|(?:h[aeu]){2,}h?)/;

/** 'Vai mandar presente é? kkkk': a joke beside an answer asks nothing. */
function withoutJoke(reading: Reading, { plain }: Text): Reading {
  const isUnknown = reading.kind === 'proposal' && reading.reply === replies.unknownBeside;
  if (!isUnknown || !laughs.test(plain)) return reading;
  const { reply: _, asks, left, ...rest } = reading;
  return { ...rest, left: [left, asks].filter(Boolean).join(', ') };
}

/** The reply to thanks or to coming back, if nothing else of the message is understood. */
export function asSmallTalk(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'answer' && backWithStory.test(text.plain))
    return { kind: 'question', reply: replies.returned(expectedOf(asked, null)) };
  if (reading.kind !== 'unclear' || looksLikeQuestion(text)) return withoutJoke(reading, text);
  if (saysThanks(text.plain)) return { kind: 'question', reply: replyToGreeting(asked, text.plain) };
  // 'Aff, de novo?' is no return.
  return back.test(text.plain) && toneOf(text) !== 'angry'
    ? { kind: 'question', reply: replies.returned(expectedOf(asked, null)) }
    : reading;
}
