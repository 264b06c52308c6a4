/** Where the hints of a question stand, which describe the line. */
export const hintsIdOf = (questionId: string): string => `${questionId}-hints`;
