import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AnswerForm } from '../../src/answering/form/AnswerForm.tsx';
import { preloadStep } from '../../src/answering/preloading/use-preload.ts';
import { inputWarningFinder } from '../../src/answering/warnings/lazy-input-warnings.ts';
import { inputWarningWords } from '../../src/content/screens/input-warnings.ts';
import { payment } from '../../src/content/steps/payment.ts';
import { personal } from '../../src/content/steps/personal.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { findInputWarnings } from '../../src/funnel/warnings/find-input-warnings.ts';
import * as events from '../../src/store/events.ts';
import { type OpenStore, openCovered, openStore, renderWith } from './open-store.tsx';

async function show(opened: OpenStore, ...ids: StepId[]) {
  const steps = ids.map(stepOf);
  await Promise.all(steps.map(preloadStep));
  renderWith(
    opened,
    <>
      <h1 id="title" tabIndex={-1} data-asks>
        Título
      </h1>
      <AnswerForm steps={steps} labelledBy="title" />
    </>,
  );
  await screen.findByRole('form', { name: 'Título' });
}

const input = (label: string): HTMLInputElement => {
  const found = screen.getByLabelText(label);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${label} is no input`);
  return found;
};

const ready = (route = '/checkout/nome/') => {
  const opened = openStore({ route });
  opened.ready();
  return opened;
};

describe('sending a form', () => {
  it('a form sends what the browser filled in without an event', async () => {
    const opened = ready();
    await show(opened, 'nome', 'telefone', 'email');
    input('Nome completo').value = 'Ana Lima';
    input('Celular com DDD').value = '+5511987654321';
    input('E-mail').value = 'ana@exemplo.com.br';
    fireEvent.submit(screen.getByRole('form'));
    expect(opened.reported(events.answersSubmitted)).toEqual([
      {
        steps: ['nome', 'telefone', 'email'],
        raw: { name: ['Ana Lima'], phone: ['+5511987654321'], email: ['ana@exemplo.com.br'] },
      },
    ]);
  });

  it('a form sent before hydration goes out once after it', async () => {
    const opened = openStore();
    await show(opened, 'cep');
    input('CEP').value = '01310-100';
    fireEvent.submit(screen.getByRole('form'));
    expect(opened.reported(events.answersSubmitted)).toEqual([]);
    await act(async () => void opened.ready());
    expect(opened.reported(events.answersSubmitted)).toEqual([
      { steps: ['cep'], raw: { cep: ['01310-100'] } },
    ]);
  });

  it('a form that is sent says what it waits for and is not sent twice', async () => {
    const opened = ready('/checkout/cep/');
    await show(opened, 'cep');
    await opened.tell(events.answersAccepted({ values: { cep: '01310100' } }));
    screen.getByRole('button', { name: 'Procurando o endereço…' });
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Procurando o endereço…');
    fireEvent.submit(screen.getByRole('form'));
    expect(opened.reported(events.answersSubmitted)).toEqual([]);
  });
});

describe('content of a form', () => {
  it('an answer given before is shown as it is written', async () => {
    const opened = ready();
    opened.answer({ phone: '11987654321' });
    await show(opened, 'telefone');
    expect(input('Celular com DDD').value).toBe('(11) 98765-4321');
  });

  it('an answer on file is shown masked and may be left empty', async () => {
    const opened = ready();
    const state = { ...opened.store.getState().answers, onFile: { cpf: '***.***.247-25' } };
    opened.store.dispatch(
      events.leadLoaded({
        lead: {},
        answers: {},
        onFile: state.onFile,
        place: null,
        coverage: null,
        risk: null,
        order: null,
      }),
    );
    await show(opened, 'cpf');
    expect(input('CPF').value).toBe('');
    expect(document.body.textContent).toContain('Informado: ***.***.247-25');
  });

  it('each error is shown beside its field and in a summary that takes the focus', async () => {
    const opened = ready();
    await show(opened, 'nome', 'telefone');
    await opened.tell(
      events.answersRefused({ messages: { name: 'Informe nome e sobrenome.', phone: 'Verifique.' } }),
    );
    const summary = screen.getByRole('group', { name: /^Falta corrigir 2 respostas .*Verifique/ });
    expect(document.activeElement).toBe(summary);
    expect(input('Nome completo').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Verifique.' }));
    expect(document.activeElement).toBe(input('Celular com DDD'));
  });

  const failedCep = async (cep: string, message: string, final = false) => {
    const opened = ready('/checkout/cep/');
    await show(opened, 'cep');
    await act(async () => {
      opened.answer({ cep });
      const failure = { stamp: JSON.stringify([cep]), message, final };
      opened.store.dispatch(events.effectFailed({ step: 'cep', failure, messages: {} }));
    });
    return opened;
  };

  it('a failure is shown where the visitor waits, and can be retried', async () => {
    const opened = await failedCep('01310100', 'O servidor demorou muito pra responder (30s)');
    expect(screen.getByRole('alert').textContent).toContain('O servidor demorou muito pra responder (30s)');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(opened.reported(events.tryAgainAsked)).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('a failure of the answer before does not come back once a refused answer is corrected', async () => {
    const opened = await failedCep('00999999', 'Cep inválido ou inexistente');
    await userEvent.type(input('CEP'), '123{Enter}');
    await opened.tell(events.answersRefused({ messages: { cep: 'São 8 números.' } }));
    await userEvent.clear(input('CEP'));
    await userEvent.type(input('CEP'), '01310-100');
    expect(input('CEP').getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByText('Cep inválido ou inexistente')).toBeNull();
  });

  it('a final failure cannot be retried', async () => {
    await failedCep('01310100', 'Este CPF não pode ser consultado.', true);
    expect(screen.getByRole('alert').textContent).toContain('Este CPF não pode ser consultado.');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });
});

/** The form of an account at a bank with a rule for its digit. */
async function accountTyped(account: string) {
  const opened = openCovered('/checkout/conta-debito/', 'd500a');
  opened.answer({ direct_debit: true });
  opened.load({ banks: [{ id: 341, code: '341', name: 'Itaú' }] });
  await show(opened, 'conta-debito');
  await userEvent.type(input('Banco'), 'itau');
  await userEvent.type(input('Agência'), '1234');
  await userEvent.type(input('Conta com dígito'), account);
  return opened;
}

describe('warnings about an input', () => {
  it('a likely typing error is pointed out once, and the same answer is then accepted', async () => {
    const opened = ready();
    await show(opened, 'email');
    await userEvent.type(input('E-mail'), 'ana@gmial.com');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Você quis dizer ana@gmail.com?');
    expect(opened.reported(events.answersSubmitted)).toEqual([]);
    await userEvent.type(input('E-mail'), '{Enter}');
    expect(opened.reported(events.answersSubmitted)).toMatchObject([{ raw: { email: ['ana@gmial.com'] } }]);
  });

  it.each([
    ['come', []],
    ['fail to load', [{ raw: { email: ['ana@gmial.com'] } }]],
  ] as const)('a form sent early waits until its warnings %s', async (outcome, sent) => {
    const coming = Promise.withResolvers<typeof findInputWarnings>();
    const now = vi.spyOn(inputWarningFinder, 'now').mockReturnValue(null);
    const load = vi.spyOn(inputWarningFinder, 'load');
    onTestFinished(() => load.mockRestore());
    // Nothing was fetched ahead.
    load.mockResolvedValueOnce(findInputWarnings).mockReturnValue(coming.promise);
    const opened = ready();
    await show(opened, 'email');
    await userEvent.type(input('E-mail'), 'ana@gmial.com{Enter}');
    expect(opened.reported(events.answersSubmitted)).toEqual([]);
    if (outcome === 'come') now.mockRestore();
    await act(async () =>
      outcome === 'come' ? coming.resolve(findInputWarnings) : coming.reject(new Error()),
    );
    now.mockRestore();
    expect(screen.queryAllByText('Você quis dizer ana@gmail.com?')).toHaveLength(sent.length === 0 ? 1 : 0);
    expect(opened.reported(events.answersSubmitted)).toMatchObject(sent);
  });

  it('a warning appears or disappears only after a press, so that the button does not move under it', async () => {
    const user = userEvent.setup();
    const opened = ready();
    await show(opened, 'email');
    await user.type(input('E-mail'), 'ana@gmial.com');
    const button = screen.getByRole('button', { name: personal.steps.email.action });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await screen.findByText('Você quis dizer ana@gmail.com?');
    expect(opened.reported(events.answersSubmitted)).toEqual([]);
    await user.tripleClick(input('E-mail'));
    await user.keyboard('ana@gmail.com');
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    screen.getByText(/Você quis dizer/);
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(opened.reported(events.answersSubmitted)).toMatchObject([{ raw: { email: ['ana@gmail.com'] } }]);
  });

  it('a warning appears only after a press beside the form, so that nothing moves under it', async () => {
    const user = userEvent.setup();
    await show(ready(), 'email');
    await user.type(input('E-mail'), 'ana@gmial.com');
    const beside = screen.getByRole('heading', { name: 'Título' });
    await user.pointer({ keys: '[MouseLeft>]', target: beside });
    expect(document.activeElement).not.toBe(input('E-mail'));
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: beside });
    await screen.findByText('Você quis dizer ana@gmail.com?');
  });

  it('a warning is not shown while another field is wrong', async () => {
    const opened = ready();
    await show(opened, 'nome', 'email');
    await userEvent.type(input('Nome completo'), 'Ana');
    await userEvent.type(input('E-mail'), 'ana@gmial.com{Enter}');
    const raw = { name: ['Ana'], email: ['ana@gmial.com'] };
    expect(opened.reported(events.answersSubmitted)).toMatchObject([{ raw }]);
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  });

  it('a suggestion is taken only when the visitor takes it', async () => {
    const opened = ready();
    await show(opened, 'email');
    await userEvent.type(input('E-mail'), 'ana@gmial.com');
    await userEvent.tab();
    expect(input('E-mail').value).toBe('ana@gmial.com');
    await userEvent.click(await screen.findByRole('button', { name: 'Usar ana@gmail.com' }));
    expect(input('E-mail').value).toBe('ana@gmail.com');
    expect(document.activeElement).toBe(input('E-mail'));
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  });

  it('an account whose digit breaks its bank’s rule gets a warning', async () => {
    const opened = await accountTyped('12345-6{Enter}');
    await screen.findByText(/O dígito não combina/);
    expect(input('Banco').value).toBe('341 - Itaú');
    expect(opened.reported(events.answersSubmitted)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: payment.steps['conta-debito'].action }));
    expect(opened.reported(events.answersSubmitted)).toHaveLength(1);
  });
});

it.each([
  ['Conta com dígito', '1'],
  ['Conta com dígito', 'abc'],
  ['Agência', '12345678'],
])('%s %s is refused and shows no warning beside its error', async (label, refused) => {
  await accountTyped('12345-6');
  await userEvent.tab();
  await screen.findByText(inputWarningWords.account);
  await userEvent.clear(input(label));
  await userEvent.type(input(label), refused);
  await userEvent.tab();
  expect(screen.queryByText(inputWarningWords.account)).toBeNull();
});

describe('a refused answer in a form', () => {
  const refuse = async (messages: Record<string, string>, ...ids: StepId[]) => {
    const opened = ready();
    await show(opened, ...ids);
    fireEvent.submit(screen.getByRole('form'));
    await opened.tell(events.answersRefused({ messages }));
    return opened;
  };

  it('a refused field becomes valid as soon as its text is right; the others stay invalid', async () => {
    await refuse({ name: 'Informe o nome completo.', phone: 'Verifique.' }, 'nome', 'telefone');
    await userEvent.type(input('Nome completo'), 'Ana ');
    expect(input('Nome completo').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(input('Nome completo'), 'Lima');
    expect(input('Nome completo').getAttribute('aria-invalid')).toBeNull();
    expect(input('Celular com DDD').getAttribute('aria-invalid')).toBe('true');
  });

  it('a corrected field does not become invalid again before it is left', async () => {
    await refuse({ phone: 'Verifique.' }, 'telefone');
    await userEvent.type(input('Celular com DDD'), '11987654321');
    expect(screen.queryByRole('group', { name: /^Falta corrigir/ })).toBeNull();
    await userEvent.type(input('Celular com DDD'), '{Backspace}');
    expect(input('Celular com DDD').getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(input('Celular com DDD').getAttribute('aria-invalid')).toBe('true');
  });

  it('a field that is wrong in another way says so when it is left', async () => {
    await refuse({ name: 'Informe o nome completo.' }, 'nome');
    await userEvent.type(input('Nome completo'), 'Ana');
    expect(screen.queryByText('Informe nome e sobrenome.')).toBeNull();
    await userEvent.tab();
    screen.getByRole('link', { name: 'Informe nome e sobrenome.' });
    expect(screen.queryByText('Informe o nome completo.')).toBeNull();
  });

  it('a corrected field leaves the error summary even if a warning holds the form', async () => {
    await refuse({ email: 'Confira o e-mail.' }, 'email');
    await userEvent.type(input('E-mail'), 'ana@gmail.con{Enter}');
    await screen.findByText('Você quis dizer ana@gmail.com?');
    expect(screen.queryByText('Confira o e-mail.')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.clear(input('E-mail'));
    await userEvent.tab();
    expect(input('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('a field refused by the server stays invalid where only the server knows why', async () => {
    const opened = ready('/checkout/cep/');
    await show(opened, 'cep');
    input('CEP').value = '00999-999';
    fireEvent.submit(screen.getByRole('form'));
    await opened.tell(events.answersRefused({ messages: { cep: 'Cep inexistente' } }));
    fireEvent.blur(input('CEP'));
    expect(input('CEP').getAttribute('aria-invalid')).toBe('true');
  });
});
