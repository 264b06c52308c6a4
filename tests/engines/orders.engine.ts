import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { dayInBrasilia, toIsoDate } from '../../src/brazil/date.ts';
import { signIn } from '../../src/contract/panel/access/session.ts';
import { readReconciled } from '../../src/contract/panel/figures.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { ana, type Given, withoutDebit } from '../stories/support/sandbox.ts';
import { answerByKeys } from './answer-by-keys.ts';
import type { Engine } from './browser-tab.ts';
import { engines } from './engines.ts';
import { EngineVisitor } from './visitor.ts';

const contact: readonly StepId[] = ['nome', 'telefone', 'email'];

/** What is asked together is given together. */
const stops = withoutDebit.filter((step) => !contact.includes(step) || step === 'email');
const givenAt = (step: StepId): Given =>
  step === 'email' ? { ...ana('nome'), ...ana('telefone'), ...ana('email') } : ana(step);

const inCard = 'li[data-open] form';

describe.each(engines)('$name', ({ open }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine?.close());

  it('an order by pages, by keys alone, ends with its number', async () => {
    const visitor = new EngineVisitor(await engine.open());
    await visitor.tab.resize(1280, 800);
    await visitor.goTo('/checkout/cep/?s=d600b');
    for (const step of withoutDebit) {
      await visitor.isAt(`/checkout/${step}/`);
      await answerByKeys(visitor, ana(step), 'main form');
    }
    await visitor.isAt('/pedido-realizado/');
    await visitor.says('UF-');
  });

  it('an order in conversation, by keys alone, ends with its number, and the focus is never covered', async () => {
    const visitor = new EngineVisitor(await engine.open());
    // Hardly higher than the line and its question.
    await visitor.tab.resize(640, 360);
    await visitor.goTo('/chat/?s=d600b');
    for (const step of stops) {
      const given = givenAt(step);
      const [name = ''] = Object.keys(given);
      const line = `#composer[name="${name}"]`;
      const isTyped = await visitor.seesEither(line, inCard);
      await answerByKeys(visitor, given, isTyped ? 'form:has(#composer)' : inCard);
      await visitor.sees(
        `the step behind ${step}`,
        (wanted) => document.querySelector(wanted) === null,
        line,
      );
    }
    await visitor.isAt('#pedido-realizado');
    await visitor.says('UF-');
  });
});

it('the day ends with as many orders in the figures as were placed, told by records and browsers alike', async () => {
  const {
    ENGINES_SITE = '',
    ENGINES_PANEL_EMAIL: email = '',
    ENGINES_PANEL_PASSWORD: password = '',
  } = process.env;
  const manager = openVisitor(() => ENGINES_SITE);
  await manager.call(signIn, { body: { email, password } });
  const today = toIsoDate(dayInBrasilia(Date.now()));
  const placed = 2 * engines.length;
  // Browsers send their events when the page is left, and some seconds later.
  await expect
    .poll(
      async () => {
        const { reconciled } = await manager.call(readReconciled, { query: { from: today, to: today } });
        return reconciled.find(({ what }) => what === 'orders');
      },
      { timeout: 30_000 },
    )
    .toMatchObject({ records: placed, events: placed, whatsapp: 0, phone: 0 });
});

describe.each(engines.filter(({ blocksCookies }) => blocksCookies))('$name without cookies', ({ open }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine?.close());

  it.each(['/checkout/cep/', '/chat/'])(
    'the page %s says before any question that cookies are blocked, and names people to ask',
    async (path) => {
      const visitor = new EngineVisitor(await engine.open({ blocksCookies: true }));
      await visitor.goTo(path);
      await visitor.says('bloqueando os cookies');
      await visitor.shows('main a[href^="tel:"]');
      await visitor.shows('main a[href^="https://wa.me/"]');
      expect(await visitor.ask(() => document.querySelector('main input'))).toBeNull();
    },
  );
});
