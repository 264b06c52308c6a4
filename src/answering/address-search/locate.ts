import type { Position } from '../../contract/calls/address-search.ts';

type Located = { kind: 'found'; position: Position } | { kind: 'refused' } | { kind: 'failed' };

/** Rounds to about ten metres: the street is needed, not the door. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** The browser's position; the browser asks for permission. */
export const locate = (): Promise<Located> =>
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
