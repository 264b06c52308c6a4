/** Brazilian law requires at least six days to choose from; days that a month may lack are left out. */
export const dueDates: readonly number[] = [1, 5, 10, 15, 20, 25];
