import { createPath, parsePath, type To } from 'react-router';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: null;
  key: string;
}

/** The browser's history as the router and the sagas use it: one object, so that both see the same place. */
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

export function createPageHistory({ history, location, scrollTo, addEventListener }: Window): PageHistory {
  const listeners = new Set<() => void>();
  const read = () => placeAt(`${location.pathname}${location.search}${location.hash}`);
  let current = read();
  const tell = () => {
    current = read();
    for (const listener of listeners) listener();
  };
  addEventListener('popstate', tell);
  return {
    place: () => current,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to) => {
      const { pathname } = current;
      history.pushState(null, '', asText(to));
      tell();
      if (current.pathname !== pathname) scrollTo(0, 0);
    },
    replace: (to) => {
      history.replaceState(null, '', asText(to));
      tell();
    },
    go: (steps) => history.go(steps),
    createHref: asText,
  };
}

/** A history that stays where it is: for pages rendered ahead of time. */
export const fixedHistory = (path: string): PageHistory => {
  const place = placeAt(path);
  const stay = () => undefined;
  return { place: () => place, listen: () => stay, push: stay, replace: stay, go: stay, createHref: asText };
};
