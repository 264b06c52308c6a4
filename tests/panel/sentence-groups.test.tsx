import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { knowledge } from '../../src/content/knowledge/knowledge.ts';
import { readCatalogueDraft, saveCatalogueDraft } from '../../src/contract/panel/catalogue.ts';
import * as teaching from '../../src/contract/panel/teaching.ts';
import { nothingPublished } from '../../src/contract/publication.ts';
import { actChoices } from '../../src/panel/views/teaching/act-words.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const [first] = knowledge;
if (first === undefined) throw new Error('Nothing is known.');
const topic = first;
const asksTopic = `ask:${topic.id}`;

const group: teaching.SentenceGroup = {
  id: 'g1',
  example: 'qual o pix de [nome]',
  many: 12,
  left: 3,
  steps: [{ step: 'cep', many: 12 }],
  campaigns: [''],
  outcomes: [{ outcome: 'unanswered', many: 12 }],
  guesses: [asksTopic, 'command:person'],
  lastAt: '2026-11-23T15:00:00.000Z',
  state: 'open',
  act: null,
};

type Decided = Pick<teaching.SentenceGroup, 'state' | 'act'>;

function openConversation(role: Parameters<typeof fakePanel>[0] = 'marketer', groups = [group], path = '') {
  const panel = fakePanel(role);
  panel.answers(teaching.listSentenceGroups, () => ({ groups, next: null }));
  panel.answers(readCatalogueDraft, () => ({
    files: { plans: [], lists: [], benefits: [], former: [], addresses: [] },
    draft: {
      author: 'operator-marketer',
      basedOn: 0,
      savedOn: 0,
      version: 4,
      publication: nothingPublished,
      editedBy: null,
      editedAt: null,
    },
    published: { version: 0, publication: nothingPublished },
    problems: [],
    asked: [],
    drafts: [],
  }));
  panel.answers(teaching.decideSentenceGroup, ({ body }) => {
    const { state, act = null } = body as Decided;
    return { group: { ...group, state, act }, rows: 12 };
  });
  showPanel(`/conversa${path}`);
  return panel;
}

/** The row of the group, opened. */
const card = async () => {
  const row = within(await screen.findByRole('article', { name: '“qual o pix de [nome]”' }));
  await userEvent.click(row.getByRole('button', { expanded: false }));
  await row.findByRole('button', { name: 'Ver as frases' });
  return row;
};

/** A draft of the test before may still be saved. */
const decisions = (panel: ReturnType<typeof fakePanel>) =>
  panel.asked
    .filter(({ method, path }) => method === 'PUT' && path.includes('/groups/'))
    .map(({ body }) => body);

it('a group is taught by pressing a guess, says so at its place, and is opened again', async () => {
  const panel = openConversation();
  const of = await card();
  await userEvent.click(of.getByRole('button', { name: topic.question }));
  await of.findByText(`Quer dizer “${topic.question}”`);
  expect(document.activeElement).toBe(of.getByRole('button', { name: /qual o pix/ }));
  await screen.findByText('Guardado. 12 frases entram no próximo treino.');
  expect(of.queryByRole('combobox')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Desfazer');
  await userEvent.keyboard('{Enter}');
  await of.findByRole('button', { name: topic.question });
  expect(decisions(panel)).toEqual([{ state: 'taught', act: asksTopic }, { state: 'open' }]);
});

it('a group without a fitting guess is taught as anything found by its words', async () => {
  const panel = openConversation();
  const of = await card();
  await userEvent.type(of.getByRole('combobox', { name: 'Outra coisa' }), 'nao tem: cep');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await of.findByText('Quer dizer “Não sabe ou não tem: CEP”');
  expect(decisions(panel)).toEqual([{ state: 'taught', act: 'lack:cep' }]);
});

it('consent and direct debit are never offered to be taught', () => {
  const acts = actChoices(new Map()).flatMap(({ items }) => items.map(({ value }) => value));
  expect(acts).toContain('inform:cep');
  expect(acts.filter((act) => /accept|direct_debit/.test(act))).toEqual([]);
});

it('a group that calls for nothing is set aside, and stays to be decided where that fails', async () => {
  const panel = openConversation();
  const refusal = { status: 503, code: 'busy', error: 'Tente de novo' };
  panel.refuses(teaching.decideSentenceGroup, refusal);
  const of = await card();
  await userEvent.click(of.getByRole('button', { name: 'Não pede nada' }));
  await screen.findByText(refusal.error);
  of.getByRole('combobox', { name: 'Outra coisa' });
  panel.answers(teaching.decideSentenceGroup, () => ({
    group: { ...group, state: 'noise' as const, act: null },
    rows: 12,
  }));
  await userEvent.click(of.getByRole('button', { name: 'Não pede nada' }));
  await of.findByText('Não pede nada.');
  expect(decisions(panel)).toEqual([{ state: 'noise' }, { state: 'noise' }]);
});

it('a seller decides about no group, and reads of its sentences what followed, and who left', async () => {
  const panel = openConversation('seller');
  const of = await card();
  const said = { at: group.lastAt, step: 'cep', campaign: '', outcome: 'unanswered' as const };
  panel.answers(teaching.readSentenceGroup, () => ({
    sentences: [
      {
        id: 's1',
        text: 'qual o pix da [nome]',
        did: 'words' as const,
        next: 'e o boleto',
        hasLeft: false,
        ...said,
      },
      { id: 's2', text: 'tem pix', did: null, next: null, hasLeft: true, ...said },
    ],
  }));
  expect(of.queryByRole('button', { name: 'Não pede nada' })).toBeNull();
  await userEvent.click(of.getByRole('button', { name: 'Ver as frases' }));
  const [followed, left] = await of.findAllByRole('listitem');
  expect(followed?.textContent).toContain('Depois: e o boleto');
  expect(left?.textContent).toContain('não respondeu mais nada');
});

it('a manager teaches, and leaves answers to who edits the catalogue', async () => {
  openConversation('manager');
  const of = await card();
  of.getByRole('button', { name: 'Não pede nada' });
  expect(of.queryByRole('button', { name: 'Escrever resposta' })).toBeNull();
});

it('an answer is written into the draft with the sentence as its wording, and the group leads to it', async () => {
  const panel = openConversation('marketer');
  panel.answers(saveCatalogueDraft, () => ({ version: 5, problems: [] }));
  const of = await card();
  await userEvent.click(of.getByRole('button', { name: 'Escrever resposta' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Criar no rascunho' }));
  const answer = dialog.getByLabelText('Resposta');
  expect([document.activeElement, answer.getAttribute('aria-invalid')]).toEqual([answer, 'true']);
  await userEvent.click(answer);
  await userEvent.paste('A chave é o CNPJ da loja.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Criar no rascunho' }));
  await of.findByText(/^Quer dizer “/);
  const written = panel.asked.find(({ path }) => path.endsWith('/catalogue/draft'))?.body;
  const added = {
    id: 'qual-o-pix-de',
    group: '',
    question: 'qual o pix de',
    answer: 'A chave é o CNPJ da loja.',
    wordings: ['qual o pix de'],
  };
  expect(written).toMatchObject({ version: 4, publication: { faq: { conversation: { added: [added] } } } });
  expect(decisions(panel)).toContainEqual({ state: 'taught', act: 'ask:qual-o-pix-de' });
});

it('filters are in the address and in the call, and an empty list says that all is done', async () => {
  const panel = openConversation('marketer', [], '?motivo=refusal');
  await screen.findByText('Nenhuma frase com esse filtro.');
  await userEvent.selectOptions(screen.getByLabelText('O que houve'), 'Tudo');
  await screen.findByText('Tudo em dia: nenhuma frase espera por você.');
  await userEvent.selectOptions(screen.getByLabelText('Campanha'), 'Site principal');
  const asked = () =>
    panel.asked.filter(({ path }) => path.endsWith('/groups')).map(({ query }) => `${query}`);
  await waitFor(() => expect(asked().at(-1)).toBe('state=open&campaign=-'));
  expect(asked()[0]).toBe('state=open&outcome=refusal');
});

it('a list that fails offers another try', async () => {
  const panel = openConversation();
  await card();
  panel.refuses(teaching.listSentenceGroups, { status: 503, code: 'busy', error: 'Sem resposta' });
  await userEvent.selectOptions(screen.getByLabelText('Mostrar'), 'Ensinadas');
  await screen.findByText('Sem resposta');
  panel.answers(teaching.listSentenceGroups, () => ({ groups: [group], next: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByText('Sem resposta')).toBeNull());
});
