import { reloadOnce } from './reload-once.ts';

/** Files loaded or loading, by address. Files that the document links count as loaded. */
const coming = new Map<string, Promise<unknown>>();

const linked = () =>
  document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'link[rel=modulepreload], script[type=module]',
  );

/** Files that returned 404 once. */
const gone = new Set<string>();

async function read(address: string): Promise<void> {
  // Over HTTP/1.1 a browser has six connections: dozens of small files must not hold up a call that somebody waits for.
  const response = await fetch(address, { priority: 'low' });
  // A 404 means that the file belongs to an older release. A preload may fail silently; what needs the file asks
  // twice, and the page is reloaded. Until then nothing is told to have failed.
  if (response.status === 404) {
    if (gone.has(address) && reloadOnce()) await new Promise(() => undefined);
    gone.add(address);
  }
  if (!response.ok) throw new Error(address, { cause: response.status });
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
 * By the HTML standard a failed module import is cached and never retried. So the file and its dependencies (`files`,
 * which Vite lists at every `import()`) are fetched first, and a failure can be retried.
 */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (coming.size === 0)
    for (const file of linked()) coming.set('href' in file ? file.href : file.src, Promise.resolve());
  await Promise.all(files.map(readOnce));
  return load().catch((error: unknown) => {
    // Gone in between, and no longer cached: fetching it again tells.
    coming.clear();
    throw error;
  });
}
