import { knowledge } from '../../../../content/knowledge/knowledge.ts';
import type { Asked, Reading } from '../../reading.ts';
import { isReview } from '../../recognise-answers.ts';
import { agreesWithNote } from '../../recognisers/recognise-consent.ts';
import { expectedOf } from '../expected.ts';

/**
 * A yes with a note to the technician: no note can be left, and the order is not confirmed before the visitor knows
 * ('Pode fechar, só anota que o portão é azul').
 */
export function noteBesideAgreement(plain: string, asked: Asked): Reading | null {
  if (!isReview(asked) || !agreesWithNote(plain)) return null;
  const note = knowledge.find(({ id }) => id === 'recado-ao-tecnico')?.reply;
  return typeof note === 'string' ? { kind: 'question', reply: `${note} ${expectedOf(asked, null)}` } : null;
}
