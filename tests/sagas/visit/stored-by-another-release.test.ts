import { describe, expect, it } from 'vitest';
import { createLead } from '../../../src/contract/calls/leads.ts';
import { readKeptVisit } from '../../../src/store/kept-visit.ts';
import { type Device, fillAndRest, openBrowserTab } from '../browser-tab.ts';
import { noLine } from '../fake-api.ts';
import { begin, came } from '../visit.ts';

describe('a visit stored by another release', () => {
  const storedBy = (device: Device): object => Object(JSON.parse(device.session.text()));

  it('a part that is no longer valid is dropped alone', async () => {
    const { device } = await came('/checkout/email/');
    const stored = storedBy(device);
    const parts = Object.keys(stored).filter((part) => part !== 'lead');
    for (const part of parts) {
      const kept = readKeptVisit({ ...stored, [part]: 42 });
      const others = parts.filter((other) => other !== part && other !== 'done');
      for (const other of others)
        expect(Reflect.get(Object(kept), other), `${other} without ${part}`).toEqual(
          Reflect.get(Object(readKeptVisit(stored)), other),
        );
    }
    expect(readKeptVisit({ ...stored, lead: 42 })).toBeNull();
  });

  it('the campaign, the contract and the keyboard are found under the names they had before', async () => {
    const { device } = await came('/checkout/email/');
    const { offersOf, existingContract, usesLetterKeyboard, ...same } = Object(storedBy(device));
    const contract = { outcome: 'offers', present: null, holder: 'A*** S****', orderNumber: null };
    expect(offersOf).toBe('');
    expect([existingContract, usesLetterKeyboard]).toEqual([null, false]);
    expect(readKeptVisit({ ...same, prefix: 'timblack', migration: contract, letters: true })).toMatchObject({
      offersOf: 'timblack',
      existingContract: contract,
      usesLetterKeyboard: true,
    });
  });

  it('a plan that lacks a member costs no answer: place and coverage are looked up again', async () => {
    const { shop, device, tab } = begin();
    shop.breakCalls(createLead, noLine);
    await fillAndRest(tab, '/checkout/email/');
    tab.close();
    device.session.write({ ...storedBy(device), place: {}, coverage: { plans: [{}], infra: null } });
    shop.amend();
    const reloaded = openBrowserTab(shop, device, '/checkout/email/');
    await reloaded.at('/checkout/email/');
    const { answers, stepResults } = await reloaded.rest();
    expect(reloaded.route()).toBe('/checkout/email/');
    expect(answers.values).toMatchObject({ cep: '01310100', number: '1000', name: 'Ana Souza' });
    expect(stepResults).toMatchObject({
      place: { city: 'São Paulo' },
      coverage: { plans: shop.state.plans },
    });
    expect(shop.state.held).toMatchObject({ name: 'Ana Souza', phone: '11912345678' });
  });

  it('an order under way takes place and coverage from the server if the stored ones are invalid', async () => {
    const { shop, device, tab } = await came('/checkout/email/');
    tab.close();
    device.session.write({ ...storedBy(device), place: {}, coverage: {} });
    const calls = shop.written().length;
    const reloaded = openBrowserTab(shop, device, '/checkout/email/');
    await reloaded.at('/checkout/email/');
    const { stepResults } = await reloaded.rest();
    expect(stepResults).toMatchObject({
      place: { city: 'São Paulo' },
      coverage: { plans: shop.state.plans },
    });
    expect(shop.written().slice(calls)).toEqual([]);
  });
});
