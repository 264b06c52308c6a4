import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { reviewRefused } from '../../../src/content/messages/review-decided.ts';
import { opensInNewTab } from '../../../src/content/new-tab.ts';
import { doneWords } from '../../../src/content/screens/done.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { reviewWords } from '../../../src/content/screens/review.ts';
import { postcode } from '../../../src/content/steps/postcode.ts';
import * as events from '../../../src/store/events.ts';
import { openStore } from '../../answering/open-store.tsx';
import { paulista } from '../../funnel/given.ts';
import { asTyped } from '../site/as-typed.ts';
import { ana, order, show } from './page.tsx';
import { settle, visitAt } from './visit-at.ts';

const approved = { risk: { status: 'approved' as const, message: null, quiz: null } };

describe('the review', () => {
  it('the review shows every fact of the order, and sensitive answers masked', async () => {
    await show(visitAt('/checkout/confirmacao/', ana, approved));
    await screen.findByRole('button', { name: 'Fazer o pedido' });
    const page = asTyped(document.body.textContent ?? '');
    for (const fact of [
      '600 Mega',
      'R$ 149,99/mês',
      'R$ 40,00 por mês, durante 12 meses',
      'Proporcional aos dias entre a instalação e o dia 10',
      'Sem fidelidade',
      'UF-600A-2026',
      '24/11/2026, Tarde (12h às 18h)',
      'TIM S.A.',
      '02.421.421/0001-11',
      '0800 555 1020',
      '7 dias, sem custo',
      postcode.fields.cep.changes,
    ])
      expect(page).toContain(fact);
    expect(page).not.toMatch(/529\.982|Rosa Lima|02\/02\/1990|12345-5/);
    for (const [document, address] of [
      ['Etiqueta padrão', '/ofertas/UF-600A-2026/'],
      ['Regulamento da oferta UF-600A-2026', '/regulamentos/#UF-600A-2026'],
      ['Contrato de prestação do serviço', '/regulamentos/#contrato'],
    ])
      expect(
        screen
          .getByRole('link', { name: new RegExp(`^${document} ?\\(${opensInNewTab}\\)$`) })
          .getAttribute('href'),
      ).toBe(address);
  });

  it('each row of the review leads back to its question', async () => {
    await show(visitAt('/checkout/confirmacao/', ana, approved));
    await screen.findByRole('link', { name: 'Trocar de plano' });
    const routes = {
      'Alterar: CEP': '/checkout/cep/',
      'Alterar: Número': '/checkout/nr-imovel/',
      'Alterar: Complemento': '/checkout/nr-imovel/',
      'Alterar: Nome completo': '/checkout/nome/',
      'Alterar: CPF': '/checkout/cpf/',
      'Alterar: Dia do vencimento': '/checkout/data-de-vencimento/',
      'Alterar: Banco': '/checkout/conta-debito/',
      'Alterar: Dia e período da instalação': '/checkout/data-instalacao/',
      'Trocar de plano': '/checkout/planos/',
    };
    for (const [name, route] of Object.entries(routes))
      expect(screen.getByRole('link', { name }).getAttribute('href'), name).toBe(route);
  });

  it('the review starts with the consent unticked and sends what is ticked', async () => {
    const opened = visitAt('/checkout/confirmacao/', ana, approved);
    await show(opened);
    const consent = await screen.findByRole('checkbox', { name: /Li e aceito/ });
    expect(consent).toHaveProperty('checked', false);
    await userEvent.click(consent);
    await userEvent.click(screen.getByRole('button', { name: 'Fazer o pedido' }));
    expect(opened.reported(events.answersSubmitted)).toEqual([
      { steps: ['confirmacao'], raw: { accept_information: ['on'] } },
    ]);
  });

  it('the review is where it was before a reload', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.stubGlobal('scrollY', 700);
    const before = await show(visitAt('/checkout/confirmacao/', ana, approved));
    dispatchEvent(new Event('scrollend'));
    before.unmount();
    await show(visitAt('/checkout/confirmacao/', ana, approved));
    expect(scrolled).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    history.replaceState(null, '');
    vi.unstubAllGlobals();
    scrolled.mockRestore();
  });

  it('the review offers no second order once there is one', async () => {
    await show(visitAt('/checkout/confirmacao/', ana, { ...approved, order }));
    await screen.findByRole('heading', { name: 'Este pedido já foi feito' });
    screen.getByText(/UF-7K2M9Q4T1A/);
    expect(screen.queryByRole('button', { name: 'Fazer o pedido' })).toBeNull();
    expect(screen.getByRole('link', { name: reviewWords.seeOrder }).getAttribute('href')).toBe(
      '/pedido-realizado/',
    );
  });
});

describe('the page after the order', () => {
  it('a finished order shows number, protocol, summary and next steps', async () => {
    await show(visitAt('/pedido-realizado/', ana, { ...approved, order }));
    await screen.findByText('UF-7K2M9Q4T1A');
    screen.getByText('ABC123');
    screen.getByText('Ana, a fibra está a caminho.');
    expect(asTyped(document.body.textContent)).toContain(
      'Avenida Paulista, 1000, Bela Vista, São Paulo/SP, CEP 01310-100',
    );
    screen.getByText(/20\/11\/2026 às 12:30/);
    screen.getByText(/desistir em até 7 dias/);
    screen.getByRole('button', { name: /Imprimir/ });
    expect(screen.queryByRole('link', { name: frame.back })).toBeNull();
  });

  it('an order that its customer withdrew says so, and nothing more of what comes next', async () => {
    await show(visitAt('/pedido-realizado/', ana, { ...approved, order: { ...order, ended: 'withdrawn' } }));
    await screen.findByText(doneWords.ended.withdrawn);
    screen.getByText('UF-7K2M9Q4T1A');
    screen.getByRole('link', { name: doneWords.follow.text });
    expect(screen.queryByText(/a caminho|desistir em até/)).toBeNull();
    expect(screen.queryByRole('heading', { name: doneWords.next })).toBeNull();
    expect(screen.queryByRole('button', { name: doneWords.calendar.add })).toBeNull();
  });

  it('a name typed in one case is shown with its capitals, as the team reads it', async () => {
    await show(visitAt('/pedido-realizado/', { ...ana, name: 'ana paula de souza' }, { ...approved, order }));
    await screen.findByText('Ana Paula de Souza');
  });

  it('the installation day stands before the number, and is saved as a calendar file', async () => {
    const made = vi.fn<(file: Blob) => string>(() => 'blob:file');
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: vi.fn() }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await show(visitAt('/pedido-realizado/', ana, { ...approved, order }));
    await userEvent.click(await screen.findByRole('button', { name: doneWords.calendar.add }));
    const [visit, number] = [/24 de novembro, tarde/, order.orderNumber].map((one) => screen.getByText(one));
    expect(visit?.compareDocumentPosition(number ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const text = await made.mock.calls[0]?.[0].text();
    expect(text).toContain('DTSTART;TZID=America/Sao_Paulo:20261124T120000');
    expect(text?.replaceAll('\r\n ', '')).toContain('LOCATION:Avenida Paulista\\, 1000');
    expect(text?.replaceAll('\r\n ', '')).not.toMatch(/529\D?982|Rosa Lima|02\/02\/1990|12345/);
    click.mockRestore();
  });
});

describe('no coverage', () => {
  function openUncovered(unsold?: string) {
    const opened = openStore({ route: '/checkout/oferta-indisponivel/' });
    opened.answer({ cep: '01310100', number: '1000' });
    opened.find({ place: paulista, coverage: { plans: [], infra: null, ...(unsold && { unsold }) } });
    settle(opened);
    opened.ready();
    return opened;
  }

  it('an address without coverage takes a contact and lets it be withdrawn', async () => {
    const opened = openUncovered();
    await show(opened);
    expect(await screen.findByRole('checkbox', { name: /Aceito que me avisem/ })).toHaveProperty(
      'checked',
      false,
    );
    screen.getByText(/ainda não tem cobertura/);
    await act(async () => {
      const contact = { name: 'Ana Lima', email: 'ana@exemplo.com.br', phone: '11987654321' };
      opened.answer({ ...contact, accept_contact: true });
      const stamp = JSON.stringify([contact.name, contact.email, contact.phone, true]);
      opened.store.dispatch(events.effectSucceeded({ step: 'oferta-indisponivel', stamp, result: {} }));
    });
    screen.getByText('Contato anotado');
    await userEvent.click(screen.getByRole('button', { name: 'Retirar meu contato' }));
    expect(opened.reported(events.helpRequested)).toEqual([{ kind: 'withdrawal', phone: '11987654321' }]);
    await opened.tell(events.helpGranted({ kind: 'withdrawal' }));
    screen.getByText('Contato retirado');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('an offer that is not sold at the address says why and leads to what is sold there, and asks for no contact', async () => {
    await show(openUncovered('Só no Sul.'));
    await screen.findByText('Só no Sul.');
    const others = screen.getByRole('link', { name: 'Ver as ofertas para o meu endereço' });
    expect(others.getAttribute('href')).toBe('/checkout/verificando-disponibilidade/');
    screen.getByRole('link', { name: 'Consultar outro endereço' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe.each([
  ['/checkout/validacao/erro1/', 'rejected', 'Não conseguimos aprovar o pedido agora'],
  ['/checkout/validacao/erro2/', 'quiz-failed', 'Não conseguimos confirmar que é você'],
] as const)('%s', (route, status, title) => {
  it('a refusal shows the decision and offers a review and a call', async () => {
    const opened = visitAt(route, ana, { risk: { status, message: 'Motivo do servidor.', quiz: null } });
    await show(opened);
    await screen.findByRole('heading', { name: title });
    await screen.findByText('Motivo do servidor.');
    await userEvent.click(screen.getByRole('button', { name: 'Pedir revisão' }));
    expect(opened.reported(events.helpRequested)).toEqual([{ kind: 'review' }]);
    await opened.tell(events.helpGranted({ kind: 'review' }));
    screen.getByText(/Revisão pedida/);
    const phone = screen.getByLabelText('Telefone com DDD');
    await userEvent.clear(phone);
    await userEvent.type(phone, '{Enter}');
    screen.getByText(/^Informe o celular ou o fixo com DDD/);
    await userEvent.type(phone, '11 3333{Enter}');
    screen.getByText('Esse número não é válido. Verifique a digitação.');
    await userEvent.type(phone, '-4444{Enter}');
    expect(opened.reported(events.helpRequested)).toContainEqual({ kind: 'call', phone: '1133334444' });
    await opened.tell(events.helpGranted({ kind: 'call' }));
    const granted = screen.getByText(/^Anotado/).textContent.replaceAll('\u00a0', ' ');
    expect(granted).toBe('Anotado. Vamos ligar para (11) 3333-4444.');
  });
});

it('a refusal by a person offers no further review but a call', async () => {
  const risk = { status: 'rejected', message: reviewRefused, quiz: null } as const;
  await show(visitAt('/checkout/validacao/erro1/', ana, { risk }));
  await screen.findByText(reviewRefused);
  expect(screen.queryByRole('button', { name: 'Pedir revisão' })).toBeNull();
  screen.getByRole('button', { name: 'Quero receber uma ligação' });
});
