import type { Asked, QuestionReading } from '../../reading.ts';
import type { Text } from '../../text/text.ts';
import { computedReplies } from '../topics/computed-replies.ts';

const price =
  /\b(?:precos?|val(?:or|ores)|custa|custam|mensalidades?|quanto (?:e|eh|fica|sai|vou pagar)|(?:ver|vejo|saber|sei|mostra\w*|conhecer|consultar) (?:\w+ )?planos?)\b/;
const place = /\b(?:cep|enderecos?|codigo postal|numero|dados|onde (?:eu )?moro)\b/;
const tell =
  '(?:dar|dou|passar|passo|informar|informo|colocar|coloco|botar|dizer|digo|falar|falo|digitar|digito|por|mandar|mando)';
/** Words that put the price first. */
const order = new RegExp(
  `\\b(?:antes|primeir[oa]|so (?:\\w+ ){0,3}(?:depois|com|apos)|depois|sem (?:${tell}|saber|ver|o |meu |cep|endereco)|(?:precis[oa]|tenho|tem|obrigad[oa])(?: (?:mesmo|que|de|a))* ${tell}|nao (?:\\w+ ){0,2}${tell})\\b`,
);
/** 'Quero saber o preço primeiro': what is asked here is where they live. */
const first = /\b(?:antes|primeir[oa])[\s.!]*$/;

/** Tells a visitor who wants the price before the address why the address comes first. */
export function priceFirst({ plain }: Text, asked: Asked): QuestionReading | null {
  if (asked.facts.coverage !== null || asked.facts.order !== null || /\d{3}/.test(plain)) return null;
  const isMeant = price.test(plain) && (first.test(plain) || (place.test(plain) && order.test(plain)));
  return isMeant ? { kind: 'question', reply: computedReplies.price(asked, '') } : null;
}
