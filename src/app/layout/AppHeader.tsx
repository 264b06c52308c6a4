import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '../../answering/store-hooks.ts';
import { zoomChosen } from '../../store/events.ts';
import { ZoomControl } from '../../ui/zoom/ZoomControl.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export function AppHeader({ navigation: Navigation }: { navigation?: ComponentType<{ zoom: ReactNode }> }) {
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
}
