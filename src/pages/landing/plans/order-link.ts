/** The order link of a plan. */
export const orderLink = (sku: string): string => `/checkout/cep/?s=${sku}`;
