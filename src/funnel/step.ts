import type { FieldName } from './answer-values.ts';
import type { Facts } from './facts.ts';
import type { StepId } from './step-id.ts';

export type Stage =
  | 'contrato'
  | 'ofertas'
  | 'disponibilidade'
  | 'dados-pessoais'
  | 'instalacao'
  | 'pagamento'
  | 'pedido-realizado';

export type EffectName =
  | 'findLine'
  | 'findPostcode'
  | 'checkClient'
  | 'findRenewal'
  | 'chooseOffer'
  | 'finishRenewal'
  | 'findMigration'
  | 'saveMigrationPlan'
  | 'moveMigration'
  | 'saveMigrationNumber'
  | 'checkCoverage'
  | 'openNoCoverageLead'
  | 'saveContact'
  | 'openLead'
  | 'savePlan'
  | 'saveName'
  | 'savePhone'
  | 'saveEmail'
  | 'sendCode'
  | 'proveCode'
  | 'saveBirthDate'
  | 'saveMothersName'
  | 'saveDocument'
  | 'saveInstallation'
  | 'saveDueDate'
  | 'saveDirectDebit'
  | 'savePayment'
  | 'confirmIdentity'
  | 'answerQuiz'
  | 'saveSchedules'
  | 'finishOrder';

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

export interface StepEffect {
  name: EffectName;
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

export interface Step {
  id: StepId;
  /** What its address says of it, in whatever journey: 'cep', 'validacao/erro1'. `null`: it has no page. */
  path: string | null;
  stage: Stage;
  screen: Screen;
  fields: readonly FieldName[];
  /** What another answer here makes stale, beside what its fields always do. */
  clears?: readonly FieldName[];
  effect: StepEffect | null;
  /** `previous` walks the list backwards, to the start from its head; a step id is an exception of the specification. */
  back: 'previous' | 'none' | StepId;
  /** Whether Back may land here: not on waiting screens, not on a quiz that is over. */
  revisit: boolean;
  /** The journey stops here. */
  end: boolean;
  needs: readonly ResourceName[];
  when?: (facts: Facts) => boolean;
}
