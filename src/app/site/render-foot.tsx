import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Campaign } from '../../funnel/campaign.ts';
import { routesBelow, SiteRoutesContext } from '../../ui/site-routes.ts';
import { SiteFooter } from '../layout/SiteFooter.tsx';
import { textsInOnePiece } from './texts-in-one-piece.ts';

/** The foot of every page stands beside what comes alive: nothing in it changes, so it costs no script. */
export const renderFoot = ({ prefix, phones }: Campaign, ways?: ReactNode): string =>
  textsInOnePiece(
    renderToStaticMarkup(
      <SiteRoutesContext value={routesBelow(prefix, () => undefined)}>
        <SiteFooter phones={phones}>{ways}</SiteFooter>
      </SiteRoutesContext>,
    ),
  );
