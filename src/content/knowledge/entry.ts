import { doneWords } from '../screens/done.ts';

/** Leads to the page of one's own order. */
export const followLink = { text: doneWords.follow.text, path: doneWords.follow.route };

/** The data that a computed reply needs. */
const figures = {
  price: 'plans',
  priceLater: 'plans',
  aboutApp: 'plans',
  difference: 'plans',
  loyalty: 'plans',
  streaming: 'plans',
  apps: 'plans',
  speed: 'plans',
  contract: 'plans',
  coverage: 'address',
  installation: 'days',
  negotiation: 'plans',
  dueDates: 'days',
  orderNumber: 'order',
  follow: 'order',
  nextSteps: 'order',
  duration: 'questions',
  left: 'questions',
} as const satisfies Record<string, 'plans' | 'address' | 'days' | 'order' | 'questions'>;

export type Computed = keyof typeof figures;

/** A page to open, or texts to tap: commands or other questions. */
type Lead = { text: string; path: string } | { says: readonly string[] };

/** A question with its reply. */
export interface Entry {
  /** The id, also in the address of a page that asks it. */
  id: string;
  question: string;
  /** Other wordings, separated by bars. */
  wordings: string;
  /** Beginnings of words, separated by bars: a message without any of them is about something else. */
  subject?: string;
  /** The reply in the conversation. A page's longer answer has the same id. */
  reply: string | { computed: Computed };
  /** Instead of the reply, to a customer who renews: nothing is installed, and the bill keeps its due day. */
  toRenewing?: string;
  leads?: Lead;
  /** Never suggested. */
  isOffTopic?: true;
  /** Answered even if mentioned beside an answer without a question. */
  isSaidBeside?: true;
  /** Preferred over similar questions while this field is asked. */
  about?: 'idPlan' | 'due_date' | 'schedules' | 'bank' | 'direct_debit' | 'cep';
}

/** Types the entries with their ids. */
export const entries = <const Id extends string>(
  list: readonly (Entry & { id: Id })[],
): readonly (Entry & { id: Id })[] => list;
