import type { KnowledgeId } from '../../../../content/knowledge/knowledge.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';

/** A topic that is told by a rule, and not by the nearest wording. */
export interface TopicRule {
  id: KnowledgeId;
  says: RegExp;
  /** Only where this is asked. */
  at?: FieldName;
  /** Only for a customer, with a contract that was found or in a renewal, or only for a person who orders. */
  of?: 'contract' | 'renewal' | 'person';
  /** Where the message has such words, they are the answer. */
  unless?: RegExp;
}
