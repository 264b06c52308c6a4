import { proposalOf } from './answered.ts';
import type { Asked, Reading } from './reading.ts';
import { isReview, recogniseAnswers } from './recognise-answers.ts';
import { clausesOf } from './text/clauses.ts';
import { type Text, textOf } from './text/text.ts';

/** What was noted in front of it needs no change. */
const needsNoChange =
  /^(?:(?:mas|e|so que|isso|ai|que) )*(?:nao (?:tem (?:problema|importancia)|precisa (?:nem )?(?:mudar|corrigir|arrumar|mexer|trocar)|faz mal|importa|muda nada)|sem problemas?|deixa (?:assim|quieto)|pode deixar assim)\b/;

/**
 * A yes at the review beside a note that changes nothing: 'tá certo, só faltou um acento no nome, mas não tem problema,
 * concordo'. It waits for a press.
 */
export function agreedDespiteNote(text: Text, asked: Asked): Reading | null {
  if (!isReview(asked)) return null;
  const clauses = clausesOf(text).map(({ from, to }) => text.shown.slice(from, to));
  const place = clauses.findIndex((clause) => needsNoChange.test(textOf(clause).plain));
  if (place < 1) return null;
  const rest = textOf(clauses.filter((_, at) => at !== place && at !== place - 1).join(', '));
  const recognised = recogniseAnswers(rest, asked, false);
  const agrees = recognised.answers.filter(({ field }) => field === 'accept_information');
  return agrees.length > 0 && recognised.left === '' ? proposalOf({ answers: agrees }, []) : null;
}
