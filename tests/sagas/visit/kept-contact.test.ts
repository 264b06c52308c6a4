import { describe, expect, it } from 'vitest';
import * as coverage from '../../../src/contract/calls/coverage.ts';
import { helpRequested, sideQuestionReplied } from '../../../src/store/events.ts';
import { one, openBrowserTab } from '../browser-tab.ts';
import { heldReply } from '../fake-api.ts';
import { contactLeft } from '../visit.ts';

const number = '471122';
const person = { name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '11912345678' };

describe('a contact left without coverage, in the browser’s storage', () => {
  for (const path of ['/receber-ligacao/', '/checkout/oferta-indisponivel/'])
    it(`a new coverage check at ${path} writes no personal data into storage`, async () => {
      const { shop, device, tab } = await contactLeft(number);
      const { cep } = tab.store.getState().answers.values;
      shop.state.left = { cep, number, ...person, accept_information: true };
      tab.close();
      const held = heldReply();
      shop.once(coverage.getCoverage, held.rule);
      const again = openBrowserTab(shop, device, path);
      await again.until(
        ({ answers, visit }) => visit.phase === 'ready' && answers.values.name === person.name,
      );
      await again.rest();
      for (const given of [...Object.values(person), number])
        expect(device.session.text()).not.toContain(given);
    });

  it('a withdrawn contact leaves only the address in storage, whatever a reply has shown of it', async () => {
    const { device, tab } = await contactLeft(number);
    const text = `Agora está assim: ${person.phone}.`;
    tab.store.dispatch(sideQuestionReplied({ step: 'oferta-indisponivel', said: '', text, isAfter: false }));
    tab.store.dispatch(helpRequested({ kind: 'withdrawal', phone: person.phone }));
    await tab.until(({ help }) => help.withdrawal.kind === 'granted');
    await tab.rest();
    for (const given of Object.values(person)) expect(device.session.text()).not.toContain(given);
    expect(device.session.text()).toContain(number);
  });

  it('another postcode given after a contact is kept in storage', async () => {
    const { device, tab } = await contactLeft(number);
    tab.go('/checkout/cep/');
    await tab.give(one({ cep: '20040-020' }));
    expect(device.session.text()).toContain('20040020');
  });
});
