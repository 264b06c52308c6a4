import { memo } from 'react';
import { useDispatch, useSelector } from '../../answering/store-view.ts';
import { zoomChosen } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { ZoomControl } from '../../ui/ZoomControl.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Stays as it is while the pages below it change. */
export const AppHeader = memo(function AppHeader() {
  const dispatch = useDispatch();
  const percent = useSelector((state: RootState) => state.device.zoom);
  const choose = (chosen: number) => dispatch(zoomChosen({ percent: chosen }));
  return <SiteHeader zoom={<ZoomControl percent={percent} onZoom={choose} />} />;
});
