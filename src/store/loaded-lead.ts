import type { PostcodeInformation } from '../contract/address.ts';
import type { Answers, FieldName } from '../funnel/answer-values.ts';
import type { Coverage, Order, Risk } from '../funnel/facts.ts';
import type { LeadState } from './lead-state.ts';

/** What a lead brings back. Reading it from the wire belongs to those who fetch it, not to the first page. */
export interface LoadedLead {
  lead: Partial<LeadState>;
  /** In the open. */
  answers: Answers;
  /** Only masked. */
  onFile: Partial<Record<FieldName, string>>;
  place: PostcodeInformation | null;
  coverage: Coverage | null;
  risk: Risk | null;
  order: Order | null;
}
