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

/** What the steps have done, each under the name of its worker. */
export type EffectName = NonNullable<(typeof steps)[StepId]['effect']>['name'];

/** Lists that a step's input chooses from; fetched before the step is reached. */
export type ResourceName = 'banks' | 'dueDates' | 'installationDays' | 'complementTypes';

/** What a page shows for a step. A silent step has no page: it only has something to do. */
export type Screen =
  | 'form'
  | 'waiting'
  | 'no-coverage'
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
   * Whether the visitor waits for the reply. A save that nothing later depends on goes out behind the visitor's back,
   * in order, and only calls them back when it is refused.
   */
  waits: boolean;
  /** Lookups may be dropped when their question changes; a write is always carried through. */
  kind: 'lookup' | 'write';
  /** What the effect is about, when it is more than the step's own fields. */
  reads?: (facts: Facts) => unknown;
  /** Whether that holds answers which may not be kept. */
  sensitive?: true;
}

/** How the webchat numbers the questions: how far somebody came who may want help to go on. */
export type RecoveryStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** All that is known of a step but its id, which is the name that it stands under in `steps.ts`. */
export interface StepDefinition<
  Name extends string = string,
  OwnStage extends Stage = Stage,
  Field extends FieldName = FieldName,
  Back extends string = string,
> {
  /** What its address says of it, in whatever journey, where that is not its id. `null`: it has no page. */
  path?: string | null;
  stage: OwnStage;
  screen: Screen;
  fields: readonly Field[];
  /** What another answer here makes stale, beside what its fields always do. */
  clears?: readonly FieldName[];
  effect: StepEffect<Name> | null;
  /** `previous` walks the list backwards, to the start from its head; a step id is an exception of the specification. */
  back: Back | 'previous' | 'none';
  /** Whether Back may land here: not on waiting screens, not on a quiz that is over. */
  revisit: boolean;
  /** The journey stops here. */
  end: boolean;
  needs: readonly ResourceName[];
  /** `null`: the webchat does not count it. */
  recovery: RecoveryStep | null;
  when?: (facts: Facts) => boolean;
}

export interface Step extends StepDefinition<EffectName, Stage, FieldName, StepId> {
  id: StepId;
  path: string | null;
}
