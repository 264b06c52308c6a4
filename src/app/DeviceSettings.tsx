import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../store/root-reducer.ts';
import { defaultZoom, largeZoom } from '../ui/zoom-steps.ts';

/** Carries the chosen zoom to the document: every size on the page follows the root's. */
export function DeviceSettings() {
  const zoom = useSelector((state: RootState) => state.device.zoom);
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    style.fontSize = zoom === defaultZoom ? '' : `${zoom}%`;
    if (zoom >= largeZoom) dataset.zoom = 'large';
    else delete dataset.zoom;
  }, [zoom]);
  return null;
}
