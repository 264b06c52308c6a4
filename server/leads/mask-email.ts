/** Shows the first character only, and hides length and domain. */
export const maskEmail = (email: string): string => `${[...email][0] ?? ''}****@****`;
