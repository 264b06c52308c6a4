import { expect, it } from 'vitest';
import { openOrderByCode, sendOrderCode } from '../../../src/contract/calls/orders.ts';
import { openWithOrder } from '../test-server/open-with.ts';

const other = (code: string) => (code === '000000' ? '111111' : '000000');

async function openShop() {
  const { server, orderNumber } = await openWithOrder();
  const browser = server.browser();
  const send = () => browser.ask(sendOrderCode, { body: { orderNumber } });
  const guess = async (code: string) =>
    (await browser.ask(openOrderByCode, { body: { orderNumber, code } })).status;
  return { ...server, server, send, guess };
}

const wrong = 403;
const over = 409;

it('sent codes are limited per hour, and the refusal says how long to wait', async () => {
  const { pass, send } = await openShop();
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await send()).status).toBe(200);
    pass({ minutes: 10 });
  }
  expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '1800' } });
  pass({ minutes: 29 });
  expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  pass({ minutes: 1 });
  for (let sent = 0; sent < 3; sent += 1) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
});

it('a sent code is valid for ten minutes', async () => {
  const { server, pass, send, guess } = await openShop();
  expect(await guess('123456')).toBe(over);
  pass({ minutes: 1 });
  await send();
  const first = await server.sentCode();
  pass({ minutes: 10 });
  expect(await guess(first)).toBe(over);
  await send();
  pass({ minutes: 9 });
  expect(await guess(await server.sentCode())).toBe(200);
});

it('a sent code closes after five wrong tries, and a new code allows new tries', async () => {
  const { server, pass, send, guess } = await openShop();
  pass({ minutes: 1 });
  await send();
  const first = await server.sentCode();
  for (let tries = 0; tries < 5; tries += 1) expect(await guess(other(first))).toBe(wrong);
  expect(await guess(first)).toBe(over);
  pass({ minutes: 1 });
  await send();
  const second = await server.sentCode();
  for (let tries = 0; tries < 4; tries += 1) expect(await guess(other(second))).toBe(wrong);
  expect(await guess(second)).toBe(200);
  expect(await guess(second)).toBe(over);
});
