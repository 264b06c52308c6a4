/** Stored and sent for a house without a number. */
export const withoutNumber = 'S/N';

export const numberInAddress = (number: string): string => (number === withoutNumber ? 'sem número' : number);
