import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import { useAppSelector } from '../store-hooks.ts';

const LaterOffer = lazyWithPreload(async () => (await import('./LaterOffer.tsx')).LaterOffer);

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
