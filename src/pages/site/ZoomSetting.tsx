import { useEffect, useEffectEvent, useState } from 'react';
import { applyZoom } from '../../ui/zoom/apply-zoom.ts';
import { ZoomControl } from '../../ui/zoom/ZoomControl.tsx';
import { defaultZoom } from '../../ui/zoom/zoom-steps.ts';
import { useDevice } from './device.ts';

/** Sent to the window with the chosen percentage: the header and its menu have a control each. */
const zoomChosen = 'zoom-chosen';

/** The zoom of public pages, stored on the device as in the order. */
export function ZoomSetting() {
  const { zoom } = useDevice();
  const [percent, setPercent] = useState(defaultZoom);
  const recall = useEffectEvent(() => {
    const kept = zoom.read();
    if (typeof kept === 'number') setPercent(kept);
  });
  useEffect(() => {
    recall();
    const follow = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'number') setPercent(event.detail);
    };
    addEventListener(zoomChosen, follow);
    return () => removeEventListener(zoomChosen, follow);
  }, []);
  const choose = (chosen: number) => {
    applyZoom(chosen, document.documentElement);
    zoom.write(chosen);
    dispatchEvent(new CustomEvent(zoomChosen, { detail: chosen }));
  };
  return <ZoomControl percent={percent} onZoom={choose} />;
}
