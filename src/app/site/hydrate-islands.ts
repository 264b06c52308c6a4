import { whenIdle } from '../../answering/preloading/when-idle.ts';

/** The file that the page names as the one that hydrates its islands. */
export interface IslandHydration {
  followLink: () => Promise<void>;
  hydrateIsland: (element: HTMLElement) => Promise<void>;
}

/** An island hydrates when it is due, and at once when somebody touches it; a press that came too early is made again. */
export function hydrateIslands(
  page: Document,
  load: () => Promise<Pick<IslandHydration, 'hydrateIsland'>>,
): void {
  const begun = new WeakMap<Element, Promise<void>>();
  const hydrate = (element: HTMLElement): Promise<void> => {
    const known = begun.get(element);
    if (known !== undefined) return known;
    // A line that broke may be back when somebody touches it again.
    const attempt = load()
      .then(({ hydrateIsland }) => hydrateIsland(element))
      .catch(() => void begun.delete(element));
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
  // In front of the island, which may listen before it is hydrated: one press would be heard twice.
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
