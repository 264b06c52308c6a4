import { knowledge } from '../../../content/knowledge/knowledge.ts';
import type { Asked, Reading } from '../reading.ts';
import { isReview } from '../recognise-answers.ts';
import { agreesWithNote } from '../recognisers/recognise-consent.ts';
import { expectedOf } from './expected.ts';

/** 'Pode fechar, só anota que o portão é azul': no note reaches the technician, and nothing is agreed to before that is known. */
export function noteBesideAgreement(plain: string, asked: Asked): Reading | null {
  if (!isReview(asked) || !agreesWithNote(plain)) return null;
  const note = knowledge.find(({ id }) => id === 'recado-ao-tecnico')?.reply;
  return typeof note === 'string' ? { kind: 'question', reply: `${note} ${expectedOf(asked, null)}` } : null;
}
