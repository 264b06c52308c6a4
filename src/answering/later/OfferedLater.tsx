import { Suspense } from 'react';
import { deferred } from '../preloading/deferred.tsx';
import { useAppSelector } from '../store-hooks.ts';

const LaterOffer = deferred(async () => (await import('./LaterOffer.tsx')).LaterOffer);

/** Renders the offer once it is due. */
export function OfferedLater() {
  const isOffered = useAppSelector((state) => state.continueLater === 'offered');
  return (
    isOffered && (
      <Suspense>
        <LaterOffer />
      </Suspense>
    )
  );
}
