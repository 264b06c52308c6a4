/** The id of the hints that describe the input. */
export const hintsIdOf = (questionId: string): string => `${questionId}-hints`;
