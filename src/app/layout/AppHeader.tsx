import { type ComponentType, memo, type ReactNode, Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '../../answering/store-hooks.ts';
import { zoomChosen } from '../../store/events.ts';
import { ZoomControl } from '../../ui/zoom/ZoomControl.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Memoised: it stays unchanged when the page below changes. */
export const AppHeader = memo(function AppHeader({
  navigation: Navigation,
}: {
  navigation: ComponentType<{ zoom: ReactNode }> | undefined;
}) {
  const dispatch = useAppDispatch();
  const percent = useAppSelector((state) => state.device.zoom);
  const choose = (chosen: number) => dispatch(zoomChosen({ percent: chosen }));
  return (
    <SiteHeader
      {...(Navigation && {
        navigation: (zoom: ReactNode) => (
          <Suspense>
            <Navigation zoom={zoom} />
          </Suspense>
        ),
      })}
      zoom={<ZoomControl percent={percent} onZoom={choose} />}
    />
  );
});
