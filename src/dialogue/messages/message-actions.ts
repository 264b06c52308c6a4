import type { Store } from '@reduxjs/toolkit';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { RootState } from '../../store/root-reducer.ts';
import type { Panel } from '../outcome/message-outcome.ts';
import type { SideQuestions } from './side-questions.ts';

/** What only the face can do in which a message is answered. */
export interface Surface {
  /** Takes the option as if the visitor had tapped it. */
  tap: (option: { name: string; value: string }) => void;
  /** Opens an address of the order. */
  go: (address: string) => void;
  /** Leads to a page beside the order. */
  leave: (path: string) => void;
  onPanel: (panel: Panel) => void;
  /** What stands unsent in its forms, if it has any. */
  unsent?: () => RawValues;
  /** The plans that it lists: before the address is known those of the campaign, then those offered, as they are filtered. */
  plansListed?: (facts: Facts) => readonly Plan[];
}

/** The open question, and how it is answered. */
export interface Answering {
  store: Store<RootState>;
  steps: readonly Step[];
  /** The field that is asked in words; null if its answer is tapped. */
  typed: FieldName | null;
  sideQuestions: SideQuestions;
  /** Answers the open question. */
  give: (raw: RawValues, said?: string) => void;
}

/** The same, and what a message may do besides. */
export interface MessageActions extends Answering {
  returnedTo: { current: StepId | null };
  /** The question that 'voltar' opened: another one goes further back, and leaves no correction. */
  wentBackTo: { current: string | null };
  onSent: () => void;
  surface: Surface;
}
