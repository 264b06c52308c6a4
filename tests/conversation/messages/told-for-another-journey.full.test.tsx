import { beforeAll, describe, expect, it } from 'vitest';
import { rawOf } from '../../../src/conversation/messages/answers/raw-of.ts';
import { interpretMessage } from '../../../src/conversation/messages/interpret-message.ts';
import type { MessageOutcome } from '../../../src/conversation/messages/message-outcome.ts';
import { shownQuestion } from '../../../src/conversation/messages/question-context.ts';
import { openStore } from '../../answering/open-store.tsx';
import { preloadConversation } from '../render-conversation.tsx';
import { afterReading, begun, say } from '../visitor.ts';

beforeAll(preloadConversation);

const waiting = () => document.querySelector('[data-confirm]')?.textContent ?? '';
const said = () => document.querySelector('main')?.textContent ?? '';

describe('a customer who wishes to renew', () => {
  it.each([
    'quero renovar, cpf 390.533.447-05 nasci 15/03/1985',
    'oi sou cliente e quero renovar, meu cpf é 390.533.447-05 e nasci em 15/03/1985',
    'renovar contrato cpf 39053344705, 15/03/1985',
    'renovação, cpf 39053344705, 15/03/1985',
  ])(
    '%s: the document and the birth date are proposed there, and a yes proves the contract',
    async (message) => {
      const page = await begun();
      await say(message);
      expect(page.route()).toBe('/refidelizacao/consulta-cpf/');
      expect(waiting()).toMatch(/CPF.*Data de nascimento/);
      expect(said()).not.toContain('390.533.447-05');
      afterReading();
      await say('sim');
      expect(page.route()).toBe('/refidelizacao/ofertas/');
      expect(window.location.href).not.toMatch(/390|1985/);
    },
  );

  it('who says so where the document is asked is not told to answer what was answered', async () => {
    await begun();
    await say('quero renovar');
    await say('quero renovar, cpf 390.533.447-05');
    expect(waiting()).toContain('CPF');
  });
});

describe('a wish for a page of another campaign', () => {
  function heard(message: string, route = '/checkout/cep/', prefix = ''): MessageOutcome {
    const state = openStore({ route, prefix }).store.getState();
    return interpretMessage(message, { ...shownQuestion(state), isTyped: false });
  }
  const alongIn = (outcome: MessageOutcome) => {
    const left = outcome.kind === 'reply' ? outcome.reply : outcome;
    return left.kind === 'leave' ? rawOf(left.told ?? []) : null;
  };

  it.each([
    ['quero migrar meu plano pra fibra, cpf 800.000.011-39', { cpf: ['800.000.011-39'] }],
    ['meu cpf é 80000001139 e quero migrar pra fibra', { cpf: ['800.000.011-39'] }],
    ['migrar pra fibra cpf 800.000.011-39', { cpf: ['800.000.011-39'] }],
    [
      'pessoa jurídica, 11.222.333/0001-81, telefone 11 98765-4321',
      { cnpj: ['11.222.333/0001-81'], phone: ['(11) 98765-4321'] },
    ],
    ['sou empresa cnpj 11.222.333/0001-81 quero 1 giga', { cnpj: ['11.222.333/0001-81'] }],
    [
      'quero no cnpj 11.222.333/0001-81, meu email é ana@exemplo.com.br',
      { cnpj: ['11.222.333/0001-81'], email: ['ana@exemplo.com.br'] },
    ],
  ])('%s: what it tells goes along', (message, told) => expect(alongIn(heard(message))).toEqual(told));

  it('a wish to migrate where that is asked already proposes the document', () =>
    expect(
      heard('quero migrar meu plano pra fibra, cpf 800.000.011-39', '/consulta-cpf/', 'migracao-ultrafibra'),
    ).toMatchObject({ reply: { kind: 'several', answers: [{ raw: { cpf: ['800.000.011-39'] } }] } }));
});
