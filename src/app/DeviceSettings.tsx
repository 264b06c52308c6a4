import { useEffect } from 'react';
import { useSelector } from '../answering/store-view.ts';
import type { RootState } from '../store/root-reducer.ts';
import { applyZoom } from '../ui/apply-zoom.ts';

/** Carries the chosen zoom to the document. */
export function DeviceSettings() {
  const zoom = useSelector((state: RootState) => state.device.zoom);
  useEffect(() => applyZoom(zoom, document.documentElement), [zoom]);
  return null;
}
