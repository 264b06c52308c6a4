import { describe, expect, it } from 'vitest';
import type { Facts } from '../../src/funnel/facts.ts';
import { fields } from '../../src/funnel/fields/fields.ts';
import { dueEvents } from '../../src/tracking/due-events.ts';
import type { Scene } from '../../src/tracking/scene.ts';
import { type EventName, eventMap, eventNames } from '../../src/tracking/webchat/event-map.ts';
import { validateEvent } from '../../src/tracking/webchat/validate-event.ts';
import { plansOf } from '../funnel/given.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { everything, named, sceneOf, webchatEvents } from './scene.ts';

/** Every property that may ever leave, by its event. */
const properties: Record<EventName, readonly string[]> = {
  pageView: ['page', 'campaign'],
  purchaseFunnelStep: ['step', 'stage'],
  funil_recuperacao: [
    ...'step zip streetNr blockNr lotNr planoAvailable name phone acceptPhoneContact email'.split(' '),
    ...'acceptEmailOffers birthDate motherName cpf cnpj street complement noComplement dueDate'.split(' '),
    ...'directDebit bankId bankAccountAgency bankAccountNr installationSchedules acceptInformation'.split(
      ' ',
    ),
  ],
  addToShoppingCart: ['ref', 'name', 'price', 'qty'],
  checkout_semcobertura: ['total_price', 'email', 'phone', 'zip'],
  checkout: ['total_itens', 'total_price', 'n_pedido'],
};

describe('the map of events', () => {
  it('the map of events names every event', () => {
    expect(Object.keys(properties)).toEqual(eventNames);
  });

  it.each(eventNames)('the event %s allows these properties and no others', (name) => {
    expect(Object.keys(eventMap[name].def.shape)).toEqual(properties[name]);
    const refused = validateEvent(name, {
      ...Object.fromEntries(properties[name].map((one) => [one, true])),
      extra: 1,
    });
    expect(refused.kind).toBe('refused');
  });

  it.each([
    ['cpf', '52998224725'],
    ['cnpj', '12ABC34501DE35'],
    ['motherName', 'Maria Souza'],
    ['birthDate', '02/02/1990'],
    ['bankId', '001'],
    ['bankAccountAgency', '1234-5'],
    ['bankAccountNr', '123456-7'],
    ['streetNr', '1000'],
    ['street', 'Rua das Flores'],
    ['complement', 'Fundos'],
  ])('the value of %s is never sent, wherever it is added', (property, value) => {
    expect(validateEvent('funil_recuperacao', { step: 1, [property]: true }).kind).toBe('valid');
    expect(validateEvent('funil_recuperacao', { step: 1, [property]: value })).toEqual({
      kind: 'refused',
      reason: `funil_recuperacao: ${property} inválido`,
    });
  });

  it.each([0, 15, 1.5, '1', null])('the step %s is named in the log', (step) => {
    expect(validateEvent('funil_recuperacao', { step })).toEqual({
      kind: 'refused',
      reason: 'funil_recuperacao: step inválido',
    });
  });

  it.each(['11912345678', '+5511912345678', '55 11 91234-5678', '551191234567'])(
    'a phone that is not 55 and digits is refused: %s',
    (phone) => expect(validateEvent('funil_recuperacao', { step: 4, phone }).kind).toBe('refused'),
  );

  it('only fields allowed by their definition are sent by value', () => {
    const told = { zip: 'cep', dueDate: 'due_date', directDebit: 'direct_debit' } as const;
    const more = { installationSchedules: 'schedules', acceptEmailOffers: 'accept_promotions' } as const;
    for (const field of Object.values({ ...told, ...more })) expect(fields[field].track).toBe('value');
  });
});

describe('events that are due', () => {
  it('a due event is always allowed', () => {
    const scenes = [
      sceneOf({ answers: {} }),
      sceneOf(everything, { acceptsPhoneContact: true }),
      sceneOf({ ...everything, order: { orderNumber: 'UF-0123456789A', protocol: 'p', finishedAt: 'now' } }),
    ];
    for (const due of scenes.flatMap(webchatEvents))
      expect([due.name, validateEvent(due.name, due.properties).kind]).toEqual([due.name, 'valid']);
  });

  it('a chosen plan is reported once the visitor continues with it, at the direct-debit price', () => {
    const [plan] = plansOf('d500a');
    const { cep, number } = everyAnswer;
    expect(named('addToShoppingCart', sceneOf({ answers: { cep } }))).toEqual([]);
    expect(named('addToShoppingCart', sceneOf({ answers: { cep, number } }))).toMatchObject([
      {
        properties: { ref: 'd500a', name: plan?.plan, price: plan?.price_with_dacc, qty: 1 },
      },
    ]);
  });

  it.each(['', 'empresas'])('the cart is told again once its price is that of the order (%s)', (campaign) => {
    const scene = (direct_debit: boolean | undefined, order: Facts['order'] = null) =>
      sceneOf({ ...everything, answers: { ...everything.answers, direct_debit }, order }, { campaign });
    const cartIn = (one: Scene) => dueEvents(one).filter(({ key }) => key.startsWith('cart'));
    const [before, after] = [scene(undefined), scene(false)].map(cartIn);
    const order = { orderNumber: 'UF-0123456789A', protocol: 'p', finishedAt: 'now' };
    const [ordered] = named('checkout', scene(false, order));
    expect(after).toMatchObject([{ webchat: { properties: { price: ordered?.properties.total_price } } }]);
    expect(after?.map(({ key }) => key)).not.toEqual(before?.map(({ key }) => key));
  });

  it('a finished order is due with its number and the price of its way to pay', () => {
    const [plan] = plansOf('d500a');
    const order = { orderNumber: 'UF-0123456789A', protocol: 'p', finishedAt: 'now' };
    const answers = { ...everyAnswer, direct_debit: false };
    expect(named('checkout', sceneOf({ answers }))).toEqual([]);
    expect(named('checkout', sceneOf({ answers, order })).map((due) => due.properties)).toEqual([
      { total_itens: 1, total_price: plan?.price, n_pedido: 'UF-0123456789A' },
    ]);
  });

  it.each(['order', 'coverage'] as const)(
    'a contact left without coverage is due in the journey: %s',
    (journey) => {
      const { cep, number, name, email, phone } = everyAnswer;
      const coverage = { plans: [], infra: null };
      const before = { answers: { cep, number, name, email, phone }, coverage };
      expect(named('checkout_semcobertura', sceneOf(before, {}, journey))).toEqual([]);
      const left = sceneOf({ ...before, answers: { ...before.answers, accept_contact: true } }, {}, journey);
      expect(named('checkout_semcobertura', left).map((due) => due.properties)).toEqual([
        { total_price: 0, email, phone: `55${phone}`, zip: cep },
      ]);
    },
  );

  it.each([
    ['/checkout/cep/', '/checkout/cep/'],
    ['/refidelizacao/ofertas/', '/refidelizacao/ofertas/'],
    ['/ana@exemplo.com.br/', '/'],
    ['/ofertas/UF-500A-2026/', '/'],
  ])('the page view of %s is due as %s', (route, page) => {
    expect(named('pageView', sceneOf({}, { route, campaign: 'b/r' })).map((due) => due.properties)).toEqual([
      { page, campaign: 'b/r' },
    ]);
  });

  it('the shown question is due once it may be answered', () => {
    const at = (scene = sceneOf({ answers: {} })) =>
      named('purchaseFunnelStep', scene).map((due) => due.properties);
    expect(at()).toEqual([{ step: 'cep', stage: 'disponibilidade' }]);
    const ahead = sceneOf(everything).shown;
    expect(at(sceneOf({ answers: {} }, { shown: ahead }))).toEqual([]);
  });
});
