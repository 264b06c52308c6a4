import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { phones } from '../../../src/content/phones.ts';
import * as events from '../../../src/store/events.ts';
import { openStore } from '../../answering/open-store.tsx';
import { paulista } from '../../funnel/given.ts';
import { ana, goTo, show } from './page.tsx';
import { visitAt } from './visit-at.ts';

const link = {
  success: true as const,
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  access: 'pointer' as const,
  version: 1,
  step: 'nome',
  address: { city: 'Sarzedo', state: 'MG' },
  plan: null,
};

describe('a page before it is known whose answers these are', () => {
  it('the first question can be answered at once', async () => {
    await show(openStore());
    screen.getByRole('heading', { name: 'Qual é o CEP da instalação?' });
    screen.getByLabelText('CEP');
    expect(document.activeElement).toBe(document.body);
  });

  it('any other page shows its question without an input', async () => {
    await show(openStore({ route: '/checkout/nome/' }));
    await screen.findByRole('heading', { name: 'Qual é o seu nome completo?' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('an order begun on this device is offered to be resumed', async () => {
    const opened = openStore();
    await show(opened);
    await opened.tell(events.resumeOffered());
    const question = await screen.findByRole('heading', {
      name: 'Você tem um pedido começado. Quer continuar?',
    });
    expect(document.activeElement).toBe(question);
    await userEvent.click(screen.getByRole('button', { name: 'Começar um novo' }));
    expect(opened.reported(events.startedOver)).toHaveLength(1);
    await screen.findByLabelText('CEP');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('a link asks for proof and shows only what it may of the order', async () => {
    const opened = openStore();
    await show(opened);
    await opened.tell(events.lockedLeadFound(link));
    const input = await screen.findByLabelText('Últimos 4 números do celular do pedido');
    screen.getByText(/Pedido em Sarzedo\./);
    await userEvent.type(input, '43{Enter}');
    expect(opened.reported(events.phoneEndingGiven)).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Falta corrigir uma resposta/ }));
    await userEvent.type(input, '21{Enter}');
    expect(opened.reported(events.phoneEndingGiven)).toEqual([{ phoneEnding: '4321' }]);
    await opened.tell(events.phoneEndingRefused({ message: 'Não confere.' }));
    screen.getByRole('link', { name: 'Não confere.' });
  });

  it('a failed link says why and can be tried again or replaced by a new order', async () => {
    const opened = openStore();
    await show(opened);
    const fail = (message: string, mayRetry: boolean) =>
      opened.tell(events.linkFailed({ message, mayRetry }));
    await fail('Busca dos dados do usuário retornou vazia', true);
    const title = await screen.findByRole('heading', { name: 'Não foi possível abrir este pedido' });
    expect(document.activeElement).toBe(title);
    screen.getByText('Busca dos dados do usuário retornou vazia');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(opened.reported(events.tryAgainAsked)).toHaveLength(1);
    await fail('Este link expirou.', false);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Começar um novo pedido' }));
    await screen.findByLabelText('CEP');
  });
});

it('a browser without cookies sees an explanation and a contact instead of the question', async () => {
  const opened = openStore();
  await show(opened);
  await opened.tell(events.cookiesMissed());
  const title = await screen.findByRole('heading', { level: 1, name: /bloqueando os cookies/ });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: phones.sales.number }).getAttribute('href')).toBe(
    phones.sales.href,
  );
  screen.getByRole('link', { name: /WhatsApp/ });
});

describe('the frame of every question', () => {
  it('a change in another tab is put to the visitor', async () => {
    const opened = visitAt('/checkout/nome/', { cep: '01310100', number: '1', idPlan: 103 });
    await show(opened);
    await screen.findByLabelText('Nome completo');
    await opened.tell(events.leadChangedElsewhere());
    const own = await screen.findByText('Ficar com as desta página');
    await userEvent.click(own);
    expect(opened.reported(events.ownAnswersKept)).toHaveLength(1);
    expect(screen.queryByText('Ficar com as desta página')).toBeNull();
  });

  it('a lost connection says what happens to the answers until it returns', async () => {
    const opened = visitAt('/checkout/nome/', { cep: '01310100', number: '1', idPlan: 103 });
    await show(opened);
    await screen.findByLabelText('Nome completo');
    expect(screen.queryByText('Sem conexão')).toBeNull();
    const signs = () => document.querySelectorAll('svg').length;
    const before = signs();
    await opened.tell(events.connectionLost('offline'));
    screen.getByText(/será enviado quando a conexão voltar/);
    expect(signs()).toBe(before + 1);
    await opened.tell(events.connectionRestored());
    expect(screen.queryByText('Sem conexão')).toBeNull();
  });

  it('the frame shows stage, way back, and what was chosen so far', async () => {
    await show(visitAt('/checkout/nome/', { cep: '01310100', number: '1', idPlan: 103 }));
    await screen.findByLabelText('Nome completo');
    screen.getByRole('progressbar', { name: 'Andamento do pedido' });
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/checkout/planos/');
    expect(screen.getByText('600 Mega por R$ 109,99/mês').parentElement?.textContent).toBe(
      '600 Mega por R$\u00a0109,99/mês no débito automático, Bela Vista',
    );
    expect(document.title).toBe('Nome | Ultrafibra');
  });
});

describe('the focus after a change of page', () => {
  it('the focus goes to the next input after an answer, and to the title after going back', async () => {
    const opened = visitAt('/checkout/nome/', { cep: '01310100', number: '1', idPlan: 103 });
    await show(opened);
    await userEvent.type(await screen.findByLabelText('Nome completo'), 'Ana Lima{Enter}');
    await goTo(opened, '/checkout/telefone/');
    expect(document.activeElement).toBe(await screen.findByLabelText('Celular com DDD'));
    await goTo(opened, '/checkout/nome/');
    expect(document.activeElement).toBe(
      await screen.findByRole('heading', { name: 'Qual é o seu nome completo?' }),
    );
  });

  it('the focus goes through a waiting page to the input behind it', async () => {
    const opened = visitAt('/checkout/nr-imovel/', { ...ana, number: undefined });
    await show(opened);
    await userEvent.type(await screen.findByLabelText('Número'), '12{Enter}');
    await goTo(opened, '/checkout/verificando-disponibilidade/');
    await screen.findByText(/^Avenida Paulista, /);
    await goTo(opened, '/checkout/nome/');
    expect(document.activeElement).toBe(await screen.findByLabelText('Nome completo'));
  });

  it('the focus goes to a question that an answer adds to the same page', async () => {
    const opened = openStore({ prefix: 'c', route: '/checkout/cep-dados-cliente/' });
    opened.ready();
    await show(opened);
    await userEvent.type(screen.getByLabelText('CEP'), '72110045{Enter}');
    await act(async () => {
      opened.answer({ cep: '72110045', number: '5' });
      opened.find({ place: { ...paulista, is_block_allotment: true } });
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Quadra'));
  });
});
