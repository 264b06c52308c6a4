import type { AnswerValues, FieldName } from '../../../funnel/fields/answer-values.ts';
import type { RawValues, Reading } from '../../../funnel/fields/field.ts';
import { fieldNames, fields } from '../../../funnel/fields/fields.ts';
import type { RootState } from '../../../store/root-reducer.ts';
import { selectStepsShown } from '../../../store/selectors.ts';
import type { Asked, RecognisedAnswer } from '../../understanding/reading.ts';
import { inOrder, isGiven, shownAs, stepFor } from '../../understanding/recognise-answers.ts';
import { askedNow } from '../asked-now.ts';
import type { Reply } from '../side-questions/side-question.ts';
import { waitingFor } from './revise-answers.ts';

/**
 * Proposes the drafted answers to other questions, since only the open question shows its own. `said` stands for the
 * messages, which are not kept. The line does not repeat what is proposed.
 */
export function offerDraft(
  state: RootState,
  line: HTMLInputElement | null,
  add: (said: string, reply: Reply) => void,
): void {
  const shown = selectStepsShown(state);
  const asked = askedNow(shown, state);
  const { draft } = state.answers;
  const drafted = fieldNames.flatMap((name) => draftedAnswer(name, draft ?? {}, asked));
  if (drafted.every(({ step }) => shown.some(({ id }) => id === step))) return;
  const answers = inOrder(drafted, asked);
  if (line && answers.some(({ raw }) => Object.values(raw).flat().includes(line.value))) line.value = '';
  add(answers.map((answer) => answer.shown).join(', '), waitingFor(answers, '', state));
}

function draftedAnswer<Name extends FieldName>(
  field: Name,
  draft: RawValues,
  asked: Asked,
): RecognisedAnswer[] {
  const step = fields[field].input === 'checkbox' ? null : stepFor(field, asked);
  const reading: Reading<AnswerValues[Name]> = fields[field].read(draft, asked.facts);
  if (step === null || reading.kind === 'refused' || isGiven(field, draft, asked)) return [];
  const raw = fields[field].write(reading.value);
  // An optional field reads an empty form as well.
  const isDrafted = Object.keys(raw).some((input) => draft[input]?.some((text) => text.trim() !== ''));
  const shown = shownAs(field, raw, fields[field].show(reading.value, asked.facts), asked);
  return isDrafted ? [{ step, field, raw, shown }] : [];
}
