import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { nothingPublished, type Publication, publication } from '../../../src/contract/publication.ts';
import {
  describeChanges,
  describeWildPrices,
} from '../../../src/panel/views/catalogue/publishing/describe-changes.ts';
import { showPanel } from '../show-panel.tsx';
import {
  asked,
  files,
  friday,
  openDraft,
  paste,
  price,
  saved,
  terms,
  unfold,
  usualAnswer,
} from './catalogue-draft.ts';

describe('the catalogue', () => {
  it('a price is saved as it is typed, beside the default one', async () => {
    const { kept } = openDraft();
    showPanel('/catalogo');
    await unfold('500 Mega');
    const field = screen.getByLabelText('Com débito automático: 500 Mega (d500a)');
    screen.getByText('Nada editado');
    expect(screen.queryByText('Rascunho salvo')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '8999,5');
    await screen.findByText('Padrão: R$ 99,99');
    await waitFor(() => expect(kept.publication.prices[0]?.price_with_dacc).toBe(8999.5));
    await saved();
    expect(publication.safeParse(kept.publication).success).toBe(true);
  });

  it.each(['-5', '1e2', '1234567', '99,999', 'noventa'])(
    'what is no price is refused beside its field, and the price stays as it was: %s',
    async (typed) => {
      const { kept } = openDraft('admin', { ...nothingPublished, prices: [price] });
      showPanel('/catalogo');
      await unfold('500 Mega');
      const field = screen.getByLabelText('Com débito automático: 500 Mega (d500a)');
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Tab}`);
      expect(field).toHaveProperty('value', typed);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      screen.getByText(/^Escreva só um número .* como 99,90/);
      await saved();
      expect(kept.publication.prices).toEqual([price]);
      await userEvent.clear(field);
      await userEvent.type(field, '79,9{Tab}');
      expect(field).toHaveProperty('value', 'R$\u00a079,90');
    },
  );

  it('a conflicting draft keeps what was typed and lets the editor choose', async () => {
    const read: Parameters<typeof openDraft>[2] = {};
    const { panel, kept, keeps } = openDraft('admin', nothingPublished, read);
    panel.refuses(calls.saveCatalogueDraft, {
      status: 409,
      code: 'draft-changed',
      error: 'Bia salvou outra versão.',
    });
    showPanel('/catalogo?aba=campaigns&campanha=');
    await userEvent.type(await screen.findByLabelText('Título do banner'), 'Oi');
    const alert = await screen.findByText('Bia salvou outra versão.');
    expect(screen.getByLabelText('Título do banner')).toHaveProperty('value', 'Oi');
    keeps();
    const mine = within(alert.closest('[role=alert]') ?? document.body).getByText('Manter o que escrevi');
    await userEvent.click(mine);
    await waitFor(() => expect(kept.publication.looks[0]?.banner?.heading).toBe('Oi'));
    // What a colleague and another window have saved or published meanwhile stays as it is.
    read.published = { version: 5, publication: { ...nothingPublished, prices: [price] } };
    const lead = 'De outra janela.';
    const [look] = kept.publication.looks;
    const theirs = {
      ...read.published.publication,
      looks: [{ key: 'a', campaign: '', ...look, banner: { lead } }],
    };
    read.draft = {
      basedOn: 5,
      savedOn: 5,
      author: 'operator-admin',
      version: 9,
      publication: theirs,
      editedBy: null,
      editedAt: null,
    };
    panel.refuses(calls.saveCatalogueDraft, { status: 409, code: 'draft-changed', error: 'De novo.' });
    await userEvent.type(screen.getByLabelText('Título do banner'), '!');
    const again = (await screen.findByText('De novo.')).closest('[role=alert]');
    keeps();
    await userEvent.click(
      within(again instanceof HTMLElement ? again : document.body).getByText('Manter o que escrevi'),
    );
    await waitFor(() => expect(kept.publication.looks[0]?.banner).toEqual({ heading: 'Oi!', lead }));
    expect(kept.publication.prices).toEqual([price]);
    const last = panel.asked.findLast(({ method }) => method === 'PUT');
    expect(last?.body).toMatchObject({ version: 9, basedOn: 5 });
    await saved();
    Object.assign(read.draft, kept);
    await userEvent.click(screen.getByRole('tab', { name: 'Publicar' }));
    await screen.findByText(/Oi!/);
    expect(screen.queryByText('Nada editado')).toBeNull();
  });

  it('leaving before a price is saved saves it, or asks if that fails', async () => {
    const { panel, kept, keeps } = openDraft();
    showPanel('/catalogo');
    await unfold('500 Mega');
    const field = screen.getByLabelText('Com débito automático: 500 Mega (d500a)');
    await userEvent.type(field, '{Backspace}0');
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'Contatos' }));
    panel.refuses(calls.saveCatalogueDraft, { status: 503, code: 'unavailable', error: 'Tente de novo.' });
    await leave();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar aqui' }));
    keeps();
    await leave();
    await screen.findByRole('heading', { level: 1, name: 'Contatos' });
    expect(kept.publication.prices[0]?.price_with_dacc).toBe(99.9);
  });

  it('a manager reads the changes in words and publishes them', async () => {
    const { panel } = openDraft('manager', { ...nothingPublished, prices: [{ ...price, ...friday }] });
    panel.answers(calls.publishCatalogue, () => ({ version: 1 }));
    showPanel('/catalogo?aba=publish');
    await screen.findByText('Seu perfil confere e publica. Quem edita é o marketing.');
    await screen.findByText(/99,99 → R\$.89,99, de 27\/11\/2026 às 00:00 a 30\/11\/2026 às 23:59/);
    await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publicar esta versão?' });
    await userEvent.type(within(dialog).getByLabelText('Nota para a equipe'), 'Black Friday');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }));
    await waitFor(() =>
      expect(panel.asked.find(({ method }) => method === 'POST')?.body).toEqual({
        drafts: [{ author: 'bia', version: 0 }],
        published: 0,
        note: 'Black Friday',
      }),
    );
  });

  it('a price below half or above double of today’s is published only by a yes of its own', async () => {
    const wild = { ...price, price: 0.01, price_with_dacc: terms.price_with_dacc * 0.6 };
    const { panel } = openDraft('manager', { ...nothingPublished, prices: [wild] });
    panel.answers(calls.publishCatalogue, () => ({ version: 1 }));
    showPanel('/catalogo?aba=publish');
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publicar esta versão?' }));
    const caution = within(dialog.getByRole('alert'));
    expect(caution.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/sem débito automático: R\$.109,99 → R\$.0,01$/),
    ]);
    const isPublished = () => panel.asked.some(({ method }) => method === 'POST');
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
    dialog.getByText('Confira os preços e marque aqui.');
    // What is missing has the focus, and a screen reader says why.
    const yes = caution.getByRole('checkbox', { description: 'Confira os preços e marque aqui.' });
    expect(document.activeElement).toBe(yes);
    expect(isPublished()).toBe(false);
    await userEvent.click(caution.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(isPublished()).toBe(true));
  });

  it('a draft that cannot be published names its errors', async () => {
    const scheduled = { ...price, list: 'plans', from: '2026-11-30T00:00', until: '2026-11-27T00:00' };
    openDraft(
      'admin',
      { ...nothingPublished, prices: [scheduled] },
      {
        problems: [
          { part: 'prices' as const, key: scheduled.key, message: 'O fim vem antes do começo.' },
          { part: 'validity' as const, key: 'livelo', message: 'O fim vem antes do começo.' },
          { part: 'faq' as const, key: `general ${asked.id}`, message: 'Falta o texto.' },
        ],
      },
    );
    showPanel('/catalogo?aba=publish');
    await screen.findByText('500 Mega (d500a, lista Site principal): O fim vem antes do começo.');
    screen.getByText('Lista Livelo: O fim vem antes do começo.');
    screen.getByText(`Dúvida “${asked.question}”: Falta o texto.`);
    await userEvent.click(screen.getByRole('tab', { name: 'Planos' }));
    await screen.findByRole('textbox', {
      name: 'Termina em: Preço agendado, d500a',
      description: 'O fim vem antes do começo.',
    });
  });

  it.each([
    ['lists', 'plans', '?lista=plans', 'Site principal', []],
    ['plans', 'd500a', '?lista=', 'd500a', ['500 Mega']],
    ['campaigns', 'livelo', '?aba=campaigns&campanha=livelo', 'Livelo', ['Período de venda']],
  ] as const)(
    'a period of %s that ends first says so at its end: %s',
    async (kind, name, address, of, folded) => {
      const period = { from: '2026-12-01T00:00', until: '2026-11-30T00:00' };
      const validity = { ...nothingPublished.validity, [kind]: { [name]: period } };
      openDraft('admin', { ...nothingPublished, validity });
      showPanel(`/catalogo${address}`);
      await unfold(...folded);
      const end = await screen.findByRole('textbox', {
        name: `Termina em: Período de venda, ${of}`,
        description: 'O fim vem antes do começo.',
      });
      expect(end.getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('a manager can read every list, campaign and question but change none', async () => {
    openDraft('manager');
    showPanel('/catalogo');
    const list = await screen.findByLabelText('Lista de preços');
    await userEvent.selectOptions(list, 'Todas as listas');
    expect(list).toHaveProperty('value', '');
    within(list).getByRole('option', { name: 'Site principal' });
    await unfold('500 Mega');
    expect(screen.getByLabelText('Preço cheio: 500 Mega (d500a)').matches(':disabled')).toBe(true);
    await userEvent.click(screen.getByRole('tab', { name: 'Campanhas' }));
    await unfold('Livelo', 'Blocos e planos');
    expect(screen.getByLabelText('500 Mega (d500a)').matches(':disabled')).toBe(true);
    await userEvent.click(screen.getByRole('tab', { name: 'Dúvidas' }));
    await userEvent.selectOptions(screen.getByLabelText('Conjunto de dúvidas'), 'Empresas');
    const [look] = screen.getAllByRole('button', { name: /\?$/, expanded: false });
    if (look === undefined) throw new Error('No question can be read.');
    await userEvent.click(look);
    expect(screen.getByLabelText('Resposta').matches(':disabled')).toBe(true);
    expect(screen.queryByText('Ocultar')).toBeNull();
  });

  it('a question can be hidden and another added, once it has a text', async () => {
    const { panel, kept } = openDraft();
    showPanel('/catalogo?aba=questions');
    await unfold('Nova dúvida');
    const make = screen.getByRole('button', { name: 'Criar no rascunho' });
    await userEvent.click(make);
    const missing = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid');
    expect([missing('Pergunta'), missing('Resposta')]).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(screen.getByLabelText('Pergunta'));
    screen.getByText('Escreva a pergunta.');
    screen.getByText('Escreva a resposta.');
    expect(panel.asked.some(({ method }) => method === 'PUT')).toBe(false);
    await unfold(asked.question);
    await userEvent.click(screen.getByText('Ocultar'));
    await screen.findByText('Oculta');
    const form = [...document.querySelectorAll<HTMLElement>('form input, form textarea:not([aria-hidden])')];
    const [question, , answer] = form;
    if (question === undefined || answer === undefined) throw new Error('No question can be added.');
    await paste(question, 'Vale à noite?');
    await paste(answer, 'Vale.');
    await userEvent.click(make);
    await waitFor(() =>
      expect(kept.publication.faq.general).toMatchObject({
        hidden: [expect.any(String)],
        added: [{ id: 'vale-a-noite', question: 'Vale à noite?', answer: 'Vale.' }],
      }),
    );
  });
});

it.each([
  ['just half', 99.99 / 2, false],
  ['below half', 49, true],
  ['double', 99.99 * 2, false],
  ['above double', 200, true],
])('a scheduled price of %s of what is published for good is judged by that', (_name, amount, isWild) => {
  const good = { ...price, price_with_dacc: 99.99 };
  const before = { ...nothingPublished, prices: [{ ...good, price_full: 500 }] };
  const after = {
    ...before,
    prices: [...before.prices, { ...good, ...friday, key: 'b', price_with_dacc: amount }],
  };
  const found = describeWildPrices(before, after, files);
  expect(found).toHaveLength(isWild ? 1 : 0);
});

describe('changes described in words', () => {
  it.each<[string, Partial<Publication>, string]>([
    ['a price', { prices: [price] }, '500 Mega (d500a), com débito automático: R$ 99,99 → R$ 89,99'],
    [
      'a price of a list for a time',
      { prices: [{ ...price, list: 'plans', ...friday }] },
      '500 Mega (d500a, lista Site principal), com débito automático: R$ 99,99 → R$ 89,99, de 27/11/2026 às 00:00 a 30/11/2026 às 23:59',
    ],
    [
      'a period',
      { validity: { plans: {}, lists: {}, campaigns: { 'black-friday': friday } } },
      'Campanha Black Friday: à venda de 27/11/2026 às 00:00 a 30/11/2026 às 23:59',
    ],
    [
      'a banner',
      { looks: [{ key: 'l', campaign: '', banner: { heading: 'Oi' } }] },
      'Site principal: Título do banner: “Oi”',
    ],
    [
      'a photo',
      { looks: [{ key: 'l', campaign: '', photo: { wide: '', tall: '', alt: 'Uma casa' } }] },
      'Site principal: foto do banner: “Uma casa”',
    ],
    [
      'a question',
      { faq: { general: { edited: {}, added: [], hidden: [asked.id], order: [] } } },
      `Dúvida “${asked.question}”: oculta`,
    ],
    [
      'a new question',
      {
        faq: {
          general: { edited: {}, added: [{ ...asked, id: 'x', group: asked.group }], hidden: [], order: [] },
        },
      },
      `Dúvida “${asked.question}”: nova`,
    ],
    [
      'how a question is answered in the conversation',
      {
        faq: {
          general: {
            ...{ added: [], hidden: [], order: [] },
            edited: { [asked.id]: { question: asked.question, answer: usualAnswer, reply: 'Sim.' } },
          },
        },
      },
      `Dúvida “${asked.question}”: o que a conversa diz ou reconhece`,
    ],
    [
      'a new question of a campaign for a time',
      {
        faq: {
          general: {
            ...{ edited: {}, hidden: [], order: [] },
            added: [{ ...asked, id: 'x', campaigns: ['livelo'], ...friday }],
          },
        },
      },
      `Dúvida “${asked.question}”: vale em Campanha Livelo, de 27/11/2026 às 00:00 a 30/11/2026 às 23:59`,
    ],
    [
      'hidden blocks and plans',
      { looks: [{ key: 'l', campaign: 'livelo', hidden: ['gamer', 'news'], exclusions: ['d500a'] }] },
      'Campanha Livelo: blocos ocultos: Jogos, Novidades',
    ],
  ])('the changes name %s and its removal', (_name, parts, sentence) => {
    const after = { ...nothingPublished, ...parts };
    const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
    expect(plain(describeChanges(nothingPublished, after, files))).toContain(sentence);
    expect(describeChanges(after, after, files)).toEqual([]);
    expect(describeChanges(after, nothingPublished, files)).toHaveLength(1);
  });
});

it('the edited campaign can be previewed', async () => {
  openDraft('marketer');
  showPanel('/catalogo?aba=campaigns');
  await unfold('Livelo');
  await userEvent.click(screen.getByRole('tab', { name: 'Prévia' }));
  expect((await screen.findByTitle('Prévia da página')).getAttribute('src')).toContain('/livelo/');
});
