import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { places } from '../stories/support/sandbox.ts';
import type { Engine } from './browser-tab.ts';
import { engines } from './engines.ts';
import { EngineVisitor } from './visitor.ts';

const phone = '(11) 98765-1234';
const notice = 'section[aria-label="Aviso de cookies"]';
const menu = 'details[data-menu]';
const next = '[data-island="plan-list"] button[data-way="forward"]';
const hire = '[data-island="plan-list"] a[data-hires]';

/** It hydrates when it comes near. */
const isHydrated = (visitor: EngineVisitor, island: string) =>
  visitor.sees(
    `${island} hydrated`,
    (name) => {
      const found = document.querySelector(`[data-island="${name}"]`);
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found?.hasAttribute('data-hydrated') === true;
    },
    island,
  );

describe.each(engines)('$name', ({ open }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine?.close());

  /** Somebody on a phone, or the narrowest window that the engine has, who has answered the question about cookies. */
  const visit = async (path = '/') => {
    const visitor = new EngineVisitor(await engine.open());
    await visitor.tab.resize(390, 844);
    await visitor.goTo(path);
    await visitor.press(`${notice} button`);
    await visitor.sees('no notice', (wanted) => document.querySelector(wanted) === null, notice);
    return visitor;
  };

  it('the cookie question comes first by keys, and its answer leads into the page', async () => {
    const visitor = new EngineVisitor(await engine.open());
    await visitor.tab.resize(390, 844);
    await visitor.goTo('/');
    await visitor.shows(`${notice} button`);
    await visitor.key('Tab');
    await visitor.hasFocus('a[href^="#"]');
    await visitor.key('Tab');
    await visitor.hasFocus(`${notice} a`);
    await visitor.key('Tab');
    await visitor.key('Enter');
    await visitor.sees('no notice', (wanted) => document.querySelector(wanted) === null, notice);
    await visitor.hasFocus('main');
  });

  it('the menu opens with Enter, closes with Escape and when the focus leaves it', async () => {
    const visitor = await visit();
    // The focus is in the page, below it.
    await visitor.tabTo(`${menu} summary`, 'Shift');
    await visitor.key('Enter');
    await visitor.shows(`${menu}[open] nav a`);
    await visitor.key('Escape');
    await visitor.shows(`${menu}:not([open]) summary`);
    await visitor.hasFocus(`${menu} summary`);
    await visitor.key('Enter');
    await visitor.tabTo(`${menu} nav li:last-child a`);
    await visitor.tabTo('main *');
    await visitor.shows(`${menu}:not([open]) summary`);
    await visitor.seesFocus();
  });

  it('the carousel moves by its arrow and scrolls a focused link into view', async () => {
    const visitor = await visit();
    const position = () =>
      visitor.ask(
        (arrow) => document.querySelector(arrow)?.parentElement?.querySelector('p')?.textContent,
        next,
      );
    await isHydrated(visitor, 'plan-list');
    const before = await position();
    await visitor.press(next);
    await visitor.sees(
      'the next plan',
      (arrow, last) => document.querySelector(arrow)?.parentElement?.querySelector('p')?.textContent !== last,
      next,
      before,
    );
    const links = Number(await visitor.ask((wanted) => document.querySelectorAll(wanted).length, hire));
    expect(links).toBeGreaterThan(2);
    for (const place of [1, 2, 3]) {
      await visitor.tabTo(`[data-island="plan-list"] .swiper-slide:nth-child(${place}) a[data-hires]`);
      await visitor.seesFocus();
    }
  });

  it('a plan’s drawer keeps the focus and returns it', async () => {
    const visitor = await visit();
    await isHydrated(visitor, 'plan-list');
    await isHydrated(visitor, 'drawers');
    await visitor.press(next);
    await visitor.press(hire);
    await visitor.shows('dialog[open] form');
    await visitor.sees('the focus inside', () => document.activeElement?.closest('dialog[open]') !== null);
    await visitor.key('Escape');
    await visitor.sees('no drawer', () => document.querySelector('dialog[open]') === null);
    await visitor.hasFocus(hire);
  });

  it('a postcode and a phone lead to the next question', async () => {
    const visitor = await visit();
    const form = '#consultar form';
    await visitor.tabTo(`${form} [name="cep"]`);
    await visitor.tab.type(places.covered);
    await visitor.tabTo(`${form} [name="phone"]`);
    await visitor.tab.type(phone);
    await visitor.key('Enter');
    await visitor.shows('dialog[open] [name="name"]');
    await visitor.hasFocus('dialog[open] [name="name"]');
  });

  it('the operator signs in and sees the panel', async () => {
    const visitor = new EngineVisitor(await engine.open());
    await visitor.goTo('/painel/');
    await visitor.tabTo('main input[type=email]');
    await visitor.tab.type(process.env.ENGINES_PANEL_EMAIL ?? '');
    await visitor.tabTo('main input[type=password]');
    await visitor.tab.type(process.env.ENGINES_PANEL_PASSWORD ?? '');
    await visitor.key('Enter');
    await visitor.says('Início');
    await visitor.shows('nav a[aria-current]');
  });
});
