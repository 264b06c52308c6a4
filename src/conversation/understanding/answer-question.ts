import { replies } from '../../content/conversation/replies.ts';
import type { FieldName } from '../../funnel/answer-values.ts';
import { namedAnswer } from './answer-labels.ts';
import { pendingFields } from './recognise-answers.ts';
import { type Text, wordsOf } from './text.ts';
import { topics } from './topics.ts';
import type { Asked } from './understood.ts';

const opening =
  /^(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite|mas|e|entao|ah|ok|so|antes|primeiro|moco|moca|gente)[ ,!.]+){0,3}(?:qual|quais|quant[oa]s?|quando|onde|cade|como|quem|por ?que|pq|o que|oq|oque|pra que|para que|tem|vem|inclui|posso|da (?:pra|para)|vcs?|voces?|existe|consigo|sera que|aceitam?|cobram?|(?:eu )?(?:queria|quero|gostaria de|preciso) (?:saber|entender|perguntar|uma informacao)|me (?:explica|diz|fala)|(?:tenho )?(?:uma )?duvida|e se|precisa|preciso (?:de|ter|estar|pagar)|vou (?:pagar|ter|precisar)|vai (?:demorar|ter|custar)|funciona|demora|fica (?:car|em quanto|quanto))\b/;

/** By its sign, or by how it begins. */
export const looksLikeQuestion = ({ plain, shown }: Text): boolean =>
  shown.includes('?') || opening.test(plain);

const why =
  /\b(?:por ?que|pq|pra que|para que|qual (?:e )?o motivo|motivo|precisa mesmo|e obrigatorio|obrigatorio|sou obrigad[oa]|necessario)\b/;
const reluctance =
  /\bnao (?:quero|vou|gosto de|posso|me sinto \w+ em|gostaria de) (?:passar|dar|informar|dizer|falar|fornecer|colocar|compartilhar|mandar|enviar|digitar)\b|\bprefiro nao (?:passar|dar|informar|dizer|falar|fornecer|colocar)\b/;

function fieldMeant(words: string, asked: Asked): FieldName | null {
  return namedAnswer(words)?.label.field ?? pendingFields(asked)[0] ?? null;
}

/** Only about an answer that is or will be asked: 'por que a fibra é melhor?' is another question. */
function whyAsked(words: string, asked: Asked): string | null {
  const isWhy = why.test(words) || reluctance.test(words);
  const isAboutAnswer =
    namedAnswer(words) !== null ||
    wordsOf(words).length <= 5 ||
    /\b(?:isso|pedem|pede|pedindo|dado|informacao|dados)\b/.test(words);
  const field = isWhy && isAboutAnswer ? fieldMeant(words, asked) : null;
  return field === null ? null : replies.why[field];
}

/** The reply to a question about the product, the order or the reason of a question; null when it is about none. */
export function answerQuestion(plain: string, asked: Asked): string | null {
  const words = wordsOf(plain).join(' ');
  const reason = whyAsked(words, asked);
  if (reason !== null) return reason;
  const topic = topics.find(({ about }) => about.test(words));
  return topic?.reply(asked, words) ?? null;
}
