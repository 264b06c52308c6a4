import type { ReactNode } from 'react';
import type { Campaign } from '../../funnel/campaign.ts';
import { routesBelow, SiteRoutesContext } from '../../ui/actions/site-routes.ts';
import { SiteFooter } from '../layout/SiteFooter.tsx';

interface Props {
  campaign: Campaign;
  children?: ReactNode;
}

/** Stands beside what comes alive: nothing in it changes, so it costs no script. */
export const DocumentFooter = ({ campaign: { prefix, phones }, children }: Props) => (
  <SiteRoutesContext value={routesBelow(prefix, () => undefined)}>
    <SiteFooter phones={phones}>{children}</SiteFooter>
  </SiteRoutesContext>
);
