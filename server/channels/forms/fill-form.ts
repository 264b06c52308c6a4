import { maskPatterns } from '../../../src/brazil/mask-patterns.ts';
import { formatPhone } from '../../../src/brazil/phone.ts';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { inputWarningWords } from '../../../src/content/screens/input-warnings.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { isStructured } from '../../../src/funnel/fields/complement.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { givenValues } from '../../../src/funnel/fields/given-values.ts';
import { readAnswers } from '../../../src/funnel/fields/read-answers.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { askedFields, requiredFields } from '../../../src/funnel/walk.ts';
import { findInputWarnings } from '../../../src/funnel/warnings/find-input-warnings.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import { type FormInput, type FormScreen, formOf, wholeForm } from './form-of.ts';
import { factsWith, noOption, optionsOf, stepsByForm } from './steps-by-form.ts';

/** A form while it is filled in: the visit as it stands, and what the screens before gave. */
export interface Filling {
  readonly state: RootState;
  /** Of the conversation; empty if it is hidden or of another country. */
  readonly phone: string;
  readonly before: RawValues;
}

type Given = Readonly<Record<string, unknown>>;

/** What a screen asks of this visitor. `before`: what the screens so far gave. */
interface Shown {
  readonly screen: string;
  readonly data: Given;
  readonly before: RawValues;
}

/** A keyboard of digits may send a number, which has lost its first zeros. */
function textOf(value: unknown, field: FieldName): string {
  const { mask } = fields[field];
  const digits = mask ? maskPatterns[mask].replaceAll(/[^#]/g, '').length : 0;
  if (typeof value === 'number') return String(value).padStart(digits, '0');
  return typeof value === 'string' ? value.trim() : '';
}

/** What a screen sends, as inputs of a page send it. */
function rawIn({ inputs }: FormScreen, data: Given, facts: Facts): RawValues {
  const hasComplement = textOf(data.complement, 'complement') !== '';
  return Object.fromEntries(
    inputs.flatMap(({ name, field, kind }): [string, string[]][] => {
      if (kind === 'check') return data[name] === true ? [[name, ['on']]] : [];
      if (field === 'complement' && !hasComplement) return [['no_complement', ['on']]];
      if (name === 'complement_type' && !isStructured(facts)) return [];
      return [[name, [textOf(data[name], field)]]];
    }),
  );
}

const screenIn = (steps: readonly Step[], id?: string): FormScreen | undefined =>
  formOf(steps).find((screen) => id === undefined || screen.id === id);

const isNeeded = ({ field, kind }: FormInput, step: Step, facts: Facts): boolean =>
  kind !== 'check' &&
  fields[field].input !== 'complement' &&
  facts.onFile[field] === undefined &&
  requiredFields(step, facts).includes(field);

/** A consent is given anew. */
function knownOf({ name, field, kind }: FormInput, { state, phone, before }: Filling): string {
  const known = { ...givenValues(field, state.answers.values), ...state.answers.draft, ...before };
  if (field === 'phone' && phone !== '') known.phone ??= [formatPhone(phone)];
  return kind === 'check' ? '' : (known[name]?.[0] ?? '');
}

/** A screen for this visitor, without an id the first; null if it is not asked. */
export function shownScreen(
  filling: Filling,
  id?: string,
  messages: Readonly<Record<string, string>> = {},
): Shown | null {
  const { state, before } = filling;
  const facts = factsWith(selectFacts(state), before);
  const steps = stepsByForm(state, before);
  const chosen = screenIn(steps, id);
  const whole = wholeForm.find((screen) => screen.id === chosen?.id);
  if (whole === undefined) return null;
  const asked = whole.inputs.map((input) => {
    const step = steps.find((one) => askedFields(one, facts).includes(input.field));
    return { input, step: input.name === 'complement_type' && !isStructured(facts) ? undefined : step };
  });
  const ofEach = asked.flatMap(({ input, step }) => [
    [`asks_${input.name}`, step !== undefined],
    [`needs_${input.name}`, step !== undefined && isNeeded(input, step, facts)],
    [`options_${input.name}`, (step && optionsOf(input.field, step, state)) ?? noOption],
  ]);
  const known = asked.map(({ input, step }) => [input.name, step ? knownOf(input, filling) : '']);
  const wrong = Object.keys(messages).map((name) => [name, whatsappWords.form.check]);
  const data = {
    ...{ known: Object.fromEntries(known), wrong: Object.fromEntries(wrong), ...Object.fromEntries(ofEach) },
    ...(wrong.length > 0 && { error_message: [...new Set(Object.values(messages))].join(' ') }),
  };
  return { screen: whole.id, data, before };
}

/** Likely typing errors: the same once more is meant so. */
function warningsOf(before: RawValues, now: RawValues): Readonly<Record<string, string>> {
  const told = findInputWarnings(before).map(({ about }) => about);
  const news = findInputWarnings(now).filter(({ about }) => !told.includes(about));
  return Object.fromEntries(
    news.map(({ field, message }) => [field, `${message} ${inputWarningWords.keep}`]),
  );
}

/** What follows what a screen sent: the same one with what is wrong, the next one, or the values of all. */
export function nextOf(filling: Filling, id: string, data: Given): Shown | { filled: RawValues } | null {
  const { state } = filling;
  const screen = screenIn(stepsByForm(state, filling.before), id);
  if (screen === undefined) return null;
  // What this screen sent before goes: a consent may be withdrawn, and a complement told after all.
  const own = new Set(['no_complement', ...screen.inputs.map(({ name }) => name)]);
  const others = Object.entries(filling.before).filter(([name]) => !own.has(name));
  const before = { ...Object.fromEntries(others), ...rawIn(screen, data, selectFacts(state)) };
  const steps = stepsByForm(state, before);
  const onScreen = steps.filter((step) => screenIn([step], id) !== undefined).map((step) => step.id);
  const { messages } = readAnswers(onScreen, before, factsWith(selectFacts(state), before));
  const told = { ...warningsOf(filling.before, before), ...messages };
  if (Object.keys(told).length > 0) return shownScreen({ ...filling, before }, id, told);
  const screens = formOf(steps);
  const next = screens[screens.findIndex((one) => one.id === id) + 1];
  return next === undefined ? { filled: before } : shownScreen({ ...filling, before }, next.id);
}

/** The first answers of a form that can be taken now: who went on in words meanwhile is asked for the rest. */
export function takenOf(state: RootState, raw: RawValues): Step[] {
  const facts = factsWith(selectFacts(state), raw);
  const steps = stepsByForm(state, raw);
  const at = steps.findIndex(({ id }) => Object.keys(readAnswers([id], raw, facts).messages).length > 0);
  return at < 0 ? steps : steps.slice(0, at);
}
