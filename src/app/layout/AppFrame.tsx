import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { whenIdle } from '../../answering/preloading/when-idle.ts';
import { PagePlaceholder } from '../../answering/screens/visit/PagePlaceholder.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { Hydrated } from '../../pages/site/Hydrated.tsx';
import { selectCampaign } from '../../store/selectors.ts';
import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import { SiteLayout, type SiteLayoutProps } from './SiteLayout.tsx';

export const HydratedContext = createContext<() => void>(() => undefined);

type AppFrameProps = Pick<SiteLayoutProps, 'width' | 'header' | 'notice'> & { children: ReactNode };

/** What stands around a page of the application. */
export function AppFrame({ width, header, notice, children }: AppFrameProps) {
  const { phones } = useAppSelector(selectCampaign);
  const onHydrated = useContext(HydratedContext);
  return (
    <SiteLayout
      width={width}
      header={header}
      phones={phones}
      beside={width !== 'full' && <SideColumn />}
      notice={<Suspense>{notice}</Suspense>}
    >
      <Suspense fallback={<PagePlaceholder />}>
        {children}
        {/* Inside the page's Suspense boundary, so that it waits for the page and not only its frame. */}
        <Hydrated onHydrated={onHydrated} />
      </Suspense>
    </SiteLayout>
  );
}

const SummaryBeside = lazyWithPreload(
  async () => (await import('../../answering/summary/SummaryBeside.tsx')).SummaryBeside,
);

/** The summary beside a question on wide screens: loaded when idle, into reserved space. */
function SideColumn() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const media = matchMedia('(min-width: 64em)');
    const show = () =>
      SummaryBeside.preload().then(
        () => setHere(true),
        () => undefined,
      );
    const fetch = () => {
      if (media.matches) whenIdle(show);
    };
    fetch();
    media.addEventListener('change', fetch);
    return () => media.removeEventListener('change', fetch);
  }, []);
  return isHere ? <SummaryBeside /> : null;
}
