import { formatPhone } from '../../../src/brazil/phone.ts';
import { isStructured } from '../../../src/funnel/fields/complement.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { givenValues } from '../../../src/funnel/fields/given-values.ts';
import { readAnswers } from '../../../src/funnel/fields/read-answers.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { askedFields, requiredFields } from '../../../src/funnel/walk.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import { type FormInput, type FormScreen, formOf, wholeForm } from './form-of.ts';
import { type Option, optionsOf } from './options-of.ts';
import { factsWith, stepsByForm } from './steps-by-form.ts';

/** A form while it is filled in: the visit as it stands, and what the screens before gave. */
export interface Filling {
  readonly state: RootState;
  /** Of the conversation; empty if it is hidden or of another country. */
  readonly phone: string;
  readonly before: RawValues;
}

interface ShownInput extends FormInput {
  readonly isAsked: boolean;
  readonly isNeeded: boolean;
  readonly value: string | boolean;
  /** Why it was not taken. */
  readonly wrong?: string | undefined;
  readonly options: readonly Option[] | null;
}

export interface ShownScreen {
  readonly id: string;
  readonly inputs: readonly ShownInput[];
  /** What the screens so far gave. */
  readonly kept: RawValues;
}

/** What a screen sends, as inputs of a page send it. */
function rawIn({ inputs }: FormScreen, data: Readonly<Record<string, unknown>>): RawValues {
  const typed = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return Object.fromEntries(
    inputs.flatMap(({ name, field, kind }): [string, string[]][] => {
      if (kind === 'check') return data[name] === true ? [[name, ['on']]] : [];
      if (fields[field].input !== 'complement') return [[name, [typed(name)]]];
      if (typed('complement') === '') return [['no_complement', ['on']]];
      return typed(name) === '' ? [] : [[name, [typed(name)]]];
    }),
  );
}

const screenIn = (steps: readonly Step[], id?: string): FormScreen | undefined =>
  formOf(steps).find((screen) => id === undefined || screen.id === id);

/** A screen for this visitor: what is asked of them, and what is known. Without an id the first. */
export function shownScreen(
  { state, phone, before }: Filling,
  id?: string,
  wrong: Readonly<Record<string, string | undefined>> = {},
): ShownScreen | null {
  const facts = factsWith(selectFacts(state), before);
  const steps = stepsByForm(state, before);
  const chosen = screenIn(steps, id);
  const whole = wholeForm.find((screen) => screen.id === chosen?.id);
  if (whole === undefined) return null;
  const asking = (field: FormInput['field']) =>
    steps.find((step) => askedFields(step, facts).includes(field));
  const inputs = whole.inputs.map((input): ShownInput => {
    const { name, field, kind } = input;
    const step = asking(field);
    const isOfParts = name === 'complement_type';
    const known = { ...givenValues(field, facts.answers), ...state.answers.draft, ...before };
    const [value = field === 'phone' && phone !== '' ? formatPhone(phone) : ''] = known[name] ?? [];
    return {
      ...input,
      isAsked: step !== undefined && (!isOfParts || isStructured(facts)),
      isNeeded:
        step !== undefined &&
        kind !== 'check' &&
        fields[field].input !== 'complement' &&
        facts.onFile[field] === undefined &&
        requiredFields(step, facts).includes(field),
      value: kind === 'check' ? value !== '' : value,
      wrong: wrong[field],
      options: kind === 'text' || step === undefined ? null : optionsOf(field, step, state),
    };
  });
  return { id: whole.id, inputs, kept: before };
}

/** What follows what a screen sent: the same one with what is wrong, the next one, or the values of all. */
export function nextOf(
  filling: Filling,
  id: string,
  data: Readonly<Record<string, unknown>>,
): { show: ShownScreen } | { filled: RawValues } | null {
  const { state, before } = filling;
  const screen = screenIn(stepsByForm(state, before), id);
  if (screen === undefined) return null;
  const given = { ...before, ...rawIn(screen, data) };
  const facts = factsWith(selectFacts(state), given);
  const steps = stepsByForm(state, given);
  const onScreen = steps.filter((step) => formOf([step]).some((one) => one.id === id));
  const { messages } = readAnswers(
    onScreen.map((step) => step.id),
    given,
    facts,
  );
  const isWrong = Object.keys(messages).length > 0;
  const screens = formOf(steps);
  const next = screens[screens.findIndex((one) => one.id === id) + 1];
  if (!isWrong && next === undefined) return { filled: given };
  const show = shownScreen({ ...filling, before: given }, isWrong ? id : next?.id, messages);
  return show && { show };
}

/** The first answers of a form that can be taken now: who went on in words meanwhile is asked for the rest. */
export function takenOf(state: RootState, raw: RawValues): Step[] {
  const facts = factsWith(selectFacts(state), raw);
  const steps = stepsByForm(state, raw);
  const at = steps.findIndex(({ id }) => Object.keys(readAnswers([id], raw, facts).messages).length > 0);
  return at < 0 ? steps : steps.slice(0, at);
}

/** What is wrong on a screen, in the words of its fields. */
export const wrongTold = ({ inputs }: ShownScreen): string =>
  [...new Set(inputs.flatMap(({ wrong }) => wrong ?? []))].join(' ');
