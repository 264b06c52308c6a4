/**
 * Capability of a browser that entered the code sent to the order's contact: a stronger proof than the phone ending.
 */
export const contactProof = (orderNumber: string): string => `${orderNumber} contact`;
