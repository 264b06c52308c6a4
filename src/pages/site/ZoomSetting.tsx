import { useEffect, useEffectEvent, useState } from 'react';
import { applyZoom } from '../../ui/zoom/apply-zoom.ts';
import { ZoomControl } from '../../ui/zoom/ZoomControl.tsx';
import { defaultZoom } from '../../ui/zoom/zoom-steps.ts';
import { useDevice } from './device.ts';

/** The zoom of public pages, stored on the device as in the order. */
export function ZoomSetting() {
  const { zoom } = useDevice();
  const [percent, setPercent] = useState(defaultZoom);
  const recall = useEffectEvent(() => {
    const kept = zoom.read();
    if (typeof kept === 'number') setPercent(kept);
  });
  useEffect(() => recall(), []);
  const choose = (chosen: number) => {
    setPercent(chosen);
    applyZoom(chosen, document.documentElement);
    zoom.write(chosen);
  };
  return <ZoomControl percent={percent} onZoom={choose} />;
}
