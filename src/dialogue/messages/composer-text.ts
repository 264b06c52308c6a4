import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { givenValues } from '../../funnel/fields/given-values.ts';
import { looksLikeOtherNumber } from '../../funnel/fields/looks-like-other-number.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { askedFields } from '../../funnel/walk.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';
import type { Asked } from './answering.ts';
import { selectSideQuestions } from './side-questions.ts';

/** Optional fields that may be given in the same message. */
export const besidesOf = (field: FieldName, steps: readonly Step[], facts: Facts): FieldName[] =>
  steps.flatMap((step) => askedFields(step, facts)).filter((name) => name !== field);

const given = (names: readonly FieldName[], { answers }: Facts): RawValues =>
  Object.assign({}, ...names.map((name) => givenValues(name, answers)));

/** An earlier answer as text of the input, with its optional parts: '100, apto 12'. */
export function composerText(
  field: FieldName,
  besides: readonly FieldName[],
  facts: Facts,
  draft: RawValues | null,
) {
  const own = { ...given([field], facts), ...draft }[field]?.[0];
  const told = besides.flatMap((name) => given([name], facts)[name]?.[0] ?? []);
  if (told.length === 0) return own ?? '';
  return [own ?? shownAnswer(field, facts) ?? '', ...told].filter((text) => text !== '').join(', ');
}

const reads = (field: FieldName, text: string, facts: Facts): boolean =>
  fields[field].read({ [field]: [text] }, facts).kind === 'read';

/**
 * Whether the text is an answer without interpretation: empty, complete in its mask, or a short number in a field
 * without mask.
 */
const isPlain = (field: FieldName, text: string, facts: Facts): boolean =>
  text === '' ||
  (fields[field].mask === undefined
    ? /^\d{1,7}$/.test(text)
    : reads(field, text, facts) && !looksLikeOtherNumber(field, text));

/**
 * The answer of a text that needs no interpretation, otherwise null. Optional parts noted before, or unchanged in the
 * text, are included.
 */
function rawOfComposerText(
  text: string,
  field: FieldName | null,
  steps: readonly Step[],
  state: RootState,
): RawValues | null {
  if (field === null) return null;
  const facts = selectFacts(state);
  const besides = besidesOf(field, steps, facts);
  if (besides.length > 0 && text !== '' && text === composerText(field, besides, facts, null))
    return given([field, ...besides], facts);
  // Whether the complement of another number still holds is asked.
  const isChange = text !== '' && besides.some((name) => given([name], facts)[name]);
  if (isChange || !isPlain(field, text, facts)) return null;
  const { draft } = state.answers;
  const noted = besides.flatMap((name) => (draft?.[name] ? [[name, draft[name]] as const] : []));
  return { ...Object.fromEntries(noted), [field]: [text] };
}

export const isRefused = ({ typed, store }: Pick<Asked, 'typed' | 'store'>): boolean =>
  typed !== null && store.getState().answers.refused[typed] !== undefined;

/** Gives an answer that the field accepts as it is written, unless others wait or a part of one is kept; null if it is none. */
export function answerPlainly(text: string, asked: Asked): boolean | null {
  const { store, steps, typed, give } = asked;
  if (typed === null && text === '') return true;
  const { kept, open } = selectSideQuestions(store.getState());
  if (kept || open?.reply.kind === 'several') return null;
  const raw = rawOfComposerText(text, typed, steps, store.getState());
  return raw === null ? null : give(raw, raw.accept_information && text);
}

/** If nobody reads the message, the rule of the field has to do. */
export function answerByRule(text: string, asked: Asked): boolean | null {
  const { store, typed, give } = asked;
  const isTaken = answerPlainly(text, asked);
  if (isTaken !== null || typed === null) return isTaken;
  const isAnswer = reads(typed, text, selectFacts(store.getState())) || !/\p{L}/u.test(text);
  return isAnswer ? give({ [typed]: [text] }) : null;
}
