import { expect, it } from 'vitest';
import { leaveWords } from '../../src/contract/calls/support.ts';
import { messageReplied } from '../../src/store/events.ts';
import { bodyOf, noLine, refuses } from './fake-api.ts';
import { came } from './visit.ts';

const asked = (said: string) => messageReplied({ isUnclear: false, said, missed: 'unanswered' });

it('an unanswered question is sent again under the same key once the connection is back', async () => {
  const { shop, device, tab } = await came('/checkout/nr-imovel/');
  shop.once(leaveWords, noLine);
  tab.store.dispatch(asked('tem banheira no modem?'));
  await tab.rest();
  device.tell('offline');
  device.tell('online');
  await tab.until(({ misunderstandings }) => misunderstandings.staffNotes.length === 0);
  const calls = shop.callsOf(leaveWords);
  expect(calls.map(bodyOf)).toMatchObject([
    { said: 'tem banheira no modem?', outcome: 'unanswered' },
    { said: 'tem banheira no modem?', outcome: 'unanswered' },
  ]);
  expect(new Set(calls.map(({ options }) => options.key)).size).toBe(1);
});

it('an unanswered question that the server refuses is sent only once', async () => {
  const { shop, tab } = await came('/checkout/nr-imovel/');
  shop.once(leaveWords, refuses(422, 'invalid', 'Confira os dados'));
  tab.store.dispatch(asked('tem banheira no modem?'));
  await tab.until(({ misunderstandings }) => misunderstandings.staffNotes.length === 0);
  expect(shop.callsOf(leaveWords)).toHaveLength(1);
});

it('unanswered questions wait offline in limited number, and the first ones are sent later', async () => {
  const { shop, device, tab } = await came('/checkout/nr-imovel/');
  device.tell('offline');
  const all = Array.from({ length: 60 }, (_, index) => `tem pergunta ${'a'.repeat(index)}?`);
  for (const said of all) tab.store.dispatch(asked(said));
  await tab.rest();
  expect(shop.callsOf(leaveWords)).toEqual([]);
  expect(tab.store.getState().misunderstandings.staffNotes.length).toBeLessThan(all.length);
  device.tell('online');
  await tab.until(({ misunderstandings }) => misunderstandings.staffNotes.length === 0);
  expect(shop.callsOf(leaveWords).map(bodyOf)[0]).toMatchObject({ said: all[0] });
});
