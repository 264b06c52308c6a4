/** What people say around an answer, in words of their own. */
export interface Saying {
  id: string;
  /** A phrase that says the same and that the rules know. */
  means: string;
  /** Offered to be tapped where it may be meant. */
  isOffered?: true;
  /** It may be asked for: 'dá pra falar com alguém?'. */
  isAsked?: true;
  /** How else people say it: one after another, between bars. */
  wordings: string;
}

/** The same, with its id known to the compiler. */
export const sayingsOf = <const Id extends string>(
  list: readonly (Saying & { id: Id })[],
): readonly (Saying & { id: Id })[] => list;
