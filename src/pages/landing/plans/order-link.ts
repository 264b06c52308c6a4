/** Where an order of the plan begins. */
export const orderLink = (sku: string): string => `/checkout/cep/?s=${sku}`;
