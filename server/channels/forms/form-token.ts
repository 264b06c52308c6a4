import * as z from 'zod/mini';
import { dayMs } from '../../../src/brazil/durations.ts';
import { jsonIn } from '../../../src/contract/json-in.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { steps } from '../../../src/funnel/steps/steps.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import type { Protection } from '../../protection/protection.ts';
import { groupOf, stepsByForm } from './steps-by-form.ts';

const stepId = z.custom<StepId>((id) => typeof id === 'string' && Object.hasOwn(steps, id));

/** `step`: with which the form begins. `about`: the order and the address. */
const token = z.pipe(
  z.tuple([z.string(), stepId, z.string(), z.number()]),
  z.transform(([conversation, step, about, until]) => ({ conversation, step, about, until })),
);

type FormToken = z.output<typeof token>;

const values = z.record(z.string(), z.array(z.string()));

const place = 'token of a form';
const valuesPlace = (of: string) => `values of the form ${of}`;

/** What names the conversation and the question of a form, and what carries its values: sealed, so that nobody makes or reads one. */
export function formTokens(protection: Protection, clock: () => Date) {
  const opened = (sealed: string, at: string): unknown => {
    try {
      return jsonIn(protection.open(sealed, at));
    } catch {
      return undefined;
    }
  };
  const aboutOf = ({ lead, answers }: RootState): string =>
    protection.fingerprint(`${lead.id} ${answers.values.cep}`, 'what a form is about').slice(0, 8);
  return {
    /** Good for as long as free texts are taken after a message. */
    make: (conversation: string, step: StepId, state: RootState): string =>
      protection.seal(JSON.stringify([conversation, step, aboutOf(state), clock().getTime() + dayMs]), place),
    /** Undefined if it is none, or too old. */
    open: (sealed: string): FormToken | undefined => {
      const { data } = token.safeParse(opened(sealed, place));
      return data && data.until > clock().getTime() ? data : undefined;
    },
    /** Whether what the form asks is still asked, by the same order. */
    isAsked: ({ step, about }: FormToken, state: RootState): boolean => {
      const [open] = stepsByForm(state);
      return open !== undefined && groupOf(open.id) === groupOf(step) && about === aboutOf(state);
    },
    sealValues: (raw: RawValues, of: string): string => protection.seal(JSON.stringify(raw), valuesPlace(of)),
    openValues: (sealed: string, of: string): RawValues | undefined =>
      values.safeParse(opened(sealed, valuesPlace(of))).data,
  };
}

export type FormTokens = ReturnType<typeof formTokens>;
