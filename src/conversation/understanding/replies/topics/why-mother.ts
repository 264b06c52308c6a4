import type { Asked, Reading } from '../../reading.ts';
import { pendingFields } from '../../recognise-answers.ts';
import { whyAsked } from './why-asked.ts';

const why =
  /^(?:(?:e|mas|moc[oa]|nossa|ue|uai|oxe|olha|nao entendi|nao entendo)[ ,]+)*(?:por ?que|pq|pra que|para que)\b(?: \w+){0,6} (?:nome|d?a|minha) (?:da )?(?:minha )?mae\b|\bnome da (?:minha )?mae\?* (?:por ?que|pq|pra que|para que)(?: (?:precisam|pedem|querem|isso))?[?. ]*$/;
/** A mother who died, or none that is known, or a fear, has a reply of its own. */
const told =
  /\b(?:golpe|medo|fraude|segur\w+|roub\w+|vaz\w+|confi\w+|desconf\w+|vou passar|quero)\b|\b(?:fale[cs]\w*|morr\w+|mort[ao]|enterr\w+|obito|partiu|foi embora|se foi|orfa\w*|ceu|viva|levou|descans\w+|perdi|nao (?:tenho|conhec\w+|sei)|adot\w+|abandon\w+)\b/;

/** 'Por que precisa do nome da mãe se ela nem mora comigo': the reason, whatever else is told of a mother who lives. */
export function whyMother(plain: string, asked: Asked): Reading | null {
  const isOneOfMore = /\bmae\b[^?]*\? .{12,}\?/.test(plain);
  if (!pendingFields(asked).includes('mothers_name') || isOneOfMore) return null;
  if (!why.test(plain) || told.test(plain)) return null;
  const reply = whyAsked('por que o nome da mae', asked);
  return reply === null ? null : { kind: 'question', reply };
}
