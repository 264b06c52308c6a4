import { doneWords } from '../screens/done.ts';

/** Leads to the page of one's own order. */
export const followLink = { text: doneWords.follow.text, path: doneWords.follow.route };

/** Replies with figures of the plans, the address, the days, the order or the questions that are left. */
export type Computed =
  | 'account'
  | 'changeLater'
  | 'withoutReach'
  | 'price'
  | 'priceLater'
  | 'aboutApp'
  | 'difference'
  | 'loyalty'
  | 'streaming'
  | 'streamingPrice'
  | 'apps'
  | 'speed'
  | 'contract'
  | 'coverage'
  | 'installation'
  | 'negotiation'
  | 'dueDates'
  | 'orderNumber'
  | 'follow'
  | 'nextSteps'
  | 'duration'
  | 'hours'
  | 'left';

/** A page to open, or texts to tap: commands or other questions. */
type Lead = { text: string; path: string } | { says: readonly string[] };

/** A question with its reply. The ways to ask it are in the folder `knowledge/topics` of the project. */
export interface Entry {
  /** The id, also in the address of a page that asks it. */
  id: string;
  question: string;
  /** The reply in the conversation. A page's longer answer has the same id. */
  reply: string | { computed: Computed };
  /** Instead of the reply, to a customer who renews: nothing is installed, and the bill keeps its due day. */
  toRenewing?: string;
  leads?: Lead;
}

/** Types the entries with their ids. */
export const entries = <const Id extends string>(
  list: readonly (Entry & { id: Id })[],
): readonly (Entry & { id: Id })[] => list;
