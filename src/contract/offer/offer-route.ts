/** An offer's page has the same path in every campaign, by its code. */
export const offerRoute = (code: string): string => `/ofertas/${code}/`;

export const isOfferRoute = (route: string): boolean => /^\/ofertas\/[^/]+\/$/.test(route);
