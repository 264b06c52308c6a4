import { createPath, parsePath, type To } from 'react-router';
import { afterPaint } from './after-paint.ts';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: null;
  key: string;
}

/** The browser's history, shared by the router and the sagas so that both see the same place. */
export interface PageHistory {
  place: () => Place;
  listen: (listener: () => void) => () => void;
  push: (to: To) => void;
  replace: (to: To) => void;
  go: (steps: number) => void;
  createHref: (to: To) => string;
}

const asText = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const placeAt = (path: string): Place => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(path),
  state: null,
  key: path,
});

/** `isSameDocument` tells which addresses this document can show; others are loaded as new documents. */
export function createPageHistory(isSameDocument: (path: string) => boolean): PageHistory {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  const read = () => placeAt(createPath(location));
  let current = read();
  const arrive = (place: Place, isTraversed?: boolean) => {
    // Before the listeners run: the new page may scroll something into view. The browser itself restores where Back leads.
    if (!isTraversed && place.pathname !== current.pathname) scrollTo(0, 0);
    current = place;
    for (const listener of listeners) listener();
  };
  // The next question is shown before its address is written, since `pushState` takes longer than the render.
  const unwritten: string[] = [];
  const settle = () => {
    for (const path of unwritten.splice(0)) history.pushState(null, '', path);
  };
  const move = (write: (path: string) => void, load: (path: string) => void) => (to: To) => {
    const path = asText(to);
    const next = placeAt(path);
    if (!isSameDocument(next.pathname)) {
      settle();
      return load(path);
    }
    write(path);
    arrive(next);
  };
  addEventListener('popstate', () => {
    // Back started from the last written address: writing the pending ones now would undo it.
    unwritten.length = 0;
    arrive(read(), true);
  });
  addEventListener('pagehide', settle);
  return {
    place: () => current,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: move(
      (path) => {
        unwritten.push(path);
        afterPaint().then(settle);
      },
      (path) => location.assign(path),
    ),
    replace: move(
      (path) => {
        settle();
        history.replaceState(null, '', path);
      },
      (path) => location.replace(path),
    ),
    go: (steps) => {
      settle();
      history.go(steps);
    },
    createHref: asText,
  };
}

/** A history that never changes, for prerendered pages. */
export const fixedHistory = (path: string): PageHistory => {
  const place = placeAt(path);
  const stay = () => undefined;
  return { place: () => place, listen: () => stay, push: stay, replace: stay, go: stay, createHref: asText };
};
