import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { questionSets } from '../../../src/content/faq/questions.ts';
import { knowledgeReply } from '../../../src/content/knowledge/asked.ts';
import { knowledge } from '../../../src/content/knowledge/knowledge.ts';
import { nothingPublished, publication } from '../../../src/contract/publication.ts';
import { catalogueWords as words } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { showPanel } from '../show-panel.tsx';
import { asked, openDraft, paste, unfold, usualAnswer } from './catalogue-draft.ts';

const open = async (question: string) => {
  await unfold(question);
  const form = within(screen.getByRole('region', { name: (text) => text.startsWith(question) }));
  await userEvent.click(form.getByRole('button', { name: /^Na conversa, em que/ }));
  return form;
};

/** What the conversation says, as the form shows it. */
const said = (form: ReturnType<typeof within>) => form.getByText('Na conversa').parentElement?.textContent;

it('a question shows what the conversation says, and what is typed for it is saved', async () => {
  const { kept } = openDraft();
  showPanel('/catalogo?aba=questions');
  const form = await open(asked.question);
  const usual = said(form);
  expect(usual).toContain(knowledgeReply(asked.id));
  await paste(form.getByLabelText('Outros jeitos de perguntar'), 'como é\n\nme explica ');
  expect(said(form)).not.toBe(usual);
  await paste(form.getByLabelText('Resposta curta, só para a conversa'), 'É fibra.');
  await paste(form.getByLabelText('Texto do link abaixo da resposta'), 'Ver mais');
  await paste(form.getByLabelText('Endereço do link'), '/duvidas/');
  expect(said(form)).toBe('Na conversaÉ fibra.Ver mais');
  const campaigns = form.getByLabelText('Vale nas campanhas');
  await userEvent.click(campaigns);
  const list = document.getElementById(campaigns.getAttribute('aria-controls') ?? '');
  await userEvent.click(within(list ?? document.body).getByText('Livelo'));
  await waitFor(() =>
    expect(kept.publication.faq.general?.edited[asked.id]).toEqual({
      ...{ question: asked.question, answer: usualAnswer, reply: 'É fibra.' },
      ...{ wordings: ['como é', 'me explica'], campaigns: ['livelo'] },
      leads: { text: 'Ver mais', path: '/duvidas/' },
    }),
  );
  expect(publication.safeParse(kept.publication).success).toBe(true);
  await userEvent.click(form.getByLabelText('Na conversa, manter a resposta que ela já dá'));
  expect(said(form)).toBe(usual);
  await waitFor(() => expect(kept.publication.faq.general?.edited[asked.id]?.keepsReply).toBe(true));
});

it('a question that only the conversation answers keeps a computed reply until another is wanted', async () => {
  const { kept } = openDraft();
  showPanel('/catalogo?aba=questions&conjunto=conversation');
  const entry = knowledge.find(
    ({ id, reply }) =>
      typeof reply !== 'string' &&
      questionSets.conversation.some(({ items }) => items.some((one) => one.id === id)),
  );
  if (entry === undefined) throw new Error('Nothing is computed.');
  const form = await open(entry.question);
  await paste(form.getByLabelText('Outros jeitos de perguntar'), 'me diz aí');
  const { question, id } = entry;
  await waitFor(() =>
    expect(kept.publication.faq.conversation?.edited[id]).toEqual({
      ...{ question, answer: '', keepsReply: true, wordings: ['me diz aí'] },
    }),
  );
  await userEvent.click(form.getByLabelText('Na conversa, manter a resposta que ela já dá'));
  await paste(form.getByLabelText('Resposta'), 'Depende.\n- Pergunte.');
  expect(said(form)).toBe('Na conversaDepende.\n- Pergunte.');
  await waitFor(() => expect(kept.publication.faq.conversation?.edited[id]?.answer).toContain('Depende.'));
});

it('a hidden question says whether the conversation still answers it', async () => {
  const added = { ...asked, id: 'nova', question: 'Vale à noite?', answer: 'Vale.' };
  const faq = { general: { edited: {}, added: [added], hidden: [asked.id, 'nova'], order: [] } };
  openDraft('admin', { ...nothingPublished, faq });
  showPanel('/catalogo?aba=questions');
  await open(asked.question);
  await screen.findByText(/^Oculta só nas páginas/);
  expect(said(await open(added.question))).toBe('Na conversaOculta: a conversa não responde a esta dúvida.');
});

it('a link to no page or place of the shop is warned of beside the field, and kept', async () => {
  const { kept } = openDraft();
  const answered = globalThis.fetch;
  const pages = new Map([
    ['/', '<h2 id="planos">'],
    ['/livelo/', ''],
    ['/chat/', ''],
    ['/regulamentos/', ''],
    ['/regulamento.pdf', ''],
  ]);
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input), location.origin).pathname;
    if (path.startsWith('/api/')) return answered(input, init);
    return new Response(pages.get(path) ?? '', { status: pages.has(path) ? 200 : 404 });
  };
  showPanel('/catalogo?aba=questions');
  const form = await open(asked.question);
  const dead = ['/nada/', '/#nada', '/chat/#nada', `https://${location.host}/nada/`];
  const alive = [
    '/#planos',
    '/chat/#cep',
    '/regulamentos/#contrato',
    '/regulamento.pdf',
    'https://other.example/nada/',
    'tel:1133334444',
  ];
  const answer = [...dead, ...alive].map((link) => `[veja](${link})`).join(' e ');
  const field = form.getByLabelText('Resposta');
  await userEvent.clear(field);
  await paste(field, answer);
  await screen.findByText(words.deadLink('/nada/'));
  for (const link of dead) screen.getByText(words.deadLink(link));
  for (const link of alive) expect(screen.queryByText(words.deadLink(link))).toBeNull();
  await waitFor(() => expect(kept.publication.faq.general?.edited[asked.id]?.answer).toBe(answer));
  // In a campaign, the link leads below it.
  await userEvent.clear(field);
  await paste(field, '[veja](/)');
  await waitFor(() => expect(screen.queryByText(words.deadLink('/nada/'))).toBeNull());
  await paste(form.getByLabelText('Texto do link abaixo da resposta'), 'Ver mais');
  await paste(form.getByLabelText('Endereço do link'), '/livelo/');
  const campaigns = form.getByLabelText('Vale nas campanhas');
  await userEvent.click(campaigns);
  const list = document.getElementById(campaigns.getAttribute('aria-controls') ?? '');
  await userEvent.click(within(list ?? document.body).getByText('Livelo'));
  await screen.findByText(words.deadLink('/livelo/'));
});
