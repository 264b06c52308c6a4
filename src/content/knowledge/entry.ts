/** Where the figures of a reply come from, which only the conversation can compute. */
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
  dueDates: 'days',
  orderNumber: 'order',
  follow: 'order',
  nextSteps: 'order',
  duration: 'questions',
  left: 'questions',
} as const satisfies Record<string, 'plans' | 'address' | 'days' | 'order' | 'questions'>;

export type Computed = keyof typeof figures;

/** A page to go to, or words that say the same as a tap: a command or another question. */
type Lead = { text: string; path: string } | { says: readonly string[] };

/** One question, as the page of questions and the conversation know it. */
export interface Entry {
  /** Stands in the address that leads to it, where a page asks it. */
  id: string;
  question: string;
  /** How else people ask it: one after another, between bars. */
  wordings: string;
  /** What the conversation says. The long answer of a page stands with the page, under the same id. */
  reply: string | { computed: Computed };
  leads?: Lead;
  /** Nobody is offered to ask it. */
  isOffTopic?: true;
  /** Said beside an answer without a question, it is replied to all the same. */
  isSaidBeside?: true;
  /** While this field is asked, the question is meant rather than a like one. */
  about?: 'idPlan' | 'due_date' | 'schedules' | 'bank' | 'direct_debit' | 'cep';
}

/** The same, with its id known to the compiler. */
export const entries = <const Id extends string>(
  list: readonly (Entry & { id: Id })[],
): readonly (Entry & { id: Id })[] => list;
