import { useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';

interface SiteRoutes {
  hrefOf: (to: string) => string;
  go: (to: string) => void;
}

/**
 * Links and moves within the site, below its campaign. The router's own hooks follow the place as well, for relative
 * links, which nothing here uses: every link would be drawn anew with each question.
 */
export function useSiteRoutes(): SiteRoutes {
  const { basename, navigator } = useContext(UNSAFE_NavigationContext);
  const within = (to: string) => (basename === '/' ? to : to === '/' ? basename : `${basename}${to}`);
  return { hrefOf: (to) => navigator.createHref(within(to)), go: (to) => navigator.push(within(to)) };
}
