import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from '../../src/contract/panel/access/own-account.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const here: OwnSession = {
  id: 'here',
  browser: 'Chrome',
  system: 'Windows',
  openedAt: '2026-11-27T12:00:00.000Z',
  usedAt: '2026-11-27T15:00:00.000Z',
  isCurrent: true,
};
const phone: OwnSession = { ...here, id: 'phone', browser: 'Safari', system: 'iPhone', isCurrent: false };
const unknown: OwnSession = { ...phone, id: 'unknown', browser: null, system: null };

function openSessions(...others: readonly OwnSession[]) {
  const panel = fakePanel('seller');
  let sessions = [...others, here];
  panel.answers(listOwnSessions, () => ({ sessions }));
  panel.answers(endOwnSession, ({ path }) => {
    sessions = sessions.filter(({ id }) => !path.endsWith(`/${id}`));
    return {};
  });
  panel.answers(endOtherSessions, () => {
    sessions = [here];
    return {};
  });
  showPanel('/minha-conta');
  return {
    panel,
    /** As if another device ended them. */
    leaves: (...left: readonly OwnSession[]) => {
      sessions = [...left];
    },
  };
}

const rows = async () => {
  const section = within(await screen.findByRole('region', { name: 'Onde você entrou' }));
  return (await section.findAllByRole('listitem')).map(({ textContent }) => textContent);
};

it('a session on a phone is ended at the desk, and the focus goes on', async () => {
  openSessions(phone);
  expect(await rows()).toEqual([
    expect.stringMatching(/^Chrome no Windows.*Este aparelho$/),
    expect.stringMatching(/^Safari no iPhone.*Último uso em 27\/11\/2026 às 12:00Encerrar$/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Encerrar: Safari no iPhone/ }));
  await screen.findByText('Sessão encerrada.');
  await screen.findByText('Você está no painel só neste aparelho.');
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('several other sessions are ended by one press', async () => {
  openSessions(phone, unknown);
  expect(await rows()).toContainEqual(expect.stringMatching(/^Aparelho desconhecido/));
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar todas as outras' }));
  await screen.findByText('As outras sessões foram encerradas.');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Encerrar/ })).toBeNull();
});

it('a session that ends elsewhere leaves the list by itself', async () => {
  const { panel, leaves } = openSessions(phone);
  expect(await rows()).toHaveLength(2);
  leaves(here);
  panel.tells(['sessions']);
  await screen.findByText('Você está no painel só neste aparelho.');
});
