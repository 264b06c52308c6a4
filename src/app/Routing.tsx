import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageOnItsWay } from '../answering/screens/visit/PageOnItsWay.tsx';
import { useAppSelector } from '../answering/store-hooks.ts';
import { Hydrated } from '../pages/site/Hydrated.tsx';
import { selectCampaign } from '../store/selectors.ts';
import { AppHeader } from './layout/AppHeader.tsx';
import { Beside } from './layout/Beside.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { familyAt } from './routes.ts';

/** From the address to its page. */
export function Routing({ onHydrated }: { onHydrated: () => void }) {
  const family = familyAt(useLocation().pathname);
  const { phones } = useAppSelector(selectCampaign);
  // On its way to a page that is a document of its own.
  if (family === null) return null;
  const { width, header, around, page: Page } = family;
  return (
    <SiteLayout
      width={width}
      header={header && <AppHeader navigation={around?.Ways} />}
      phones={phones}
      beside={width !== 'full' && <Beside />}
      notice={
        around && (
          <Suspense>
            {/* None of these pages is a partner's. */}
            <around.CookieQuestion affiliate={null} />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<PageOnItsWay />}>
        <Page />
        {/* In the page's own boundary, so that the page, and not only its frame, is hydrated. */}
        <Hydrated onHydrated={onHydrated} />
      </Suspense>
    </SiteLayout>
  );
}
