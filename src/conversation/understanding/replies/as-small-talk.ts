import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, Reading } from '../reading.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import type { Text } from '../text/text.ts';
import { expectedOf, replyToGreeting, saysThanks } from './expected.ts';

/** The reason for the absence: 'opa voltei, caiu minha net aqui'. */
const backWithStory =
  /^(?:(?:oi|opa|ola|pronto|eita)[ ,!]+)*(?:ja )?voltei\b[^?\d]*\b(?:caiu|acabou|descarregou|entrou|tocou|chegou|travou)\b[^?\d]*$/;

/** The reply to thanks or to 'voltei', if nothing else of the message is understood. */
export function asSmallTalk(reading: Reading, text: Text, asked: Asked): Reading {
  if (backWithStory.test(text.plain))
    return { kind: 'question', reply: replies.returned(expectedOf(asked, null)) };
  if (reading.kind !== 'unclear' || looksLikeQuestion(text)) return reading;
  if (saysThanks(text.plain)) return { kind: 'question', reply: replyToGreeting(asked, text.plain) };
  const isBack = /\bvoltei\b/.test(text.plain);
  return isBack ? { kind: 'question', reply: replies.returned(expectedOf(asked, null)) } : reading;
}
