import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOTP } from 'otpauth';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  type Account,
  addOperator,
  changeOperator,
  listOperators,
  resetOperator,
} from '../../src/contract/panel/access/operators.ts';
import { changePassword, confirmOneTimeCode } from '../../src/contract/panel/access/own-account.ts';
import { readSession } from '../../src/contract/panel/access/session.ts';
import { accountOf, fakePanel, operatorOf, showPanel } from './show-panel.tsx';

const own = accountOf('admin');
const bia: Account = {
  ...accountOf('seller'),
  ...{ id: 'bia', name: 'Bia Reis', email: 'bia@loja.example', hasOneTimeCode: true },
};

const bodiesOf = (panel: ReturnType<typeof fakePanel>, method: string) =>
  panel.asked.filter((one) => one.method === method).map(({ body }) => body);

it('a new account gets a password to hand over and is listed', async () => {
  const panel = fakePanel('admin');
  let operators = [own];
  panel.answers(listOperators, () => ({ operators, codeRoles: [] }));
  panel.answers(addOperator, () => {
    operators = [own, bia];
    return { operator: bia };
  });
  showPanel('/contas');
  await userEvent.click(await screen.findByRole('button', { name: 'Nova conta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova conta' }));
  await userEvent.type(dialog.getByLabelText('Nome'), bia.name);
  await userEvent.type(dialog.getByLabelText('E-mail'), bia.email);
  const password = dialog.getByLabelText<HTMLInputElement>('Senha provisória').value;
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  await userEvent.click(dialog.getByRole('button', { name: 'Criar a conta' }));
  await screen.findByRole('cell', { name: bia.email });
  const [made] = bodiesOf(panel, 'POST');
  expect(made).toEqual({ name: bia.name, email: bia.email, role: 'seller', password });
});

it('an error of an account is shown once, beside its field', async () => {
  const panel = fakePanel('admin');
  panel.answers(listOperators, () => ({ operators: [own], codeRoles: [] }));
  const noticed = vi.spyOn(notifications, 'show');
  onTestFinished(() => noticed.mockRestore());
  const error = 'Já existe uma conta com este e-mail.';
  panel.refusesField(addOperator, 'email', error);
  showPanel('/contas');
  await userEvent.click(await screen.findByRole('button', { name: 'Nova conta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova conta' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Criar a conta' }));
  await screen.findByText(error);
  expect(dialog.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  // Errors of the whole form appear as a notification.
  const busy = 'Muita gente usa o painel agora. Tente de novo em instantes.';
  panel.refuses(addOperator, { status: 503, code: 'busy', error: busy });
  await userEvent.click(dialog.getByRole('button', { name: 'Criar a conta' }));
  await screen.findByText(busy);
  expect(noticed.mock.calls.map(([{ message }]) => message)).toEqual([busy]);
});

it('an account can be closed and lose its password and its app', async () => {
  const panel = fakePanel('admin');
  panel.answers(listOperators, () => ({ operators: [own, bia], codeRoles: [] }));
  panel.answers(changeOperator, () => ({ operator: bia }));
  panel.answers(resetOperator, () => ({ operator: bia }));
  showPanel('/contas');
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Alterar a conta de ${bia.name}` }));
    return within(await screen.findByRole('dialog'));
  };
  const closing = await open();
  await userEvent.click(closing.getByRole('button', { name: 'Desativar a conta' }));
  expect(bodiesOf(panel, 'PATCH')).toEqual([]);
  expect(document.activeElement).toBe(closing.getByRole('button', { name: 'Manter ativa' }));
  await userEvent.click(closing.getByRole('button', { name: 'Manter ativa' }));
  expect(document.activeElement).toBe(closing.getByRole('button', { name: 'Desativar a conta' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(closing.getByRole('button', { name: 'Sim, desativar' }));
  await screen.findByText('Conta alterada.');
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Dar outra senha' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Senha provisória'));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Remover também o código/ }));
  const password = dialog.getByLabelText<HTMLInputElement>('Senha provisória').value;
  await userEvent.click(dialog.getByRole('button', { name: 'Dar outra senha' }));
  await screen.findByText('Senha trocada.');
  expect(bodiesOf(panel, 'PATCH')).toEqual([{ isDisabled: true }]);
  expect(bodiesOf(panel, 'PUT')).toEqual([{ password, removesOneTimeCode: true }]);
});

it('an operator cannot close or demote their own account', async () => {
  fakePanel('admin').answers(listOperators, () => ({ operators: [own, bia], codeRoles: [] }));
  showPanel('/contas');
  await userEvent.click(await screen.findByRole('button', { name: `Alterar a conta de ${own.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: /Desativar|Dar outra senha/ })).toBeNull();
  expect(dialog.queryByRole('combobox', { name: 'Perfil' })).toBeNull();
});

it('a code is asked for once the app has shown one, and who does not want it goes back to where they were', async () => {
  const panel = fakePanel('seller');
  let hasOneTimeCode = false;
  panel.answers(readSession, () => ({
    operator: { ...operatorOf('seller'), hasOneTimeCode },
    sandbox: true,
  }));
  panel.answers(confirmOneTimeCode, () => {
    hasOneTimeCode = true;
    return { recoveryCodes: ['abcde-fghjk', 'mnpqr-stuvw'] };
  });
  showPanel('/minha-conta');
  await userEvent.click(await screen.findByRole('button', { name: 'Ligar o código' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ligar o código' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toMatch(/aplicativo/);
  screen.getByRole('img', { name: 'Imagem para o aplicativo autenticador' });
  const secret = screen.getByLabelText<HTMLInputElement>('Chave').value.replaceAll(' ', '');
  const code = new TOTP({ secret }).generate();
  await userEvent.type(screen.getByLabelText('Código que o aplicativo mostra'), code);
  const section = within(screen.getByRole('region', { name: 'Código do aplicativo' }));
  await userEvent.type(
    section.getByLabelText('Senha atual', { selector: 'input' }),
    'uma senha bem comprida',
  );
  await userEvent.click(section.getByRole('button', { name: 'Confirmar' }));
  expect((await screen.findAllByText(/^[a-z]{5}-[a-z]{5}$/)).map(({ textContent }) => textContent)).toEqual([
    'abcde-fghjk',
    'mnpqr-stuvw',
  ]);
  // The code is on by now: nothing is left to cancel.
  expect(section.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Guardei os códigos' }));
  await screen.findByRole('button', { name: 'Desligar o código' });
  expect(screen.queryByText('abcde-fghjk')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(bodiesOf(panel, 'PUT')).toEqual([{ password: 'uma senha bem comprida', secret, code }]);
});

it('an account without a name says so at the name, which has the focus', async () => {
  const panel = fakePanel('admin');
  panel.answers(listOperators, () => ({ operators: [own, bia], codeRoles: [] }));
  const fields = [{ field: 'name', message: 'Informe o nome.' }];
  panel.refuses(changeOperator, { status: 422, code: 'invalid', error: 'Informe o nome.', fields });
  showPanel('/contas');
  await userEvent.click(await screen.findByRole('button', { name: `Alterar a conta de ${bia.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Nome'));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { description: 'Informe o nome.' })),
  );
});

it('a wrong password is marked as wrong and has the focus', async () => {
  const panel = fakePanel('seller');
  const fields = [{ field: 'password', message: 'A senha atual não confere.' }];
  panel.refuses(changePassword, { status: 422, code: 'invalid', error: 'Não confere.', fields });
  showPanel('/minha-conta');
  await userEvent.click(await screen.findByRole('button', { name: /^Trocar a senha/ }));
  const [present] = await screen.findAllByLabelText('Senha atual');
  await waitFor(() => expect(document.activeElement).toBe(present));
  expect(present?.getAttribute('aria-invalid')).toBe('true');
});
