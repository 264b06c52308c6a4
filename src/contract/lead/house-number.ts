/** Stored and sent for a house without a number. */
export const withoutNumber = 'S/N';

/** The number within an address. */
export const numberInAddress = (number: string): string => (number === withoutNumber ? 'sem número' : number);
