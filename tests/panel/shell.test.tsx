import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readSession, signIn, signOut } from '../../src/contract/panel/access/session.ts';
import { listAudit } from '../../src/contract/panel/audit.ts';
import { fakePanel, operatorOf, showPanel } from './show-panel.tsx';

const areas = async () =>
  within(await screen.findByRole('navigation', { name: 'Áreas do painel' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('an area outside the role says so', async () => {
  const panel = fakePanel('seller');
  showPanel('/auditoria');
  await screen.findByRole('heading', { name: 'Seu perfil não permite ver esta área.' });
  expect(await areas()).not.toContain('Auditoria');
  expect(panel.asked.filter(({ path }) => path === `/api/${listAudit.path}`)).toEqual([]);
});

it('a missing address is named, beside the areas of the role', async () => {
  fakePanel('admin');
  showPanel('/nada');
  await screen.findByRole('heading', { name: 'Este endereço não existe no painel.' });
  expect(await areas()).toContain('Auditoria');
});

it('an ended session asks for the sign-in over the view and continues there', async () => {
  const panel = fakePanel('admin');
  panel.refuses(listAudit, { status: 401, code: 'signed-out', error: 'Entre no painel para continuar.' });
  showPanel('/auditoria');
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou por segurança' });
  panel.answers(listAudit, () => ({ entries: [], next: null }));
  panel.answers(signIn, () => ({ operator: operatorOf('admin') }));
  expect(within(dialog).getByLabelText('E-mail')).toHaveProperty('value', 'ana@loja.example');
  await userEvent.type(within(dialog).getByLabelText('Senha'), 'a senha');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Entrar' }));
  await screen.findByText('Nada foi registrado com esses filtros.');
});

it('a session that ended elsewhere asks for the sign-in by itself', async () => {
  const panel = fakePanel('admin');
  panel.answers(listAudit, () => ({ entries: [], next: null }));
  showPanel('/auditoria');
  await screen.findByText('Nada foi registrado com esses filtros.');
  panel.answers(readSession, () => ({ operator: null, sandbox: false }));
  panel.refusesLive();
  await screen.findByRole('dialog', { name: 'Sua sessão terminou por segurança' });
});

it('a session that ended elsewhere is not called a lost connection', async () => {
  const panel = fakePanel('admin');
  panel.answers(listAudit, () => ({ entries: [], next: null }));
  showPanel('/auditoria');
  await screen.findByText('Nada foi registrado com esses filtros.');
  panel.refusesLive();
  panel.answers(readSession, () => ({ operator: null, sandbox: false }));
  // The panel opens the stream again, which is refused as well.
  await waitFor(
    () => {
      panel.refusesLive();
      screen.getByRole('dialog', { name: 'Sua sessão terminou por segurança' });
    },
    { timeout: 4000 },
  );
  await waitFor(() => expect(screen.queryByText('Sem conexão com o servidor')).toBeNull());
});

async function askedForCode() {
  const panel = fakePanel(null);
  panel.refuses(signIn, { status: 401, code: 'code-needed', error: 'Informe o código.' });
  showPanel();
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@loja.example');
  await userEvent.type(screen.getByLabelText('Senha'), 'a senha');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  return { panel, code: await screen.findByLabelText('Código do aplicativo') };
}

it('the code of the app is asked for once the password is right', async () => {
  const { code } = await askedForCode();
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Informe o código.')).toBeNull();
  // Pressed again without one.
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByText('Informe o código.');
  await waitFor(() => expect(document.activeElement).toBe(code));
});

it('a sign-in that used up its codes says so and goes back to an empty password', async () => {
  const { panel, code } = await askedForCode();
  await userEvent.type(code, '000000');
  panel.refuses(signIn, { status: 401, code: 'codes-spent', error: 'Digite a senha de novo.' });
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Digite a senha de novo.');
  expect(screen.queryByLabelText('Código do aplicativo')).toBeNull();
  const password = screen.getByLabelText<HTMLInputElement>('Senha');
  expect(password.value).toBe('');
  expect(document.activeElement).toBe(password);
});

it('a sign-in that strangers have shut says so and takes a code as well', async () => {
  const panel = fakePanel(null);
  panel.refuses(signIn, { status: 429, code: 'sign-in-shut', error: 'Informe também o código.' });
  showPanel();
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
  const code = await screen.findByLabelText('Código do aplicativo');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.getByRole('alert').textContent).toBe('Informe também o código.');
});

it('an empty sign-in is told once, beside its fields, and leads to the first', async () => {
  const panel = fakePanel(null);
  const fields = [
    { field: 'email', message: 'Confira o e-mail.' },
    { field: 'password', message: 'Informe a senha.' },
  ];
  panel.refuses(signIn, { status: 422, code: 'invalid', error: 'Confira o e-mail.', fields });
  showPanel();
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
  await screen.findByText('Informe a senha.');
  screen.getByText('Confira o e-mail.');
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

it('a server that does not answer can be tried again', async () => {
  const panel = fakePanel('admin');
  panel.refuses(readSession, { status: 503, code: 'server', error: 'Indisponível.' });
  showPanel();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  panel.answers(readSession, () => ({ operator: null, sandbox: false }));
  await userEvent.click(again);
  await screen.findByRole('heading', { name: 'Entrar no painel' });
});

it('a sign-out that fails says so and stays', async () => {
  const panel = fakePanel('admin');
  panel.answers(listAudit, () => ({ entries: [], next: null }));
  panel.refuses(signOut, { status: 503, code: 'busy', error: 'Tente de novo em alguns segundos.' });
  showPanel('/auditoria');
  await userEvent.click(await screen.findByRole('button', { name: 'Conta de Ana Lima' }));
  await userEvent.click(await screen.findByText('Sair'));
  await screen.findByText('Tente de novo em alguns segundos.');
});
