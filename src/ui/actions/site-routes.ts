import { createContext, useContext } from 'react';

export interface SiteRoutes {
  /** The campaign's prefix, without slashes at the ends. */
  prefix: string;
  hrefOf: (to: string) => string;
  go: (to: string) => void;
}

const nowhere: SiteRoutes = { prefix: '', hrefOf: (to) => to, go: () => undefined };

/** Links and navigation within the campaign. */
export const SiteRoutesContext = createContext<SiteRoutes>(nowhere);

export const useSiteRoutes = (): SiteRoutes => useContext(SiteRoutesContext);

/** '/checkout/cep/' in campaign 'b' → '/b/checkout/cep/'. */
export const routesBelow = (prefix: string, push: (path: string) => void): SiteRoutes => {
  const hrefOf = (to: string) => (prefix === '' ? to : `/${prefix}${to}`);
  return { prefix, hrefOf, go: (to) => push(hrefOf(to)) };
};
