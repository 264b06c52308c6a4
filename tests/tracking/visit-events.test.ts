import { describe, expect, it } from 'vitest';
import { finishOrder } from '../../src/contract/calls/leads.ts';
import { sendEvents } from '../../src/contract/calls/measurement.ts';
import { finishRenewal } from '../../src/contract/calls/renewals.ts';
import { messageReplied, sideQuestionReplied, startedOver } from '../../src/store/events.ts';
import { fillAndRest, fillUntil, one, script } from '../sagas/browser-tab.ts';
import { talk } from '../sagas/conversation.ts';
import { bodyOf, noLine, renewalPlans } from '../sagas/fake-api.ts';
import { openMeasuredTab } from './measured-tab.ts';

const groups = { campaign: '', face: 'pages', device: 'phone', arms: [] };

const secrets = /529\.?982|Silveira|1990|91234|Ana|ana@|01310/;

/** How often each thing was told. */
const tally = (told: readonly string[]) => Map.groupBy(told, (one) => one);

function assertInOrder(told: readonly string[]): void {
  const shown = told.filter((one) => one.startsWith('question_shown '));
  for (const [index, one] of shown.entries()) {
    const step = one.split(' ')[1];
    const answered = told.indexOf(`question_answered ${step}`);
    if (index < shown.length - 1) expect(answered, `${step} was passed without an answer`).not.toBe(-1);
    const next = shown[index + 1];
    if (next !== undefined) expect(told.indexOf(next)).toBeGreaterThan(answered);
  }
}

describe.each([
  ['by pages', '/checkout/cep/', fillUntil, script[0]?.[0]],
  ['in conversation', '/chat/', fillUntil, talk[0]?.[0]],
] as const)('an order %s', (_, path, fill, start) => {
  it('each question of the order is counted once, shown before it is answered', async () => {
    const { tab, told, sent, end, shop } = openMeasuredTab(path);
    await fill(tab, '/pedido-realizado/', start);
    await tab.rest();
    await end();
    const events = told();
    assertInOrder(events);
    expect([...tally(events).values()].filter((same) => same.length > 1)).toEqual([]);
    expect(events).toEqual(
      expect.arrayContaining(['question_answered cep', 'question_answered cpf', 'coverage_found']),
    );
    expect(events.filter((event) => event.startsWith('visit_left'))).toEqual([]);
    const { campaign, face, device, arms } = sent()[0] ?? {};
    expect(shop.callsOf(finishOrder).map(bodyOf)).toMatchObject([
      { measured: { campaign, face, device, arms } },
    ]);
    // What is drawn by chance may look like anything.
    const said = sent().map(({ id: _id, definition: _definition, ...event }) => event);
    expect(JSON.stringify(said)).not.toMatch(secrets);
    expect(new Set(sent().map(({ id }) => id)).size).toBe(sent().length);
    expect(shop.calls.length).toBeGreaterThan(0);
  });
});

it('a finished renewal answered every question it was asked, its review included', async () => {
  const { tab, told, sent, end, shop } = openMeasuredTab('/refidelizacao/consulta-cpf/');
  await tab.fill('/refidelizacao/consulta-cpf/', one({ cpf: '390.533.447-05' }));
  await tab.fill('/refidelizacao/titular/', one({ birth_date: '15/03/1985' }));
  await tab.fill('/refidelizacao/ofertas/', one({ idPlan: String(renewalPlans[0]?.id) }));
  await tab.fill('/refidelizacao/confirmacao/', one({ accept_information: 'on' }));
  await tab.restAt('/refidelizacao/pedido-realizado/');
  await end();
  const events = told();
  const asked = events.filter((event) => event.startsWith('question_shown '));
  expect(asked).toContain('question_shown confirmacao-renovacao');
  for (const shown of asked) expect(events).toContain(shown.replace('shown', 'answered'));
  expect(shop.callsOf(finishRenewal).map(bodyOf)).toMatchObject([{ measured: groups }]);
  expect(sent()).toContainEqual(
    expect.objectContaining({ name: 'question_shown', step: 'consulta-cpf', journey: 'renewal' }),
  );
});

describe('a question beside an answer', () => {
  it('a question that is answered is counted with its topic, and its words are not kept with it', async () => {
    const { tab, sent, end } = openMeasuredTab('/chat/');
    const asked = { step: 'cep', said: 'tem fidelidade?', text: 'Depende.', isAfter: false } as const;
    tab.store.dispatch(messageReplied({ isUnclear: false, said: asked.said, missed: null }));
    tab.store.dispatch(sideQuestionReplied({ ...asked, topic: 'fidelidade' }));
    await tab.rest();
    await end();
    const [told] = sent().filter(({ name }) => name === 'side_question');
    expect(told).toMatchObject({ step: 'cep', outcome: 'answered', topic: 'fidelidade' });
    expect(JSON.stringify(told)).not.toContain(asked.said);
    expect(tab.store.getState().sideQuestions).toEqual([asked]);
  });

  it('a wish that leads to another journey is no question and is not counted', async () => {
    const { tab, sent, end } = openMeasuredTab('/chat/');
    const wish = { step: 'cep', said: 'quero renovar', text: 'Certo.', isAfter: false } as const;
    tab.store.dispatch(sideQuestionReplied({ ...wish, isWish: true }));
    await tab.rest();
    await end();
    expect(sent().some(({ name }) => name === 'side_question')).toBe(false);
    expect(tab.store.getState().sideQuestions).toEqual([wish]);
  });
});

describe('a visit', () => {
  it('an abandoned visit is counted with the question where it was left', async () => {
    const { tab, told, end } = openMeasuredTab();
    await tab.restAt('/checkout/cep/');
    await end();
    expect(told()).toEqual(['question_shown cep', 'visit_left cep']);
  });

  it('a reloaded visit continues its counts', async () => {
    const measured = openMeasuredTab();
    await fillAndRest(measured.tab, '/checkout/email/');
    await measured.end();
    measured.tab.close();
    const again = measured.open(measured.tab.path());
    await fillAndRest(again, '/checkout/nome-mae/', '/checkout/email/');
    await measured.end(again);
    const events = measured.told();
    assertInOrder(events);
    expect([...tally(events).values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('a visit resumed in another tab counts no question again', async () => {
    const measured = openMeasuredTab();
    await fillAndRest(measured.tab, '/checkout/email/');
    await measured.end();
    measured.tab.close();
    const before = measured.told().length;
    measured.device.session.clear();
    measured.slots.counted.clear();
    const link = measured.open(`/checkout/email/?l=${measured.tab.store.getState().lead.id}`);
    await link.restAt('/checkout/email/');
    await fillAndRest(link, '/checkout/nome-mae/', '/checkout/email/');
    await measured.end(link);
    expect(measured.told().slice(before)).toEqual([
      'visit_resumed email',
      'question_answered email',
      'question_shown data-nascimento',
      'question_answered data-nascimento',
      'question_shown nome-mae',
      'visit_left nome-mae',
    ]);
  });

  it('a refused answer is counted with its reason, and an accepted one with the try', async () => {
    const { tab, sent, end } = openMeasuredTab();
    await tab.restAfter('/checkout/cep/', one({ cep: '' }));
    await tab.give(one({ cep: '123' }));
    tab.submit(one({ cep: '01310-100' }));
    await tab.restAt('/checkout/nr-imovel/');
    await end();
    expect(sent()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'answer_refused', step: 'cep', reason: 'empty', attempt: 1 }),
        expect.objectContaining({ name: 'answer_refused', step: 'cep', reason: 'invalid', attempt: 2 }),
        expect.objectContaining({ name: 'question_answered', step: 'cep', attempt: 3 }),
      ]),
    );
  });

  it('an edited answer and a change of face are counted once each', async () => {
    const { tab, told, end } = openMeasuredTab();
    await fillAndRest(tab, '/checkout/telefone/');
    tab.go('/checkout/nome/');
    await tab.restAfter('/checkout/nome/', one({ name: 'Ana Souza Lima' }));
    tab.go('/chat/');
    await tab.rest();
    await end();
    const events = told();
    expect(events.filter((event) => event.startsWith('answer_edited'))).toEqual(['answer_edited nome']);
    expect(events.filter((event) => event.startsWith('face_changed'))).toHaveLength(1);
  });

  it('a visit that starts over is another visit', async () => {
    const { tab, told, end } = openMeasuredTab();
    await fillAndRest(tab, '/checkout/telefone/');
    tab.store.dispatch(startedOver());
    await tab.rest();
    await end();
    expect(told().filter((event) => event === 'question_shown cep')).toHaveLength(2);
  });
});

/** Lets the pauses end that were asked for. */
const endPauses = async ({ tab, device }: ReturnType<typeof openMeasuredTab>) => {
  await tab.rest();
  for (const { end } of device.pauses) end();
  await tab.rest();
};

describe('sending the events', () => {
  it('the last event of a visit is sent even if it is seen after the others', async () => {
    const visit = openMeasuredTab();
    const { tab, told, device } = visit;
    const [cep, number] = script.map(([route, raw]) => ({ route, raw }));
    if (!cep || !number) throw new Error('No two questions');
    await tab.at(cep.route);
    await endPauses(visit);
    await tab.fill(cep.route, cep.raw);
    await tab.restAt(number.route);
    const { promise, resolve: rest } = Promise.withResolvers<void>();
    device.idle = promise;
    await tab.fill(number.route, number.raw);
    await endPauses(visit);
    expect(told()).not.toContain('question_answered nr-imovel');
    rest();
    await endPauses(visit);
    expect(told()).toContain('question_answered nr-imovel');
  });

  it('events that failed are sent later by themselves', async () => {
    const visit = openMeasuredTab();
    const { tab, shop, sent } = visit;
    shop.once(sendEvents, noLine);
    await tab.at('/checkout/cep/');
    await endPauses(visit);
    expect(shop.callsOf(sendEvents)).toHaveLength(1);
    await endPauses(visit);
    expect(shop.callsOf(sendEvents)).toHaveLength(2);
    expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
    await endPauses(visit);
    expect(shop.callsOf(sendEvents)).toHaveLength(2);
  });

  it('events are sent together after a few seconds', async () => {
    const visit = openMeasuredTab();
    await visit.tab.restAt('/checkout/cep/');
    expect(visit.told()).toEqual([]);
    await endPauses(visit);
    expect(visit.told()).toEqual(['question_shown cep']);
  });
});

describe('events that are being sent', () => {
  it('events in transit are not sent again when the page is left', async () => {
    const { tab, told, leave, end } = openMeasuredTab();
    await tab.restAt('/checkout/cep/');
    leave(false);
    await end();
    expect(told()).toEqual(['question_shown cep', 'visit_left cep']);
  });
});

describe('events without a connection', () => {
  it('events wait offline and are sent when the connection is back', async () => {
    const { tab, told, end, browser } = openMeasuredTab();
    await fillAndRest(tab, '/checkout/nome/');
    browser.isOnline = false;
    await end(tab, false);
    expect(told()).toEqual([]);
    browser.isOnline = true;
    await end(tab, false);
    expect(told()).toContain('question_answered cep');
  });
});

describe('the key of a visit', () => {
  it('the visit’s key is stored nowhere before the visitor agrees', async () => {
    const { tab, sent, end, slots } = openMeasuredTab();
    await fillAndRest(tab, '/checkout/nome/');
    await end();
    expect(sent().some((event) => 'visit' in event)).toBe(false);
    expect(slots.counted.text()).toContain('"visit":null');
  });

  it('the visit’s key is the tab’s once the visitor agrees', async () => {
    const { tab, sent, end } = openMeasuredTab('/checkout/cep/', { isAgreed: true });
    await fillAndRest(tab, '/checkout/nome/');
    await end();
    expect(new Set(sent().map(({ visit }) => visit)).size).toBe(1);
  });
});
