import type { Facts } from '../facts.ts';
import type { FieldName } from '../fields/answer-values.ts';
import type { StepId } from './step-id.ts';
import type { steps } from './steps.ts';

export type Stage =
  | 'contrato'
  | 'ofertas'
  | 'disponibilidade'
  | 'dados-pessoais'
  | 'instalacao'
  | 'pagamento'
  | 'pedido-realizado';

/** The effects of all steps, named after their workers. */
export type EffectName = NonNullable<(typeof steps)[StepId]['effect']>['name'];

/** Lists that questions choose from, loaded before the step is reached. */
export type ResourceName = 'banks' | 'dueDates' | 'installationDays' | 'complementTypes';

/** The kind of page of a step. A silent step has no page, only an effect. */
export type Screen =
  | 'form'
  | 'waiting'
  | 'no-coverage'
  | 'not-sold'
  | 'covered'
  | 'no-offer'
  | 'rejected'
  | 'quiz-failed'
  | 'review'
  | 'done'
  | 'silent';

export interface StepEffect<Name extends string = EffectName> {
  name: Name;
  /**
   * Whether the visitor waits for the response. Saves that nothing later depends on run in the background, in order;
   * only a refusal brings the visitor back.
   */
  waits: boolean;
  /** A lookup may be cancelled when its answers change; a write always finishes. */
  kind: 'lookup' | 'write';
  /** The facts that the effect depends on, if they are more than the step's fields. */
  reads?: ((facts: Facts) => unknown) | undefined;
  /** Whether these facts contain answers that may not be stored. */
  sensitive?: true;
  /**
   * `lead`: an answer that another lead would lack, so it is sent again to one. `contact`: who wants to hear of
   * coverage.
   */
  record?: 'lead' | 'contact' | null;
}

/** The webchat's number of the question: how far the visitor came before asking for help. */
export type RecoveryStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** A step's definition. Its id is its key in `steps.ts`. */
export interface StepDefinition<
  Name extends string = string,
  OwnStage extends Stage = Stage,
  Field extends FieldName = FieldName,
  Back extends string = string,
> {
  /** The last part of its route, if it is not the id. `null`: no page. */
  path?: string | null;
  stage: OwnStage;
  screen: Screen;
  fields: readonly Field[];
  /** Answers that a change here makes stale, besides those of its fields. */
  clears?: readonly FieldName[];
  effect: StepEffect<Name> | null;
  /** `previous` is the step before in the list; a step id is an exception in the specification. */
  back: Back | 'previous' | 'none';
  /** Whether Back may return here: not to waiting screens, nor to a finished quiz. */
  revisit: boolean;
  /** The journey ends here. */
  end: boolean;
  needs: readonly ResourceName[];
  /** `null`: not counted by the webchat. */
  recovery: RecoveryStep | null;
  when?: ((facts: Facts) => boolean) | undefined;
}

export interface Step extends StepDefinition<EffectName, Stage, FieldName, StepId> {
  id: StepId;
  path: string | null;
}
