import { reloadOnce } from './reload-once.ts';

/** Files that came, or are on their way, by their address. What the document names comes with it. */
const coming = new Map<string, Promise<unknown>>();

const named = (): readonly string[] => [
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href),
  ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module]'), ({ src }) => src),
];

/** Files that were not there when they were asked for. */
const gone = new Set<string>();

async function read(address: string): Promise<void> {
  const response = await fetch(address);
  // Of a release that is gone: only the page itself names what stands there now. What was fetched ahead can wait: the page
  // is loaded anew when the file is asked for again, to be shown.
  if (response.status === 404) {
    if (gone.has(address)) reloadOnce();
    gone.add(address);
  }
  if (!response.ok) throw new Error(address);
  await response.arrayBuffer();
}

function readOnce(file: string): Promise<unknown> {
  const address = new URL(file, `${location.origin}/`).href;
  const reading = coming.get(address) ?? read(address);
  coming.set(address, reading);
  reading.catch(() => coming.delete(address));
  return reading;
}

/**
 * A browser never asks again for a module that did not come once, not even when the connection is back. So its file is fetched
 * first, with all that it stands on (`files`, which Vite names at every `import()`): what failed may be tried again.
 */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (coming.size === 0) for (const address of named()) coming.set(address, Promise.resolve());
  await Promise.all(files.map(readOnce));
  return load();
}
