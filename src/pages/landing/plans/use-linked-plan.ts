import { useEffect, useEffectEvent, useState } from 'react';
import { skuInHash } from '../../../funnel/landing-plans/sku-in-hash.ts';
import { isStill } from '../../../ui/motion/is-still.ts';

export interface LinkedPlan {
  sku: string;
  isHighlighted: boolean;
}

const highlightAfter = 1000;
const highlightFor = 2000;

/** The plan named in the address: scrolled to the centre and highlighted for a while. */
export function useLinkedPlan(skus: readonly string[], show: (sku: string) => void): LinkedPlan | null {
  const [called, setCalled] = useState<LinkedPlan | null>(null);
  const [times, setTimes] = useState(0);
  const answer = useEffectEvent(() => {
    const sku = skuInHash(location.hash, skus);
    if (sku === null) return;
    show(sku);
    setCalled({ sku, isHighlighted: false });
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
    const highlight = (isHighlighted: boolean) => setCalled((one) => one && { ...one, isHighlighted });
    const timers = [
      setTimeout(() => {
        // The carousel's script may have loaded meanwhile and scrolled to the start.
        bring();
        highlight(true);
      }, highlightAfter),
      setTimeout(highlight, highlightAfter + highlightFor, false),
    ];
    return () => timers.forEach(clearTimeout);
  }, [times]);
  return called;
}
