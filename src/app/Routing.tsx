import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { familyAt } from './routes.ts';

/** From the address to its page. */
export function Routing() {
  const { width, header, page: Page } = familyAt(useLocation().pathname);
  return (
    <SiteLayout width={width} header={header}>
      <Suspense>
        <Page />
      </Suspense>
    </SiteLayout>
  );
}
