import { describe, expect, it } from 'vitest';
import { getPostcode } from '../../../src/contract/calls/postcode.ts';
import { orderRows } from '../../../src/dialogue/summary/order-rows.ts';
import { anotherOrderWanted, answersAccepted, draftKept } from '../../../src/store/events.ts';
import { readKeptVisit } from '../../../src/store/kept-visit.ts';
import { selectChosenPlan, selectFacts } from '../../../src/store/selectors.ts';
import { byDebit, fillAndRest, fillUntil, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { begin, came } from '../visit.ts';

describe('the browser’s storage', () => {
  it('storage holds nothing sensitive at any step', async () => {
    const { shop, device, tab } = begin();
    const kept: string[] = [];
    tab.store.subscribe(() =>
      kept.push(device.session.text(), device.leadPointer.text(), device.zoom.text()),
    );
    shop.state.verdict = 'quiz';
    await fillUntil(tab, '/pedido-realizado/', '/checkout/cep/', {
      ...byDebit,
      'conta-debito': one({ bank: '341', agency: '98765', account_number: '7654321' }),
      validacao: one({ 'quiz-one': 'answer-a', 'quiz-two': 'answer-b', 'quiz-three': 'answer-c' }),
    });
    const text = [...new Set(kept)].join('\n');
    expect(text).toContain('Ana Souza');
    for (const secret of [
      '52998224725',
      '529.982',
      'Silveira',
      '02/02/1990',
      '341',
      '98765',
      '7654321',
      '654321',
      'answer-a',
      'quiz',
    ])
      expect(text.includes(secret), secret).toBe(false);
  });

  it('storage holds no personal data after the order, and a reload still shows what was ordered', async () => {
    const { shop, device, tab } = await came('/pedido-realizado/');
    await tab.rest();
    const { values } = tab.store.getState().answers;
    const kept = Object.values(device)
      .map((slot) => (typeof slot === 'object' && 'text' in slot ? slot.text() : ''))
      .join('\n');
    for (const answer of [values.name, values.phone, values.email, values.cep, values.number])
      expect(kept).not.toContain(answer ?? 'not answered');
    const rows = (from: typeof tab) =>
      orderRows(selectFacts(from.store.getState()), selectChosenPlan(from.store.getState()));
    const before = rows(tab);
    const again = reopen(tab, shop, device);
    await again.restAt('/pedido-realizado/');
    expect(rows(again).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(selectFacts(again.store.getState()).order).toEqual(selectFacts(tab.store.getState()).order);
    expect(device.session.text()).not.toContain(values.name ?? 'not answered');
  });

  it('storage holds no personal data after the order, even if the page is painted late', async () => {
    const { device, tab } = await came('/checkout/confirmacao/');
    const { values } = tab.store.getState().answers;
    expect(device.session.text()).toContain(values.name);
    device.paints = new Promise(() => undefined);
    await tab.fill('/checkout/confirmacao/', one({ accept_information: 'on' }));
    await tab.at('/pedido-realizado/');
    for (const answer of [values.name, values.phone, values.email, values.cep])
      expect(device.session.text()).not.toContain(answer ?? 'not answered');
    expect(device.session.text()).not.toContain(`"number":"${values.number}"`);
  });

  it('storage stays free of personal data when an earlier page is shown again after the order', async () => {
    const { shop, device, tab: before } = await came('/checkout/confirmacao/');
    const { values } = before.store.getState().answers;
    const after = openBrowserTab(shop, device, '/checkout/confirmacao/');
    await after.fill('/checkout/confirmacao/', one({ accept_information: 'on' }));
    await after.restAt('/pedido-realizado/');
    before.store.dispatch(draftKept({ raw: one({ number: '77' }) }));
    await before.rest();
    for (const answer of [values.name, values.phone, values.email, values.cep])
      expect(device.session.text()).not.toContain(answer ?? 'not answered');
  });

  it('everything stored is restored, except what the schema names', async () => {
    const { device, tab } = begin();
    const kept: object[] = [];
    const keep = () => kept.push(Object(JSON.parse(device.session.text())));
    tab.store.subscribe(keep);
    await fillUntil(tab, '/checkout/data-nascimento/');
    tab.store.dispatch(draftKept({ raw: { mothers_name: ['Josefa'], cpf: ['529.982'] } }));
    tab.store.dispatch(anotherOrderWanted());
    await tab.rest();
    await fillAndRest(tab, '/pedido-realizado/', '/checkout/data-nascimento/');
    keep();
    // Replies of the server: members that the contract does not know are dropped.
    const replies = { place: null, coverage: null, migration: null };
    for (const stored of kept.filter((one) => 'lead' in one)) {
      const lead = { ...Object(Reflect.get(stored, 'lead')), isReopened: undefined, isResumed: undefined };
      expect({ ...readKeptVisit(stored), ...replies }).toEqual({ ...stored, ...replies, lead });
    }
    expect(JSON.parse(device.session.text())).toMatchObject({
      ordered: expect.any(String),
      lead: { isAnother: true },
    });
  });

  it('storage is emptied after the order even if it is full', async () => {
    const { device, tab } = await came('/checkout/confirmacao/');
    expect(device.session.text()).toContain('Ana Souza');
    device.session.write = () => undefined;
    await tab.fill('/checkout/confirmacao/', one({ accept_information: 'on' }));
    await tab.at('/pedido-realizado/');
    expect(device.session.text()).toBe('null');
  });
});

const raw = { number: ['100'], no_complement: ['on'], name: ['Ana Souza'], cpf: ['529.982.247-25'] };

it('unconfirmed answers outlive a reload except sensitive ones, which are listed as lost', async () => {
  const { shop, device, tab } = begin();
  await fillUntil(tab, '/checkout/nr-imovel/');
  tab.store.dispatch(draftKept({ raw }));
  await tab.rest();
  expect(device.session.text()).toContain('Ana Souza');
  expect(device.session.text()).not.toMatch(/529\.?982/);
  const reloaded = reopen(tab, shop, device, '/checkout/nr-imovel/');
  await reloaded.restAt('/checkout/nr-imovel/');
  const { cpf: _, ...kept } = raw;
  expect(reloaded.store.getState().answers).toMatchObject({ draft: kept, lost: ['cpf'] });
  reloaded.store.dispatch(answersAccepted({ values: { cpf: '52998224725', number: '100' } }));
  expect(reloaded.store.getState().answers).toMatchObject({ lost: [] });
  expect(reloaded.store.getState().answers.draft).not.toHaveProperty('number');
});

it.each([
  ['a document', 'o cpf é 529.982.247-25'],
  ['a document', '52998224725'],
  ['a birth date', 'nasci em 02/02/1990'],
])('%s in words typed where something else is asked is not stored', async (_, text) => {
  const { device, tab } = begin();
  await fillUntil(tab, '/checkout/nr-imovel/');
  tab.store.dispatch(
    draftKept({ raw: one({ number: text, phone: '(11) 98765-4321', complement: 'ap 42' }) }),
  );
  await tab.rest();
  expect(device.session.text()).not.toContain(text);
  expect(device.session.text()).toContain('(11) 98765-4321');
  expect(device.session.text()).toContain('ap 42');
});

describe('a reload while an answer is looked up', () => {
  const unanswered = () => new Promise<never>(() => undefined);

  it.each([
    ['the pages', '/checkout/cep/', '/checkout/nr-imovel/'],
    ['the conversation', '/chat/#cep', '/chat/#nr-imovel'],
  ])('in %s, a reload while an answer is looked up goes on to the next question', async (_, path, next) => {
    const { shop, device, tab } = begin(path);
    shop.once(getPostcode, unanswered);
    await tab.restAfter('/checkout/cep/', one({ cep: '01310-100' }));
    const reloaded = reopen(tab, shop, device, path);
    await reloaded.at('/checkout/nr-imovel/');
    expect(reloaded.path()).toBe(next);
  });
});
