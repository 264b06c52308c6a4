/** Concession law asks for at least six days to choose among; none that a month may lack. */
export const dueDates: readonly number[] = [1, 5, 10, 15, 20, 25];
