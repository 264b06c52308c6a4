import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from './browser-tab.ts';
import { engines } from './engines.ts';
import { EngineVisitor } from './visitor.ts';

describe.each(engines)('$name', ({ open }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine?.close());

  it('no question is shown while the conversation waits for an earlier visit', async () => {
    const visitor = new EngineVisitor(await engine.open());
    await visitor.goTo('/chat/?s=d600b');
    // The conversation itself takes the mark away once it knows the visit, and says then what it asks.
    await visitor.sees(
      'the question announced',
      () => document.querySelector('main [aria-live="polite"][aria-atomic]')?.textContent !== '',
    );
    await visitor.shows('#composer');
    await visitor.ask(() => document.documentElement.toggleAttribute('data-goes-on', true));
    expect(await visitor.isShown('#composer')).toBe(false);
    await visitor.ask(() => document.documentElement.toggleAttribute('data-goes-on', false));
    await visitor.shows('#composer');
  });
});
