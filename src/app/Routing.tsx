import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { familyAt } from './routes.ts';

/** From the address to its page. */
export function Routing({ onAwake }: { onAwake: () => void }) {
  const { width, header, page: Page } = familyAt(useLocation().pathname);
  return (
    <SiteLayout width={width} header={header}>
      <Suspense>
        <Page />
        <Awake onAwake={onAwake} />
      </Suspense>
    </SiteLayout>
  );
}

/** Stands in the page's own boundary, so that it tells when the page, and not only its frame, has woken. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
