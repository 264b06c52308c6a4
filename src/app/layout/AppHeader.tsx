import { type ComponentType, memo, Suspense } from 'react';
import { useDispatch, useSelector } from '../../answering/store-view.ts';
import { zoomChosen } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { ZoomControl } from '../../ui/ZoomControl.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Stays as it is while the pages below it change. */
export const AppHeader = memo(function AppHeader({
  navigation: Ways,
}: {
  navigation: ComponentType | undefined;
}) {
  const dispatch = useDispatch();
  const percent = useSelector((state: RootState) => state.device.zoom);
  const choose = (chosen: number) => dispatch(zoomChosen({ percent: chosen }));
  return (
    <SiteHeader
      navigation={
        Ways && (
          <Suspense>
            <Ways />
          </Suspense>
        )
      }
      zoom={<ZoomControl percent={percent} onZoom={choose} />}
    />
  );
});
