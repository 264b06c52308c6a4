/** What has come, with all that it stands on. */
const here = new Set<string>();

const standsOn = /(?:from|import)"\.\/([\w.-]+\.js)"/g;
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

async function fetchWith(file: string, seen: Set<string>): Promise<void> {
  if (here.has(file) || seen.has(file)) return;
  seen.add(file);
  const response = await fetch(`/assets/${file}`);
  if (!response.ok) throw new Error(file);
  const code = await response.text();
  await Promise.all(Array.from(code.matchAll(standsOn), ([, name = '']) => fetchWith(name, seen)));
}

/**
 * A browser never asks again for a module that did not come once, not even when the line is back. So a file is fetched,
 * with all it stands on, and imported only once it is here: what failed may be tried again.
 */
export async function bring<Module>(path: string): Promise<Module> {
  // What the page itself names came with it.
  if (here.size === 0)
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[href$=".js"]'))
      here.add(fileOf(href));
  const seen = new Set<string>();
  await fetchWith(fileOf(path), seen);
  for (const file of seen) here.add(file);
  return import(/* @vite-ignore */ `/assets/${fileOf(path)}`);
}

/** The build writes it for every `import()`. */
export const bringOnDemand = (): void => void Object.assign(globalThis, { bring });
