import { whenIdle } from '../../answering/preloading/when-idle.ts';

/** The file that the page names as the one that wakes its islands. */
export interface Waker {
  followLink: () => Promise<void>;
  hydrateIsland: (element: HTMLElement) => Promise<void>;
}

/** An island wakes when it is due, and at once when somebody touches it; a press that came too early is made again. */
export function wakeIslands(page: Document, load: () => Promise<Pick<Waker, 'hydrateIsland'>>): void {
  const waking = new WeakMap<Element, Promise<void>>();
  const wake = (element: HTMLElement): Promise<void> => {
    const known = waking.get(element);
    if (known !== undefined) return known;
    // A line that broke may be back when somebody touches it again.
    const attempt = load()
      .then(({ hydrateIsland }) => hydrateIsland(element))
      .catch(() => void waking.delete(element));
    waking.set(element, attempt);
    return attempt;
  };

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        seen.unobserve(target);
        wake(target);
      }
    },
    { rootMargin: '400px' },
  );
  const look = () => {
    for (const element of page.querySelectorAll<HTMLElement>('[data-island]')) {
      if (element.dataset.wakes === 'idle') whenIdle(() => wake(element));
      if (element.dataset.wakes === 'near') seen.observe(element);
    }
    wakeCalled();
  };
  const wakeCalled = () => {
    for (const element of page.querySelectorAll<HTMLElement>('[data-answers]')) {
      if (new RegExp(element.dataset.answers ?? '').test(location.hash)) wake(element);
    }
  };
  addEventListener('hashchange', wakeCalled);
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', look, { once: true });
  else look();

  for (const kind of ['pointerdown', 'focusin', 'keydown']) {
    page.addEventListener(kind, ({ target }) => void wakeAround(target), { capture: true, passive: true });
  }
  // In front of the island, which may listen before it is awake: one press would be heard twice.
  const early = (event: MouseEvent) => {
    const { target } = event;
    const island = islandOf(target);
    if (island === null || 'awake' in island.dataset) return;
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null;
    if (pressed === null) return;
    event.preventDefault();
    event.stopPropagation();
    wake(island).then(() => pressed.isConnected && 'awake' in island.dataset && pressed.click());
  };
  page.addEventListener('click', early, { capture: true });

  function wakeAround(target: EventTarget | null): void {
    const island = islandOf(target);
    if (island !== null) wake(island);
  }
}

const islandOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
