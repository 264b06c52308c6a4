import { useEffect } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { applyZoom } from '../ui/zoom/apply-zoom.ts';

/** Carries the chosen zoom to the document. */
export function DeviceSettings() {
  const zoom = useAppSelector((state) => state.device.zoom);
  useEffect(() => applyZoom(zoom, document.documentElement), [zoom]);
  return null;
}
