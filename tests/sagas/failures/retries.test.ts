import { describe, expect, it } from 'vitest';
import { failed } from '../../../src/api/failed.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { tryAgainAsked } from '../../../src/store/events.ts';
import { selectUnsaved } from '../../../src/store/selectors.ts';
import { type BrowserTab, type Device, fillAndRest, fillUntil, one } from '../browser-tab.ts';
import { noLine } from '../fake-api.ts';
import { begin } from '../visit.ts';

const busy = (retryAfter: number) =>
  failed('refused', 'Tente de novo daqui a pouco.', { status: 429, retryAfter });

/** Ends every pause that is asked for, and returns their lengths. */
async function endPauses(device: Device, tab: BrowserTab): Promise<number[]> {
  const lengths: number[] = [];
  await tab.rest();
  for (let pause = device.pauses.shift(); pause; pause = device.pauses.shift()) {
    lengths.push(pause.length);
    pause.end();
    await tab.rest();
  }
  return lengths;
}

describe('a save that is retried by itself', () => {
  it('the pause is at least as long as the server asks for, also when the connection comes back', async () => {
    const { shop, device, tab } = begin();
    shop.once(leads.saveName, busy(40));
    await fillAndRest(tab, '/checkout/telefone/');
    device.tell('offline');
    device.tell('online');
    await tab.rest();
    expect(shop.callsOf(leads.saveName)).toHaveLength(1);
    expect(await endPauses(device, tab)).toEqual([42_000]);
    expect(shop.callsOf(leads.saveName)).toHaveLength(2);
  });

  it.each([
    [0, 1000],
    [0.999, 2998],
  ])('pauses are spread: a chance of %d makes the first one %d ms', async (chance, length) => {
    const { shop, device, tab } = begin();
    device.chance = chance;
    shop.once(leads.saveName, noLine);
    await fillUntil(tab, '/checkout/telefone/');
    expect(await endPauses(device, tab)).toEqual([length]);
  });

  it('the pause between tries grows, and starts over once a save arrived', async () => {
    const { shop, device, tab } = begin();
    shop.once(leads.saveName, noLine, noLine, noLine, noLine, noLine);
    shop.once(leads.savePhone, noLine);
    await fillUntil(tab, '/checkout/email/');
    expect(await endPauses(device, tab)).toEqual([2_000, 5_000, 15_000, 30_000, 30_000, 2_000]);
  });

  it('an answer given meanwhile sends the save at once and ends the pause', async () => {
    const { shop, device, tab } = begin();
    shop.once(leads.saveName, busy(40));
    await fillAndRest(tab, '/checkout/telefone/');
    shop.once(leads.savePhone, noLine);
    await tab.give(one({ phone: '(11) 91234-5678' }));
    expect(shop.callsOf(leads.saveName)).toHaveLength(2);
    expect(device.pauses.map(({ length }) => length)).toEqual([42_000, 2000]);
  });
});

it('a limit of an hour is not waited for: the next answer sends the save again', async () => {
  const { shop, device, tab } = begin();
  shop.once(leads.saveName, busy(3600));
  await fillUntil(tab, '/checkout/telefone/');
  expect(await endPauses(device, tab)).toEqual([]);
  expect(selectUnsaved(tab.store.getState())?.failure.message).toBe('Tente de novo daqui a pouco.');
  await tab.give(one({ phone: '(11) 91234-5678' }));
  expect(shop.callsOf(leads.saveName)).toHaveLength(2);
  expect(selectUnsaved(tab.store.getState())).toBeNull();
});

it.each(['missing', 'empty', 'corrupt'] as const)(
  'a reply that breaks the contract (%s) is asked for again four times, and then by the visitor',
  async (kind) => {
    const { shop, device, tab } = begin();
    shop.breakCalls(leads.saveName, failed(kind, 'Resposta do servidor corrompida'));
    await fillUntil(tab, '/checkout/telefone/');
    expect(await endPauses(device, tab)).toEqual([2000, 5000, 15_000, 30_000]);
    expect(shop.callsOf(leads.saveName)).toHaveLength(5);
    shop.amend();
    tab.store.dispatch(tryAgainAsked());
    await tab.until(({ effects }) => effects.done.nome !== undefined);
    expect(new Set(shop.callsOf(leads.saveName).map(({ options }) => options.key)).size).toBe(1);
  },
);
