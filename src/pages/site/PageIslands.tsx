import { CookieConsent } from './cookies/CookieConsent.tsx';
import { hiredPlans } from './drawers/hired-plan.ts';
import { PageDrawers } from './drawers/PageDrawers.tsx';
import { Island } from './Island.tsx';
import type { SitePageProps } from './site-page.ts';

/** The drawers of every public page. */
export const PageIslands = ({ campaign, plans }: Pick<SitePageProps, 'campaign' | 'plans'>) => (
  <Island
    name="drawers"
    of={PageDrawers}
    props={{ plans: hiredPlans(plans), sales: campaign.phones.sales }}
    hydrates="idle"
  />
);

/** Fixed to the bottom of the window, but first in tab order. */
export const CookieIsland = ({
  landing,
  partnerScript,
}: Pick<SitePageProps, 'landing' | 'partnerScript'>) => (
  <Island
    name="cookies"
    of={CookieConsent}
    props={{ affiliate: landing.affiliate ? partnerScript : null }}
    hydrates="idle"
  />
);
