import { knowledge } from '../../../../content/knowledge/knowledge.ts';
import type { Asked, Reading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { inFull } from '../../text/normalise.ts';
import { saysOneOf, type Text } from '../../text/text.ts';
import { replyOfEntry } from '../topics/reply-of-entry.ts';

const comes =
  '(?:cheg(?:a|am|ava|ando|ar)|v[eê]m|vinha|entreg\\w+|pega|real|reais|na (?:pratica|real|hora|vida real))';

/** The speed that arrives beside the one sold, and doubts about promises. */
const doubts: readonly RegExp[] = [
  new RegExp(
    `\\d.*\\b${comes} (?:so |nem |a |uns |e |eh |la |nos |em )*\\d{2,3}\\b(?! ?(?:dias?|horas?|reais|conto|anos?|de bonus|[,.]\\d))`,
  ),
  /\d.*\be \d{1,3} (?:real|reais de velocidade|na pratica|n[ao] (?:celular|wi ?fi))\b/,
  /\b(\d{3,4})(?: megas?)? (?:e|eh|entrega|chega(?: a| em| nos)?|da|vem) (?:os )?\1\b/,
  /\b(?:no|de) papel\b|\bde (?:mentira|fachada|enfeite)\b|\bque nada\b|\bso acredito\b|\bduvido\b|\be(?:h)? de verdade\b|\bpapo de\b|\bnominal\b|\bnasa\b|\bse e que (?:chega|vem)\b/,
];
const chooses =
  /\b(?:quer\w*|fico|ficar|vou de|vou querer|me ve|bota|coloca|poe|pode ser|fech\w+|escolho|prefiro|(?:esse|esta|ta|e) (?:bom|otimo|mesmo)|manda|serve|entao|melhor|pego|tomara)\b/;

const ofSpeed = knowledge.find(({ id }) => id === 'velocidade-garantida');

/** '500 mega que na prática chega 50 né': a joke about a speed chooses no plan. */
export function speedDoubted(text: Text, asked: Asked): Reading | null {
  const { plain } = inFull(text);
  const isDoubt = awaitedFields(asked).includes('idPlan') && saysOneOf(doubts, plain) && /\d/.test(plain);
  return isDoubt && ofSpeed !== undefined && !chooses.test(plain)
    ? { kind: 'question', ...replyOfEntry(ofSpeed, asked, plain) }
    : null;
}
