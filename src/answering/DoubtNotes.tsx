import { Suspense } from 'react';
import { deferred } from './deferred.tsx';
import type { Doubt } from './doubts/doubt.ts';

const DoubtNote = deferred(async () => (await import('./doubts/DoubtNote.tsx')).DoubtNote);

/** The region is there before its message, so that a screen reader hears it come. */
export function DoubtNotes({ doubts, onTaken }: { doubts: readonly Doubt[] | null; onTaken: () => void }) {
  if (doubts === null) return null;
  return (
    <div role="status">
      <Suspense>
        {doubts.map((doubt) => (
          <DoubtNote key={doubt.about} doubt={doubt} onTaken={onTaken} />
        ))}
      </Suspense>
    </div>
  );
}
