/** What a browser holds that has named the code sent to the contact of an order: more than the end of its phone proves. */
export const contactProof = (orderNumber: string): string => `${orderNumber} contact`;
