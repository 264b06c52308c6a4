// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakeIslands } from '../../src/app/site/wake-islands.ts';

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

/** An island listens as soon as it is begun, and is awake once it is drawn. */
function pageWith(html: string, drawn: Promise<void> = Promise.resolve()) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const woken: string[] = [];
  const pressed: string[] = [];
  const line = { isDown: false };
  wakeIslands(page, async () => {
    if (line.isDown) throw new Error('offline');
    return {
      hydrateIsland: async (element) => {
        woken.push(element.dataset.island ?? '');
        element.addEventListener('click', ({ target }) => {
          if (target instanceof Element) pressed.push(target.id);
        });
        await drawn;
        element.dataset.awake = '';
      },
    };
  });
  const element = (id: string) => page.getElementById(id) ?? page.body;
  return { page, woken, pressed, line, element };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('wakes one island at the first quiet moment, and another when it comes near', async () => {
  const { woken } = pageWith(
    '<div data-island="zoom" data-wakes="idle"></div><div data-island="plans" data-wakes="near"></div>',
  );
  await vi.waitFor(() => expect(woken).toEqual(['zoom']));
  near[0]?.come();
  await vi.waitFor(() => expect(woken).toEqual(['zoom', 'plans']));
});

it('leaves an island that nobody touches asleep', async () => {
  const { woken, page } = pageWith(
    '<div data-island="news" data-wakes="touched"></div><p id="text">Fibra</p>',
  );
  page.getElementById('text')?.click();
  await settled();
  expect(woken).toEqual([]);
});

it('makes a press again that came before the island was awake, and wakes it once', async () => {
  const { woken, pressed, element } = pageWith(
    '<div data-island="news" data-wakes="touched"><button id="more">Ver mais</button></div>',
  );
  element('more').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element('more').click();
  await vi.waitFor(() => expect(pressed).toEqual(['more']));
  expect(woken).toEqual(['news']);
  element('more').click();
  expect(pressed).toEqual(['more', 'more']);
});

it('lets a press be heard once that came while the island listened already and was not awake yet', async () => {
  const drawing = Promise.withResolvers<void>();
  const { pressed, element } = pageWith(
    '<div data-island="apps" data-wakes="touched"><button id="next">Próximo</button></div>',
    drawing.promise,
  );
  element('next').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  element('next').click();
  expect(pressed).toEqual([]);
  drawing.resolve();
  await settled();
  expect(pressed).toEqual(['next']);
});

it('lets a link lead where it says, awake or not', () => {
  const { element } = pageWith(
    '<div data-island="plans" data-wakes="near"><a id="hire" href="#c">Contratar</a></div>',
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('hire').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

it('tries again at the next touch after the line was down', async () => {
  const { woken, line, element } = pageWith(
    '<div data-island="news" data-wakes="touched"><button id="more">Ver mais</button></div>',
  );
  line.isDown = true;
  element('more').focus();
  element('more').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  line.isDown = false;
  element('more').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(woken).toEqual(['news']));
});

it.each([
  ['#c600', ['list']],
  ['#combos', []],
  ['', []],
])("wakes for the anchor '%s', wherever the page is being read: %j", async (hash, woken) => {
  history.replaceState(null, '', `/${hash}`);
  const page = pageWith('<div data-island="list" data-wakes="near" data-answers="^#c\\d+$"></div>');
  await settled();
  expect(page.woken).toEqual(woken);
  history.replaceState(null, '', '/');
});

it('wakes for an anchor that is followed later', async () => {
  const page = pageWith('<div data-island="list" data-wakes="near" data-answers="^#c\\d+$"></div>');
  await settled();
  expect(page.woken).toEqual([]);
  history.replaceState(null, '', '/#c600');
  dispatchEvent(new HashChangeEvent('hashchange'));
  await settled();
  expect(page.woken).toEqual(['list']);
  history.replaceState(null, '', '/');
});
