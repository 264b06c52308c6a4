import { useEffect, useEffectEvent, useState } from 'react';
import { skuInHash } from '../../../funnel/landing-plans/sku-in-hash.ts';
import { isStill } from '../../../ui/motion/is-still.ts';

export interface LinkedPlan {
  sku: string;
  /** Whether it is highlighted. */
  isLit: boolean;
}

const litAfter = 1000;
const litFor = 2000;

/** The plan named in the address: scrolled to the centre and highlighted for a while. */
export function useLinkedPlan(skus: readonly string[], show: (sku: string) => void): LinkedPlan | null {
  const [called, setCalled] = useState<LinkedPlan | null>(null);
  const [times, setTimes] = useState(0);
  const answer = useEffectEvent(() => {
    const sku = skuInHash(location.hash, skus);
    if (sku === null) return;
    show(sku);
    setCalled({ sku, isLit: false });
    setTimes((before) => before + 1);
  });
  useEffect(() => {
    answer();
    const listen = () => answer();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);

  const bring = useEffectEvent(() => {
    if (called === null) return;
    document
      .querySelector(`[data-plan="${called.sku}"]`)
      ?.scrollIntoView({ block: 'center', inline: 'center', behavior: isStill() ? 'instant' : 'smooth' });
  });
  useEffect(() => {
    if (times === 0) return;
    bring();
    const light = (isLit: boolean) => setCalled((one) => one && { ...one, isLit });
    const timers = [
      setTimeout(() => {
        // The carousel's script may have loaded meanwhile and scrolled to the start.
        bring();
        light(true);
      }, litAfter),
      setTimeout(light, litAfter + litFor, false),
    ];
    return () => timers.forEach(clearTimeout);
  }, [times]);
  return called;
}
