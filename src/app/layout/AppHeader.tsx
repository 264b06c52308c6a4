import { type ComponentType, memo, Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '../../answering/store-hooks.ts';
import { zoomChosen } from '../../store/events.ts';
import { ZoomControl } from '../../ui/zoom/ZoomControl.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Memoised: it stays unchanged when the page below changes. */
export const AppHeader = memo(function AppHeader({
  navigation: Navigation,
}: {
  navigation: ComponentType | undefined;
}) {
  const dispatch = useAppDispatch();
  const percent = useAppSelector((state) => state.device.zoom);
  const choose = (chosen: number) => dispatch(zoomChosen({ percent: chosen }));
  return (
    <SiteHeader
      navigation={
        Navigation && (
          <Suspense>
            <Navigation />
          </Suspense>
        )
      }
      zoom={<ZoomControl percent={percent} onZoom={choose} />}
    />
  );
});
