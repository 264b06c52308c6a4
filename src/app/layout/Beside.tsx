import { useEffect, useState } from 'react';
import { deferred } from '../../answering/preloading/deferred.tsx';
import { whenIdle } from '../../answering/preloading/when-idle.ts';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';

const SummaryBeside = deferred(
  async () => (await import('../../answering/summary/SummaryBeside.tsx')).SummaryBeside,
);

/** What stands beside a question, on screens with the room for it: fetched in a quiet moment, into room that is kept for it. */
export function Beside() {
  const isWide = useIsWide();
  // Whose order it is must be known first.
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isWide) return;
    return whenIdle(
      () =>
        void SummaryBeside.preload().then(
          () => setHere(true),
          () => undefined,
        ),
    );
  }, [isWide]);
  return isWide && isReady && isHere ? <SummaryBeside /> : null;
}
