/** A wording that is neither a question nor an answer, mapped to a known phrase. */
export interface Saying {
  id: string;
  /** An equivalent phrase that the rules recognise. */
  means: string;
  /** Suggested to tap if it may be meant. */
  isOffered?: true;
  /** May have the form of a question: 'dá pra falar com alguém?'. */
  isAsked?: true;
  /** Other wordings, separated by bars. */
  wordings: string;
}

/** Types the sayings with their ids. */
export const sayingsOf = <const Id extends string>(
  list: readonly (Saying & { id: Id })[],
): readonly (Saying & { id: Id })[] => list;
