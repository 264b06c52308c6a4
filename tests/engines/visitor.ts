import { setTimeout as wait } from 'node:timers/promises';
import type { Key, Tab } from './browser-tab.ts';

/** A step takes no longer than this, on a machine that is busy with something else. */
const timeoutMs = 30_000;

/** More than any page has: a landing page has some eighty, and Firefox stops at every row that scrolls as well. */
const stopsAround = 200;

const shownAmong = (wanted: string): boolean =>
  [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility({ visibilityProperty: true }));

/** Where its middle stands in the window; nothing while it moves by itself, or something lies over it. */
const placeOf = (wanted: string): string => {
  const one = [...document.querySelectorAll(wanted)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  one?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const moves = one?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
  if (one === undefined || moves) return '';
  const { x, y, width, height } = one.getBoundingClientRect();
  const [middle, half] = [x + width / 2, y + height / 2];
  return one.contains(document.elementFromPoint(middle, half)) ? `${middle} ${half}` : '';
};

/** Somebody before one of the three engines: what they see and do, whatever drives it. */
export class EngineVisitor {
  readonly tab: Tab;
  readonly #site: string;

  /** Without a site it is the one that `npm run test:engines` serves. */
  constructor(tab: Tab, site = process.env.ENGINES_SITE ?? '') {
    this.tab = tab;
    this.#site = site;
  }

  goTo(path: string): Promise<void> {
    return this.tab.goTo(`${this.#site}${path}`);
  }

  async another(): Promise<EngineVisitor> {
    return new EngineVisitor(await this.tab.another(), this.#site);
  }

  /** What a function says in the page; it knows nothing but its values. */
  ask<Values extends readonly unknown[]>(
    look: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    return this.tab.run(String(look), values);
  }

  /** Waits until a function in the page says something that is true. */
  async sees<Values extends readonly unknown[]>(
    what: string,
    look: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    const end = Date.now() + timeoutMs;
    let last: unknown;
    while (Date.now() < end) {
      // A page that is just left answers nothing.
      last = await this.ask(look, ...values).catch(String);
      if (last === true) return;
      await wait(50);
    }
    throw new Error(`Never seen: ${what} (last: ${JSON.stringify(last)}); ${await this.stands()}`);
  }

  /** Where a visitor is who got no further. */
  async stands(): Promise<string> {
    return String(
      await this.ask(() => {
        const shown = [...document.querySelectorAll('h1, [role="alert"], [data-asks], li[data-open]')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => textContent.trim())
          .filter((text) => text !== '');
        return `stands at ${location.href}: ${shown.join(' | ')}`;
      }),
    );
  }

  isAt(part: string): Promise<void> {
    return this.sees(`the address ${part}`, (wanted) => location.href.includes(wanted), part);
  }

  shows(selector: string): Promise<void> {
    return this.sees(selector, shownAmong, selector);
  }

  /** Whether one of these is shown now. What keeps its place and is hidden is not. */
  async isShown(selector: string): Promise<boolean> {
    return (await this.ask(shownAmong, selector)) === true;
  }

  /** Which of two is shown: true for the first. */
  async seesEither(first: string, second: string): Promise<boolean> {
    await this.shows(`${first}, ${second}`);
    return (await this.ask((wanted) => document.querySelector(wanted) !== null, first)) === true;
  }

  says(text: string): Promise<void> {
    return this.sees(
      `the words '${text}'`,
      (wanted) => document.querySelector('main')?.textContent.includes(wanted) === true,
      text,
    );
  }

  hasFocus(selector: string): Promise<void> {
    return this.sees(
      `the focus on ${selector}`,
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    );
  }

  /** With the pointer, where the middle of it stands once nothing moves it any more: what comes late shifts a page. */
  async press(selector: string): Promise<void> {
    await this.shows(selector);
    let last = '';
    const end = Date.now() + timeoutMs;
    while (Date.now() < end) {
      const place = String(await this.ask(placeOf, selector));
      const [x, y] = place.split(' ').map(Number);
      if (place === last && x !== undefined && y !== undefined) return this.tab.click(x, y);
      last = place;
      await wait(100);
    }
    throw new Error(`Never at rest: ${selector} (last: ${last}); ${await this.stands()}`);
  }

  key(key: Key, held?: 'Shift'): Promise<void> {
    return this.tab.press(key, held);
  }

  /** Along the page by keys alone, until the focus is there. */
  async tabTo(selector: string, held?: 'Shift'): Promise<void> {
    for (let count = 0; count < stopsAround; count += 1) {
      if (await this.ask((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
      await this.key('Tab', held);
    }
    const focused = await this.ask(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`Keys never led to ${selector}; the last was ${focused}`);
  }

  /** Whether what has the focus is in view, and nothing lies over its middle or its ends. */
  seesFocus(): Promise<void> {
    return this.sees('what has the focus', () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus';
      const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1) return `cut at the side: ${focused.outerHTML.slice(0, 120)}`;
      const over = [top + height / 4, top + height / 2, bottom - height / 4]
        .map((y) => document.elementFromPoint(left + width / 2, y))
        .find((one) => one === null || !(focused.contains(one) || one.contains(focused)));
      return (
        over === undefined || `${focused.outerHTML.slice(0, 120)} is under ${over?.outerHTML.slice(0, 120)}`
      );
    });
  }
}
