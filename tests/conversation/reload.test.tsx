import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { replies } from '../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { addressSearchWords } from '../../src/content/screens/address-search.ts';
import { frame } from '../../src/content/screens/frame.ts';
import { findAddresses } from '../../src/contract/calls/address-search.ts';
import { coverageOf, paulista, plansOf } from '../funnel/given.ts';
import { createDevice } from '../sagas/browser-tab.ts';
import { createFakeApi, leadId } from '../sagas/fake-api.ts';
import {
  preloadConversation,
  reloadConversation as reload,
  renderConversation,
} from './render-conversation.tsx';
import { begun, box, click, located, proposed, say, transcript, valuesOf } from './visitor.ts';

beforeAll(async () => {
  await preloadConversation();
  await import('../../src/answering/address-search/AddressSearch.tsx');
});

const { restored, several } = sideQuestionWords;

const saidByVisitor = () => transcript().filter((line) => line.startsWith('Você disse'));

describe('a reload of the conversation', () => {
  it('keeps a question about a speed, with its reply', async () => {
    const first = await begun(undefined, '/chat/');
    await say('quanto é o de 500 mega?');
    const reply = transcript().at(-2) ?? '';
    await reload(first);
    expect(saidByVisitor()).toEqual(['Você disse: quanto é o de 500 mega?']);
    expect(transcript().some((line) => line !== '' && reply.startsWith(line))).toBe(true);
  });

  it('says that a question was left out, where its reply stays', async () => {
    const first = await begun();
    await say('tem fidelidade no contrato 98765?');
    expect(saidByVisitor()).toHaveLength(1);
    await reload(first);
    expect(saidByVisitor()).toEqual([]);
    expect(screen.getByText(restored.leftOut(replies.loyalty.unknown))).toBeTruthy();
  });

  it('proposes what was understood without words that the visitor did not write', async () => {
    const first = await begun();
    await say('acho que meu nome é Ana Lima');
    await say('blabla');
    await say('acho que o email é ana@example.com');
    await reload(first);
    expect(saidByVisitor()).toEqual([]);
    expect(proposed()).toContain(restored.understood);
    expect(proposed()).toMatch(/Ana Lima.*ana@example\.com/);
    await click('button', several.yes);
    expect(screen.queryByRole('button', { name: several.yes })).toBeNull();
  });

  it('names a document that was proposed and is not kept, beside what is', async () => {
    const first = await begun();
    await say('acho que meu nome é Ana Lima');
    await say('111.444.777-35');
    expect(proposed()).toContain('777-35');
    await reload(first);
    expect(proposed()).toContain(restored.lost(['o CPF']));
    expect(proposed()).not.toContain('777-35');
  });

  it('names a document that is not kept also if nothing else was proposed', async () => {
    const first = await begun();
    await say('111.444.777-35');
    await reload(first);
    expect(screen.getByText(restored.lost(['o CPF']))).toBeTruthy();
    expect(proposed()).toBe('');
    await say('111.444.777-35');
    await click('button', several.yes);
    await reload(first);
    expect(document.body.textContent).not.toContain(frame.lost);
  });

  it('says that what was proposed for the open card stands there', async () => {
    const first = await located();
    await say('acho que é Ana Souza, 11 98765-4321');
    await reload(first);
    expect(screen.getByText(restored.inCard)).toBeTruthy();
    expect(screen.getByDisplayValue('Ana Souza')).toBeTruthy();
    expect(screen.getByDisplayValue('(11) 98765-4321')).toBeTruthy();
    expect(proposed()).toBe('');
  });

  it('proposes a plan again that waited for a yes, since its card is one of many', async () => {
    const shop = createFakeApi();
    shop.state.plans = plansOf('d500a', 'd600a', 'd1000a');
    const first = await located(shop, '/chat/');
    await say('somos 4 pessoas e jogamos online');
    await say('pode ser esse');
    const waiting = proposed();
    expect(waiting).toMatch(/Plano: \S/);
    await reload(first);
    expect(proposed()).toContain(waiting.slice(waiting.indexOf('Plano:')));
    expect(screen.queryByText(restored.inCard)).toBeNull();
  });

  it('searches an address again, with its result and its house number', async () => {
    const first = await begun();
    await say('av paulista 1000 sao paulo');
    const page = await reload(first);
    const search = within(screen.getByRole('region', { name: addressSearchWords.title }));
    expect(search.getByDisplayValue('Av Paulista')).toBeTruthy();
    expect(search.getByRole('status').textContent).toBe(addressSearchWords.foundFitting('1000', 1));
    expect(page.shop.callsOf(findAddresses)).toHaveLength(2);
    await click('button', /01310-100/);
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(box().value).toBe('1000');
    await reload(page);
    expect(screen.queryByRole('region', { name: addressSearchWords.title })).toBeNull();
  });
});

/** As a tab held it, with a message replied to and an answer that waits. */
const stored = {
  coverage: { success: true, ...coverageOf('d500a') },
  wish: {
    renewalId: null,
    migrationId: null,
    id: null,
    sku: 'd500a',
    download: null,
    upload: null,
    subscriptions: [],
  },
  existingContract: null,
  tracking: {},
  lead: { id: leadId, noCoverageId: null, version: 2, protocol: 'protocol' },
  journey: 'order',
  leaves: null,
  offersOf: '',
  acceptsPhoneContact: null,
  usesLetterKeyboard: false,
  offeredLater: false,
  answers: { cep: '01310100', number: '1000' },
  draft: { due_date: ['10'] },
  lost: [],
  place: paulista,
  done: {
    cep: '["01310100"]',
    'verificando-disponibilidade': '["01310100","1000",null,null]',
    'pedido-aberto': '["01310100","1000",null,null,""]',
    'plano-do-pedido': '101',
  },
  keys: {},
  sideQuestions: [
    { step: 'nome', said: 'tem fidelidade?', isStorable: true, text: 'Sem fidelidade.', isAfter: false },
  ],
  addressSearch: null,
};

it('the answers, the messages and what waits for a yes of a visit stored by the version before are shown again', async () => {
  const shop = createFakeApi();
  Object.assign(shop.state, { version: 2, held: { address: { cep: '01310100', number: '1000' } } });
  const device = createDevice();
  device.session.write(stored);
  const page = renderConversation('/chat/#contato', shop, device);
  await page.begin();
  expect(page.route()).toBe('/checkout/contato/');
  expect(transcript().join(' ').replaceAll('\u00a0', ' ')).toMatch(
    /01310-100.*1000.*tem fidelidade\?.*Sem fidelidade\./,
  );
  expect(proposed()).toContain('Dia 10');
  await click('button', sideQuestionWords.several.yes);
  expect(valuesOf(page)).toMatchObject({ cep: '01310100', number: '1000', due_date: 10 });
  expect(screen.getByLabelText('Nome completo')).toHaveProperty('value', '');
});
