import { useEffect, useState } from 'react';
import { whenIdle } from '../../answering/preloading/when-idle.ts';
import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';

const SummaryBeside = lazyWithPreload(
  async () => (await import('../../answering/summary/SummaryBeside.tsx')).SummaryBeside,
);

/** The summary beside a question on wide screens: loaded when idle, into reserved space. */
export function SideColumn() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const media = matchMedia('(min-width: 64em)');
    const show = () =>
      SummaryBeside.preload().then(
        () => setHere(true),
        () => undefined,
      );
    const fetch = () => {
      if (media.matches) whenIdle(show);
    };
    fetch();
    media.addEventListener('change', fetch);
    return () => media.removeEventListener('change', fetch);
  }, []);
  return isHere ? <SummaryBeside /> : null;
}
