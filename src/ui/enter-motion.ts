import { isStill } from './is-still.ts';

/** Lets bubbles enter. `finish` shows all at once: the visitor tapped. Null where they simply stand there. */
export function enter(elements: readonly HTMLElement[]): { finish: () => void } | null {
  return rise === null || elements.length === 0 || isStill() ? null : rise(elements);
}

/** Fetched apart, once the page is idle; whoever wants no motion fetches none. */
export async function loadEnterMotion(): Promise<void> {
  if (!isStill()) ({ rise } = await import('./rise.ts'));
}

let rise: typeof import('./rise.ts').rise | null = null;
