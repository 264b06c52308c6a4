import type { Position } from '../../store/address-search.ts';

type Located = { kind: 'found'; position: Position } | { kind: 'refused' } | { kind: 'failed' };

/** The street, and not the door. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** Asks the browser, which asks the visitor. */
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
