/** The page of an offer has one address, whatever campaign sells it: the one that its code stands for. */
export const offerRoute = (code: string): string => `/ofertas/${code}/`;

export const isOfferRoute = (route: string): boolean => /^\/ofertas\/[^/]+\/$/.test(route);
