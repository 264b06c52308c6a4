import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { PagePlaceholder } from '../answering/screens/visit/PagePlaceholder.tsx';
import { useAppSelector } from '../answering/store-hooks.ts';
import { Hydrated } from '../pages/site/Hydrated.tsx';
import { selectCampaign } from '../store/selectors.ts';
import { AppHeader } from './layout/AppHeader.tsx';
import { SideColumn } from './layout/SideColumn.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { pageFamilyAt } from './routes.ts';

/** Renders the page of the current address. */
export function Routing({ onHydrated }: { onHydrated: () => void }) {
  const family = pageFamilyAt(useLocation().pathname);
  const { phones } = useAppSelector(selectCampaign);
  // The next page is another document, which is loading.
  if (family === null) return null;
  const { width, header, publicFrame, page: Page } = family;
  return (
    <SiteLayout
      width={width}
      header={header && <AppHeader navigation={publicFrame?.Navigation} />}
      phones={phones}
      beside={width !== 'full' && <SideColumn />}
      notice={
        publicFrame && (
          <Suspense>
            {/* These pages have no affiliate partner. */}
            <publicFrame.CookieConsent affiliate={null} />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<PagePlaceholder />}>
        <Page />
        {/* Inside the page's Suspense boundary, so that it waits for the page and not only its frame. */}
        <Hydrated onHydrated={onHydrated} />
      </Suspense>
    </SiteLayout>
  );
}
