/**
 * Capability of a browser that entered the code sent to the order's contact: a stronger proof than the phone ending.
 */
export const contactProof = (orderNumber: string): string => `${orderNumber} contact`;

/** Deduplication key of the code that is sent for it. */
export const codeOf = (orderNumber: string): string => `order-code ${orderNumber}`;
