import type { Page } from '@playwright/test';
import { sendEvents } from '../../src/contract/calls/measurement.ts';
import { eventProperties } from '../../src/contract/measurement/event-properties.ts';
import type { VisitEvent } from '../../src/contract/measurement/visit-event.ts';
import { orderStart } from '../../src/funnel/experiments/order-start.ts';
import { eachFace } from './each-face.ts';
import { ana, withoutDebit } from './sandbox.ts';
import { expect, test } from './story.ts';

/** What the shop counts of this page, read as strictly as the server reads it. */
function countedOn(page: Page): VisitEvent[] {
  const events: VisitEvent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events')
      events.push(...sendEvents.body.parse(request.postDataJSON()).events);
  });
  return events;
}

const named = (event: VisitEvent): string => ('step' in event ? `${event.name} ${event.step}` : event.name);

eachFace(
  'An order is counted as the table of events says, question by question',
  async ({ page, visitor }) => {
    const events = countedOn(page);
    await visitor.begin();
    await visitor.giveAll(withoutDebit);
    await visitor.isAt('/pedido-realizado/');
    await expect.poll(() => events.map(({ name }) => name)).toContain('order_placed');
    const told = events.map(named);

    // Each step of the order once, shown before it is answered and answered before the next one is shown.
    const steps = told.flatMap((one) => (one.startsWith('question_') ? one.split(' ').slice(1) : []));
    const expected = [...new Set(steps)].flatMap((step) => [
      `question_shown ${step}`,
      `question_answered ${step}`,
    ]);
    expect(told.filter((one) => one.startsWith('question_'))).toEqual(expected);
    expect(withoutDebit.filter((step) => !steps.includes(step))).toEqual([]);
    expect(told.filter((one) => one === 'coverage_found' || one === 'order_placed')).toHaveLength(2);

    const common = ['id', 'ago', 'campaign', 'face', 'device', 'definition', 'arms', 'name'];
    for (const { name, ...said } of events) {
      const allowed = [...common, ...Object.keys(eventProperties[name])];
      expect(Object.keys(said).filter((property) => !allowed.includes(property))).toEqual([]);
    }
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const secrets = Object.values(ana).flatMap((given) => Object.values(given));
    const text = JSON.stringify(events);
    expect(secrets.filter((secret) => String(secret).length > 5 && text.includes(String(secret)))).toEqual(
      [],
    );
  },
);

test.describe('The experiment on where an order starts', () => {
  test.use({ arm: null, viewport: { width: 1280, height: 800 } });

  test('leads whoever is drawn for it into the conversation, with their plan, and keeps them there', async ({
    page,
  }) => {
    const keys = Array.from({ length: 200 }, (_, index) => String(index));
    const key = keys.find((one) => orderStart('', { key: one, test: null }).face === 'chat');
    await page.addInitScript(
      (drawn) => sessionStorage.setItem('ultrafibra.chance', JSON.stringify(drawn)),
      key,
    );
    const events = countedOn(page);
    await page.goto('/');
    const order = page.locator('main a[href^="/checkout/cep/"]').first();
    const href = await order.getAttribute('href');
    await order.click();
    await page.waitForURL((url) => url.pathname === '/chat/' && `/checkout/cep/${url.search}` === href);
    await page.locator('main form [name="cep"]').fill('01310-100');
    await page.locator('main form [name="cep"]').press('Enter');
    await expect(page).toHaveURL(/#nr-imovel/);
    await expect.poll(() => events.map(named)).toContain('question_answered cep');
    expect(new Set(events.map(({ arms }) => arms.join()))).toEqual(new Set(['start-face:chat']));
    await page.goto('/');
    await order.click();
    await page.waitForURL((url) => url.pathname === '/chat/');
  });
});
