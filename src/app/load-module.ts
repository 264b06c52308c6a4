import { reloadOnce } from './reload-once.ts';

/** Files loaded or loading, by address. Files that the document links count as loaded. */
const coming = new Map<string, Promise<unknown>>();

const named = (): readonly string[] => [
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href),
  ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module]'), ({ src }) => src),
];

/** Files that returned 404 once. */
const gone = new Set<string>();

async function read(address: string): Promise<void> {
  const response = await fetch(address);
  // A 404 means that the file belongs to an older release. A preload may fail silently; when the file is requested
  // again, to be shown, the page is reloaded.
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
 * Browsers cache a failed module import and never retry it. So the file and its dependencies (`files`, which Vite
 * lists at every `import()`) are fetched first, and a failure can be retried.
 */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (coming.size === 0) for (const address of named()) coming.set(address, Promise.resolve());
  await Promise.all(files.map(readOnce));
  return load();
}
