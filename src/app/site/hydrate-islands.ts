import { whenIdle } from '../../answering/preloading/when-idle.ts';
import { showStuck, stuckMs } from '../starter/tell-stuck.ts';

/** What the file named in `data-islands` exports. */
export interface IslandHydration {
  followLink: () => Promise<void>;
  hydrateIsland: (element: HTMLElement) => Promise<void>;
}

/**
 * Hydrates islands when they become visible or are touched. A click before hydration is repeated after it. While an
 * island fails to load, or takes too long, the page says so and shows the phone number.
 */
export function hydrateIslands(
  page: Document,
  load: () => Promise<Pick<IslandHydration, 'hydrateIsland'>>,
): void {
  const begun = new WeakMap<Element, Promise<void>>();
  const unfinished = new Set<Element>();
  const hydrate = (element: HTMLElement): Promise<void> => {
    const known = begun.get(element);
    if (known !== undefined) return known;
    unfinished.add(element);
    setTimeout(() => unfinished.has(element) && showStuck(page, true), stuckMs);
    const attempt = load()
      .then(({ hydrateIsland }) => hydrateIsland(element))
      .then(
        () => {
          unfinished.delete(element);
          if (unfinished.size === 0) showStuck(page, false);
        },
        () => {
          // A failed load is retried with the next touch.
          begun.delete(element);
          showStuck(page, true);
        },
      );
    begun.set(element, attempt);
    return attempt;
  };

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        seen.unobserve(target);
        hydrate(target);
      }
    },
    { rootMargin: '400px' },
  );
  const look = () => {
    for (const element of page.querySelectorAll<HTMLElement>('[data-island]')) {
      if (element.dataset.hydrates === 'idle') whenIdle(() => hydrate(element));
      if (element.dataset.hydrates === 'near') seen.observe(element);
    }
    hydrateCalled();
  };
  const hydrateCalled = () => {
    for (const element of page.querySelectorAll<HTMLElement>('[data-answers]')) {
      if (new RegExp(element.dataset.answers ?? '').test(location.hash)) hydrate(element);
    }
  };
  addEventListener('hashchange', hydrateCalled);
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', look, { once: true });
  else look();

  for (const kind of ['pointerdown', 'focusin', 'keydown']) {
    page.addEventListener(kind, ({ target }) => void hydrateAround(target), { capture: true, passive: true });
  }
  // Listens in the capture phase: the island may listen before it is hydrated and would handle the click twice.
  const early = (event: MouseEvent) => {
    const { target } = event;
    const island = islandOf(target);
    if (island === null || 'hydrated' in island.dataset) return;
    const pressed =
      target instanceof Element ? target.closest<HTMLElement>('button, summary, [data-held]') : null;
    if (pressed === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    hydrate(island).then(() => {
      if (pressed.isConnected && 'hydrated' in island.dataset) pressed.click();
      else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    });
  };
  page.addEventListener('click', early, { capture: true });

  function hydrateAround(target: EventTarget | null): void {
    const island = islandOf(target);
    if (island !== null) hydrate(island);
  }
}

const islandOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
