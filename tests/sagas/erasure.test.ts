import { expect, it } from 'vitest';
import * as leads from '../../src/contract/calls/leads.ts';
import { erasureAsked } from '../../src/store/events.ts';
import { bodyOf, leadId, refuses } from './shop.ts';
import { came } from './visit.ts';

it('erases the lead on the server and whatever this device knows of it, and starts over', async () => {
  const { shop, device, tab } = await came('/checkout/data-nascimento/');
  tab.store.dispatch(erasureAsked());
  await tab.at('/checkout/cep/');
  await tab.rest();
  expect(shop.callsOf(leads.deleteLead).map(bodyOf)).toEqual([{ id: leadId, phone: '11912345678' }]);
  expect(tab.store.getState().answers.values).toEqual({});
  expect(tab.store.getState().help.erasure).toEqual({ kind: 'granted' });
  expect(device.leadPointer.read()).toBeNull();
  expect(JSON.stringify(device.session.read())).not.toContain('Ana');
});

it('keeps everything, and says why, when it cannot be erased', async () => {
  const { shop, tab } = await came('/checkout/data-nascimento/');
  shop.once(leads.deleteLead, refuses(409, 'finished', 'Este pedido já foi feito.'));
  tab.store.dispatch(erasureAsked());
  const { help, answers } = await tab.until(({ help: { erasure } }) => erasure.kind === 'refused');
  expect(help.erasure).toEqual({ kind: 'refused', message: 'Este pedido já foi feito.' });
  expect(answers.values.name).toBe('Ana Souza');
  expect(tab.route()).toBe('/checkout/data-nascimento/');
});
