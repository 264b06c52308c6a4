import { expect, it } from 'vitest';
import { getInstallationDays } from '../../../src/contract/calls/catalogue.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { anotherOrderWanted } from '../../../src/store/events.ts';
import { selectFailure } from '../../../src/store/selectors.ts';
import { one, reopen } from '../browser-tab.ts';
import { refuses } from '../fake-api.ts';
import { came } from '../visit.ts';

it('an order whose visit was taken meanwhile returns to the day, with the reason and fresh days', async () => {
  const { shop, tab } = await came('/checkout/confirmacao/');
  const sentence = 'Esse dia ou período não está mais disponível.';
  const asked = shop.callsOf(getInstallationDays).length;
  shop.once(
    leads.finishOrder,
    refuses(409, problemCodes.visitTaken, sentence, [{ field: 'schedules', message: sentence }]),
  );
  tab.submit(one({ accept_information: 'on' }));
  await tab.at('/checkout/data-instalacao/');
  await tab.until(({ answers }) => answers.refused.schedules === sentence);
  await tab.rest();
  expect(shop.callsOf(getInstallationDays)).toHaveLength(asked + 1);
});

it('a second order for the same address is asked about first, then sent with the confirmation', async () => {
  const { shop, tab } = await came('/checkout/confirmacao/');
  shop.once(leads.finishOrder, refuses(409, problemCodes.orderExists, 'Você já tem um pedido.'));
  tab.submit(one({ accept_information: 'on' }));
  await tab.until((state) => selectFailure(state)?.way === 'another-order');
  tab.store.dispatch(anotherOrderWanted());
  await tab.at('/pedido-realizado/');
  const said = shop.callsOf(leads.finishOrder).map(({ input }) => input);
  expect(said[0]).not.toHaveProperty('body.another_order');
  expect(said[1]).toMatchObject({ body: { another_order: true } });
});

it('a second order that was confirmed before a reload is not asked about again', async () => {
  const { shop, device, tab } = await came('/checkout/confirmacao/');
  shop.once(leads.finishOrder, refuses(409, problemCodes.orderExists, 'Você já tem um pedido.'));
  tab.submit(one({ accept_information: 'on' }));
  await tab.until((state) => selectFailure(state)?.way === 'another-order');
  shop.once(leads.finishOrder, refuses(503, problemCodes.busy, 'O sistema está ocupado agora.'));
  tab.store.dispatch(anotherOrderWanted());
  await tab.rest();
  const again = reopen(tab, shop, device, '/checkout/confirmacao/');
  await again.fill('/checkout/confirmacao/', one({ accept_information: 'on' }));
  await again.at('/pedido-realizado/');
  expect(shop.callsOf(leads.finishOrder).at(-1)?.input).toMatchObject({ body: { another_order: true } });
});
