import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { familyAt } from './routes.ts';

/** From the address to its page. */
export function Routing() {
  const { width, page: Page } = familyAt(useLocation().pathname);
  return (
    <SiteLayout width={width}>
      <Suspense>
        <Page />
      </Suspense>
    </SiteLayout>
  );
}
