import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { inputWarningWords } from '../../src/content/screens/input-warnings.ts';
import { changes } from '../../src/content/steps/changes.ts';
import { coverageOf, paulista } from '../funnel/given.ts';
import { createDevice } from '../sagas/browser-tab.ts';
import { createFakeApi, leadId } from '../sagas/fake-api.ts';
import { preloadConversation, renderConversation } from './render-conversation.tsx';
import { box, click, known, located, proposed, say, valuesOf } from './visitor.ts';

beforeAll(preloadConversation);

const spaced = (text = '') => text.replaceAll('\u00a0', ' ');
const shown = () => spaced(document.querySelector('ol')?.textContent);

describe('a doubtful e-mail', () => {
  it('the one that was written can be taken as it is, with all that waits', async () => {
    const page = await located();
    for (const said of ['Ana Souza', '11 98765-4321', 'ana@gmial.com']) await say(said);
    expect(proposed()).toContain(inputWarningWords.email('ana@gmail.com'));
    await click('button', inputWarningWords.take('ana@gmial.com'));
    expect(valuesOf(page)).toMatchObject({ name: 'Ana Souza', phone: '11987654321', email: 'ana@gmial.com' });
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });
});

describe('an earlier answer that is changed in words', () => {
  it('the question opens with the answer in the line, and what the change undoes is said first', async () => {
    const page = await known();
    await say('quero mudar o CEP');
    expect(page.route()).toBe('/checkout/cep/');
    expect(shown()).toMatch(/Mudar o CEP refaz cobertura, preço e agenda/);
    expect(box().value).toBe('01310-100');
  });

  it('the last answer is undone where its question opens again', async () => {
    const page = await known();
    await say('02/02/1990');
    await say('desfazer');
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(box().value).toBe('02/02/1990');
    expect(shown()).toContain(changes.other);
  });
});

describe('a visit stored by the version before', () => {
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

  it('its answers, its messages and what waits for a yes are shown again', async () => {
    const shop = createFakeApi();
    Object.assign(shop.state, { version: 2, held: { address: { cep: '01310100', number: '1000' } } });
    const device = createDevice();
    device.session.write(stored);
    const page = renderConversation('/chat/#contato', shop, device);
    await page.begin();
    expect(page.route()).toBe('/checkout/contato/');
    expect(shown()).toMatch(/01310-100.*1000.*tem fidelidade\?.*Sem fidelidade\./);
    expect(proposed()).toContain('Dia 10');
    await click('button', sideQuestionWords.several.yes);
    expect(valuesOf(page)).toMatchObject({ cep: '01310100', number: '1000', due_date: 10 });
    expect(screen.getByLabelText('Nome completo')).toHaveProperty('value', '');
  });
});
