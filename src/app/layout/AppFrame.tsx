import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { PagePlaceholder } from '../../answering/screens/visit/PagePlaceholder.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { Hydrated } from '../../pages/site/Hydrated.tsx';
import { selectCampaign } from '../../store/selectors.ts';
import { SideColumn } from './SideColumn.tsx';
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
