import { expect, it } from 'vitest';
import { createClient } from '../../../src/api/client.ts';
import { createFollowingStore } from '../../../src/app/site/create-following-store.ts';
import { moveVisit } from '../../../src/contract/calls/orders.ts';
import type { FollowTask } from '../../../src/store/site/following-events.ts';
import { failTest } from '../../setup/fail-test.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithOrder } from '../test-server/open-with.ts';

const phoneEnding = '4321';

/** A customer's page over the real server; `cut` drops the next response. */
function pageOf(browser: Browser) {
  let isCut = false;
  let calls = 0;
  const saved: string[] = [];
  const fetchBy: typeof fetch = async (address, { method = 'GET', headers, body } = {}) => {
    calls += 1;
    const answer = await browser.send({
      method: method === 'PATCH' ? 'PATCH' : method === 'POST' ? 'POST' : 'GET',
      url: String(address),
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    if (isCut) {
      isCut = false;
      throw new TypeError('The line broke');
    }
    const type = String(answer.headers['content-type']);
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': type } });
  };
  const cut = () => {
    isCut = true;
  };
  let keys = 0;
  const store = createFollowingStore(
    {
      client: createClient({ fetch: fetchBy, base: () => '/api/' }),
      newKey: () => `key-of-this-page-${++keys}`.padEnd(24, '0'),
      saveFile: ({ name }) => void saved.push(name),
    },
    failTest,
  );
  const ask = (task: FollowTask) =>
    new Promise<ReturnType<typeof store.state>>((answered) => {
      const stop = store.subscribe(() => {
        if (store.state().working !== null) return;
        stop();
        answered(store.state());
      });
      store.ask(task);
    });
  return { ask, saved, calls: () => calls, cut };
}

it('an order is shown at once in the browser that placed it, and needs a proof elsewhere', async () => {
  const { server, browser, orderNumber: number } = await openWithOrder();
  expect(await pageOf(browser).ask({ kind: 'look' })).toMatchObject({ phase: 'open', order: { number } });
  const page = pageOf(server.browser());
  expect(await page.ask({ kind: 'look' })).toMatchObject({ phase: 'proof', order: null });
  const copied = ` ${number.slice(3).toLowerCase().replace('0', 'o').replace('1', 'l')}`;
  expect(await page.ask({ kind: 'open', number: copied, phoneEnding })).toMatchObject({ phase: 'open' });
  await page.ask({ kind: 'summary', number });
  expect(page.saved).toEqual([expect.stringContaining(number)]);
});

it('a proof with missing inputs is not sent, and each input is named', async () => {
  const page = pageOf((await openTestServer()).browser());
  const state = await page.ask({ kind: 'open', number: 'UF-1', phoneEnding: '12' });
  expect(Object.keys(state.failure?.fields ?? {})).toEqual(['number', 'phoneEnding']);
  expect(page.calls()).toBe(0);
});

it('a visit taken meanwhile is named beside the day, with the days left', async () => {
  const { server, browser, orderNumber: number } = await openWithOrder();
  const page = pageOf(browser);
  const { order } = await page.ask({ kind: 'look' });
  const day = order?.days.at(-1);
  const schedule = { date: day?.date ?? '', period: day?.periods[0] ?? 'manha' };
  await server.roomFor(schedule, 0);
  const state = await page.ask({ kind: 'move', number, schedule });
  expect(state.failure?.fields.schedules).toMatch(/não está mais disponível/);
  const left = state.order?.days.find(({ date }) => date === schedule.date)?.periods ?? [];
  expect(left).not.toContain(schedule.period);
  expect(state.order?.visit).toEqual(order?.visit);
});

it('a withdrawal repeated after a lost answer takes effect once', async () => {
  const { server, browser, orderNumber: number } = await openWithOrder();
  const page = pageOf(browser);
  await page.ask({ kind: 'look' });
  server.pass({ minutes: 1 });
  page.cut();
  const lost = await page.ask({ kind: 'withdraw', number });
  expect(lost).toMatchObject({ phase: 'open', order: { state: 'placed' }, failure: { kind: 'withdraw' } });
  const again = await page.ask({ kind: 'withdraw', number });
  expect(again).toMatchObject({ done: 'withdraw', order: { state: 'withdrawn' }, failure: null });
  expect(again.order?.history.map(({ to }) => to)).toEqual(['placed', 'withdrawn']);
});

it('a proof that ended after an hour of silence is asked for again with the reason', async () => {
  const { server, browser, orderNumber: number } = await openWithOrder();
  const page = pageOf(browser);
  const { order } = await page.ask({ kind: 'look' });
  server.pass({ minutes: 61 });
  const day = order?.days.at(-1);
  const schedule = { date: day?.date ?? '', period: day?.periods[0] ?? 'manha' };
  const state = await page.ask({ kind: 'move', number, schedule });
  expect(state).toMatchObject({ phase: 'proof', order: null, failure: { kind: 'move' } });
  expect(await browser.refused(moveVisit, { body: { orderNumber: number, schedule } })).toMatchObject({
    error: state.failure?.message,
  });
});
