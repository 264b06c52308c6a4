// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateIslands } from '../../src/app/site/hydrate-islands.ts';
import { stuckMs } from '../../src/app/starter/tell-stuck.ts';

/** The browser's observer, told by the test what comes near. */
const near: { element: Element; come: () => void }[] = [];

beforeEach(() => {
  near.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #told: (entries: { isIntersecting: boolean; target: Element }[]) => void;
      constructor(told: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.#told = told;
      }
      observe(element: Element) {
        near.push({ element, come: () => this.#told([{ isIntersecting: true, target: element }]) });
      }
      unobserve() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** An island listens as soon as it is begun, and is hydrated once it is drawn. */
function pageWith(html: string, drawn: Promise<void> = Promise.resolve()) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const hydrated: string[] = [];
  const pressed: string[] = [];
  const line = { isDown: false };
  hydrateIslands(page, async () => {
    if (line.isDown) throw new Error('offline');
    return {
      hydrateIsland: async (element) => {
        hydrated.push(element.dataset.island ?? '');
        element.addEventListener('click', ({ target }) => {
          if (target instanceof Element) pressed.push(target.id);
        });
        await drawn;
        element.dataset.hydrated = '';
      },
    };
  });
  const element = (id: string) => page.getElementById(id) ?? page.body;
  return { page, hydrated, pressed, line, element };
}

const news = '<div data-island="news" data-hydrates="touched"><button id="more">Ver mais</button></div>';
const touch = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('an island is hydrated at the first idle moment, another when it comes near', async () => {
  const { hydrated } = pageWith(
    '<div data-island="zoom" data-hydrates="idle"></div><div data-island="plans" data-hydrates="near"></div>',
  );
  await vi.waitFor(() => expect(hydrated).toEqual(['zoom']));
  near[0]?.come();
  await vi.waitFor(() => expect(hydrated).toEqual(['zoom', 'plans']));
});

it('an island without interaction is not hydrated', async () => {
  const { hydrated, page } = pageWith(
    '<div data-island="news" data-hydrates="touched"></div><p id="text">Fibra</p>',
  );
  page.getElementById('text')?.click();
  await settled();
  expect(hydrated).toEqual([]);
});

it('a link that is held waits for its island to be hydrated, and any other is followed', async () => {
  const { pressed, element } = pageWith(
    '<div data-island="advice" data-hydrates="near"><a id="held" data-held>Ajuda</a> <a id="free">Chat</a></div>',
  );
  const press = (id: string) =>
    !element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(press('held')).toBe(true);
  await vi.waitFor(() => expect(pressed).toEqual(['held']));
  expect(press('free')).toBe(false);
});

it('a press before hydration is repeated after it, and hydrates the island once', async () => {
  const { hydrated, pressed, element } = pageWith(news);
  touch(element('more'));
  element('more').click();
  await vi.waitFor(() => expect(pressed).toEqual(['more']));
  expect(hydrated).toEqual(['news']);
  element('more').click();
  expect(pressed).toEqual(['more', 'more']);
});

it('a press on an island that listens already is heard once', async () => {
  const drawing = Promise.withResolvers<void>();
  const { pressed, element } = pageWith(
    '<div data-island="apps" data-hydrates="touched"><button id="next">Próximo</button></div>',
    drawing.promise,
  );
  touch(element('next'));
  await settled();
  element('next').click();
  expect(pressed).toEqual([]);
  drawing.resolve();
  await settled();
  expect(pressed).toEqual(['next']);
});

it('a link works before and after hydration', () => {
  const { element } = pageWith(
    '<div data-island="plans" data-hydrates="near"><a id="hire" href="#c">Contratar</a></div>',
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('hire').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

it('a failed hydration is tried again at the next touch', async () => {
  const { hydrated, line, element } = pageWith(news);
  line.isDown = true;
  element('more').focus();
  touch(element('more'));
  await settled();
  line.isDown = false;
  touch(element('more'));
  await vi.waitFor(() => expect(hydrated).toEqual(['news']));
});

const hint = '<p data-stuck hidden>Ligue</p>';
const isTold = (page: Document) => page.querySelector<HTMLElement>('[data-stuck]')?.hidden === false;

it('a page whose islands fail to load says so until a touch has loaded them', async () => {
  const { page, hydrated, line, element } = pageWith(`${hint}${news}`);
  line.isDown = true;
  touch(element('more'));
  await vi.waitFor(() => expect(isTold(page)).toBe(true));
  line.isDown = false;
  touch(element('more'));
  await vi.waitFor(() => expect(hydrated).toEqual(['news']));
  await vi.waitFor(() => expect(isTold(page)).toBe(false));
});

it('a page whose islands take too long says so, and stops once they are there', async () => {
  vi.useFakeTimers();
  const drawing = Promise.withResolvers<void>();
  const { page, element } = pageWith(`${hint}${news}`, drawing.promise);
  touch(element('more'));
  await vi.advanceTimersByTimeAsync(stuckMs - 1);
  expect(isTold(page)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isTold(page)).toBe(true);
  drawing.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(isTold(page)).toBe(false);
  vi.useRealTimers();
});

it.each([
  ['#c600', ['list']],
  ['#combos', []],
  ['', []],
])("the anchor '%s' hydrates the island or not: %j", async (hash, hydrated) => {
  history.replaceState(null, '', `/${hash}`);
  const page = pageWith('<div data-island="list" data-hydrates="near" data-answers="^#c\\d+$"></div>');
  await settled();
  expect(page.hydrated).toEqual(hydrated);
  history.replaceState(null, '', '/');
});

it('an anchor followed later hydrates its island', async () => {
  const page = pageWith('<div data-island="list" data-hydrates="near" data-answers="^#c\\d+$"></div>');
  await settled();
  expect(page.hydrated).toEqual([]);
  history.replaceState(null, '', '/#c600');
  dispatchEvent(new HashChangeEvent('hashchange'));
  await settled();
  expect(page.hydrated).toEqual(['list']);
  history.replaceState(null, '', '/');
});
