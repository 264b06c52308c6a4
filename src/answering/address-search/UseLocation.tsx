import { useState } from 'react';
import { addressSearchWords as words } from '../../content/screens/address-search.ts';
import type { Position } from '../../contract/calls/address-search.ts';
import { positionTold } from '../../store/address-search.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useAppDispatch } from '../store-hooks.ts';

const notes = { asked: words.locateNote, refused: words.refusedLocation, failed: words.failedLocation };

type Located = { kind: 'found'; position: Position } | { kind: 'refused' } | { kind: 'failed' };

/** Rounds to about ten metres: the street is needed, not the door. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** The browser's position; the browser asks for permission. */
const locate = (): Promise<Located> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          kind: 'found',
          position: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
        }),
      ({ code }) => resolve({ kind: code === 1 ? 'refused' : 'failed' }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  });

/** Finds the visitor's position; the browser asks for permission after the press. */
export function UseLocation() {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<keyof typeof notes | null>(null);
  const find = async () => {
    setStatus('asked');
    const located = await locate();
    setStatus(located.kind === 'found' ? null : located.kind);
    if (located.kind === 'found') dispatch(positionTold(located.position));
  };
  return (
    <div className="stack gap-8">
      <Button
        variant="secondary"
        wide
        isLoading={status === 'asked'}
        loadingLabel={words.locating}
        onClick={() => void find()}
      >
        {words.locate}
      </Button>
      <p className="quiet" role={status === null ? undefined : 'status'}>
        {notes[status ?? 'asked']}
      </p>
    </div>
  );
}
