import { drawAnew } from './draw-anew.ts';

/** What every file that came, or is on its way, stands on. */
const known = new Map<string, Promise<readonly string[]>>();

const standsOn = /(?:from|import)"\.\/([\w.-]+\.js)"/g;
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

async function read(file: string): Promise<readonly string[]> {
  const response = await fetch(`/assets/${file}`);
  // Of a release that is gone: only the page itself names what stands there now.
  if (response.status === 404) drawAnew();
  if (!response.ok) throw new Error(file);
  return Array.from((await response.text()).matchAll(standsOn), ([, name = '']) => name);
}

/** Fetched now, and imported with whatever stands on it. */
export const bringAlong = (path: string): void => void fetchOnce(fileOf(path));

function fetchOnce(file: string): Promise<readonly string[]> {
  const coming = known.get(file) ?? read(file);
  known.set(file, coming);
  coming.catch(() => known.delete(file));
  return coming;
}

async function fetchWith(file: string, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  await Promise.all((await fetchOnce(file)).map((name) => fetchWith(name, seen)));
}

/**
 * A browser never asks again for a module that did not come once, not even when the line is back. So a file is fetched,
 * with all it stands on, and imported only once it is here: what failed may be tried again.
 */
export async function bring<Module>(path: string): Promise<Module> {
  if (import.meta.env.DEV) return import(/* @vite-ignore */ path);
  // What the page itself names came with it.
  if (known.size === 0)
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[href$=".js"]'))
      known.set(fileOf(href), Promise.resolve([]));
  await fetchWith(fileOf(path), new Set());
  // By a name of its own: Vite would wrap what looks like an address.
  const address = `/assets/${fileOf(path)}`;
  return import(/* @vite-ignore */ address);
}

/** The build writes it for every `import()`. */
export const bringOnDemand = (): void => void Object.assign(globalThis, { bring });
