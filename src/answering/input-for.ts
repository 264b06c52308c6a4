import type { ComponentType } from 'react';
import type { InputKind } from '../funnel/fields/field.ts';
import type { Stage } from '../funnel/steps/step.ts';
import { lazyWithPreload } from '../ui/late/lazy-with-preload.tsx';
import { CheckboxAnswer } from './inputs/CheckboxAnswer.tsx';
import { ComplementAnswer } from './inputs/ComplementAnswer.tsx';
import type { InputProps } from './inputs/input-props.ts';
import { NumberOrNone } from './inputs/NumberOrNone.tsx';
import { TextAnswer } from './inputs/TextAnswer.tsx';

type Input = ComponentType<InputProps> & {
  /** Preloads its parts before a step of this stage is reached. */
  preload?: (stage: Stage) => Promise<unknown> | undefined;
};

const paymentInputs = async () => (await import('./inputs/payment-inputs.ts')).paymentInputs;

/** One component per kind of input. Rarely used ones are chunks of their own. */
export const inputFor: Record<InputKind, Input> = {
  text: TextAnswer,
  'number-or-none': NumberOrNone,
  checkbox: CheckboxAnswer,
  plan: lazyWithPreload(async () => (await import('./inputs/plans/PlanChoice.tsx')).PlanChoice),
  complement: ComplementAnswer,
  'due-date': lazyWithPreload(async () => (await paymentInputs()).DueDate),
  'yes-no': lazyWithPreload(async () => (await paymentInputs()).DirectDebit),
  bank: lazyWithPreload(async () => (await paymentInputs()).BankAnswer),
  quiz: lazyWithPreload(async () => (await paymentInputs()).Quiz),
  schedules: lazyWithPreload(async () => (await paymentInputs()).Schedules),
};
