import type * as leads from '../../contract/calls/leads.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { AnswerValues } from '../../funnel/fields/answer-values.ts';
import type { EffectName, Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { steps } from '../../funnel/steps/steps.ts';
import { askedFields, requiredFields } from '../../funnel/walk.ts';
import { type SavingEndpoint, saving, type Worker } from './worker.ts';

type EffectOf<Id extends StepId> = NonNullable<(typeof steps)[Id]['effect']>['name'];

type FieldsOf<Name extends EffectName> = {
  [Id in StepId]: Name extends EffectOf<Id> ? (typeof steps)[Id]['fields'][number] : never;
}[StepId];

/** The saving calls for these effect names. The type fails if a step's answers do not match the body of its call. */
export type AnswerCalls<Names extends EffectName> = {
  readonly [Name in Names & keyof typeof leads]: Pick<AnswerValues, FieldsOf<Name>> extends BodyOf<
    (typeof leads)[Name]
  >
    ? SavingEndpoint
    : `${Name} needs a worker: its body is not its step's answers`;
} & Readonly<Record<Names, SavingEndpoint>>;

/** Sends the answers of a step unchanged. */
export const sendAnswers = (step: Step, endpoint: SavingEndpoint): Worker =>
  saving(endpoint, (idLead, facts) => {
    const { answers } = facts;
    if (requiredFields(step, facts).some((name) => answers[name] === undefined)) return null;
    const body = Object.fromEntries(askedFields(step, facts).map((name) => [name, answers[name]]));
    return { params: { idLead }, body };
  });
