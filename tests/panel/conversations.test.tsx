import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  addToConversation,
  type ConversationDetail,
  type ConversationMessage,
  changeConversation,
  conversationFilePath,
  countConversations,
  findQuickAnswers,
  keepDraft,
  type ListedConversation,
  listConversations,
  readConversation,
  sayOnPhone,
  sentFileFaults,
} from '../../src/contract/panel/conversations.ts';
import { readOpeningHours, saveOpeningHours } from '../../src/contract/panel/opening-hours.ts';
import {
  openingHoursWords as hoursWords,
  mediaFault,
  partWords,
  phoneOrderWords as phone,
  conversationsWords as words,
} from '../../src/panel/views/conversations/conversations-words.ts';
import { personWords } from '../../src/panel/words/find-words.ts';
import { shellWords } from '../../src/panel/words/shell-words.ts';
import { stepTitle } from '../../src/panel/words/step-title.ts';
import { fakePanel, operatorOf, showPanel } from './show-panel.tsx';

const { id: me, name } = operatorOf('seller');

const listed: ListedConversation = {
  ...{ id: '018f0000-0000-7000-8000-000000000000', channel: 'whatsapp', state: 'waiting' },
  ...{ name: 'Bia Ramos', phone: '(11) *****-4321', campaign: '', by: null },
  ...{ askedAt: '2026-11-23T15:00:00Z', answeredAt: null, lastAt: '2026-11-23T15:00:00Z' },
  ...{ isStuck: false, snoozedUntil: null, outcome: null, step: 'phone', plan: '600 Mega', unread: 2 },
  last: { author: 'visitor', text: 'quero uma pessoa' },
};

const message = (id: string, more: Partial<ConversationMessage>): ConversationMessage => ({
  ...{ id, author: 'visitor', by: null, text: 'quero uma pessoa', isNote: false, isAside: false, deed: null },
  ...{ state: 'done', reason: null, at: '2026-11-23T15:00:00Z', choices: [] },
  media: null,
  ...more,
});

const waiting: ConversationDetail = {
  ...listed,
  messages: [message('one', {})],
  isCut: false,
  silentUntil: null,
  openUntil: '2026-11-24T15:00:00Z',
  record: {
    ...{ kind: 'lead', id: listed.id, protocol: '20261123000001', state: 'phone', town: 'São Paulo/SP' },
    ...{ plan: '600 Mega', personal: [{ field: 'cpf', masked: '***.***.247-25' }] },
    noted: { name: 'Bia Ramos' },
  },
  missing: ['email', 'birth_date', 'mothers_name'],
  colleagues: [{ id: 'other', name: 'Caio Reis' }],
  draft: null,
};

const mine: ConversationDetail = { ...waiting, state: 'person', by: { id: me, name } };

/** Opens one conversation; a change of it shows what `next` says. */
async function openConversation(first: ConversationDetail, next: ConversationDetail = first) {
  let shown = first;
  const panel = fakePanel('seller');
  panel.answers(readConversation, () => ({ conversation: shown }));
  panel.answers(listConversations, () => ({ conversations: [first], next: null }));
  panel.answers(keepDraft, () => ({ success: true as const }));
  for (const call of [changeConversation, addToConversation, sayOnPhone])
    panel.answers(call, () => {
      shown = next;
      return { success: true as const };
    });
  showPanel(`/conversas/${first.id}`);
  await screen.findByRole('heading', { name: first.name, level: 1 });
  const isChange = ({ method, path }: (typeof panel.asked)[number]) =>
    method === 'POST' && path.includes(first.id);
  const sent = () => panel.asked.filter(isChange).map(({ body }) => body);
  return { panel, sent };
}

/** Also of a part that was just opened, which is shown a frame later. */
const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));

/** The list, which answers what it is asked for with `rows`. */
async function openList(rows: (asked: unknown) => ListedConversation[], address = '/conversas') {
  const panel = fakePanel('seller');
  panel.answers(readConversation, ({ path }) => ({
    conversation: { ...waiting, id: path.split('/').at(-1) ?? '' },
  }));
  panel.answers(countConversations, () => ({ waiting: 2, mine: 1 }));
  panel.answers(listConversations, ({ body }) => ({ conversations: rows(body), next: null }));
  showPanel(address);
  const asked = () => panel.asked.findLast(({ path }) => path.endsWith('/search'))?.body;
  return { panel, asked };
}

it('the list tells of each conversation what a seller chooses by, and the navigation counts who waits', async () => {
  const { asked } = await openList((body) =>
    Object(body).part === undefined ? [{ ...listed, isStuck: true }] : [],
  );
  const card = within(await screen.findByRole('article'));
  const link = card.getByRole('link', { name: listed.name });
  expect(link).toHaveProperty('href', expect.stringContaining(listed.id));
  for (const told of [words.stuck, 'quero uma pessoa', /600 Mega/, /^Espera /]) card.getByText(told);
  card.getByLabelText(words.unread(2));
  const navigation = within(screen.getByRole('navigation', { hidden: true }));
  await navigation.findByLabelText(shellWords.waits(3));
  await userEvent.click(screen.getByRole('tab', { name: partWords.later.title }));
  await screen.findByText(partWords.later.empty);
  await userEvent.selectOptions(screen.getByLabelText(words.channel), words.channels.site);
  await waitFor(() => expect(asked()).toEqual({ part: 'later', channel: 'site' }));
});

it('a search looks into all parts, says what it reads, and stands in no address', async () => {
  const { asked } = await openList(() => [], '/conversas?parte=mine');
  await userEvent.type(await screen.findByLabelText(words.find), 'sábado{Enter}');
  await waitFor(() => expect(asked()).toEqual({ search: 'sábado' }));
  screen.getByText(words.findHint);
  await screen.findByText(words.notFound);
  await userEvent.click(screen.getByRole('tab', { name: partWords.bot.title }));
  await waitFor(() => expect(asked()).toEqual({ part: 'bot', search: 'sábado' }));
});

it('a row that a search found shows its words where they were written, marked', async () => {
  const last = { author: 'operator' as const, text: '… é no sábado de manhã.', found: ['sábado'] };
  await openList(() => [{ ...listed, last }]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('sábado', { selector: 'mark' }).parentElement?.textContent).toContain(last.text);
});

it('keys go from row to row in the list, and from conversation to conversation with Alt, drafts kept', async () => {
  const ids = [0, 1, 2].map((last) => listed.id.replace(/0$/, `${last}`));
  const rows = ids.map((id, at) => ({ ...listed, id, name: `Pessoa ${at}` }));
  const { panel } = await openList(() => rows, `/conversas/${ids[0]}?parte=mine`);
  panel.answers(keepDraft, () => ({ success: true as const }));
  const link = (at: number) => screen.getByRole('link', { name: `Pessoa ${at}` });
  const isOpen = (at: number) => waitFor(() => expect(link(at).getAttribute('aria-current')).toBe('page'));
  await screen.findByRole('link', { name: 'Pessoa 0' });
  link(0).focus();
  await userEvent.keyboard('j{ArrowDown}k{Tab}');
  const person = screen.getByRole('link', { name: personWords.allOf('Pessoa 1') });
  expect(document.activeElement).toBe(person);
  expect(person).toHaveProperty('pathname', `/pessoas/conversas/${ids[1]}`);
  await userEvent.keyboard('kj');
  expect(document.activeElement).toBe(link(1));
  await userEvent.keyboard('{Enter}');
  await isOpen(1);
  await userEvent.type(await screen.findByRole('textbox', { name: words.note }), 'jk');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await isOpen(2);
  const kept = panel.asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  expect(kept).toEqual([[expect.stringContaining(`${ids[1]}/draft`), { kind: 'note', text: 'jk' }]]);
});

it('from the heading of the list J goes to the first row, and no arrow is taken from scrolling', async () => {
  await openList(() => [listed]);
  const row = await screen.findByRole('link', { name: listed.name });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(heading);
  await userEvent.keyboard('k{ArrowDown}');
  expect(document.activeElement).toBe(heading);
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(row);
});

it('a draft stands in its box again, and goes with what is sent', async () => {
  const { panel, sent } = await openConversation({ ...mine, draft: { kind: 'text', text: 'Oi, sou' } }, mine);
  const box = await screen.findByRole('textbox', { name: words.modes.text });
  expect(box).toHaveProperty('value', 'Oi, sou');
  await userEvent.type(box, ' a Ana.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toEqual([{ kind: 'text', text: 'Oi, sou a Ana.' }]));
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(panel.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it.each([
  [words.snoozes.hour, /^\d{4}-\d\d-\d\dT\d\d:\d\d$/],
  [words.snoozes.morning, /T08:00$/],
])('a conversation is put off by one press: %s', async (button, until) => {
  const { sent } = await openConversation(mine);
  await press(words.snooze);
  await press(button);
  await waitFor(() => expect(sent()).toEqual([{ does: 'snooze', until: expect.stringMatching(until) }]));
});

it('a conversation is taken before somebody writes to the visitor, and a note needs no taking', async () => {
  const { sent } = await openConversation(waiting, mine);
  // The record stands beside it, masked, with the way to its page.
  screen.getByText('***.***.247-25');
  const record = screen.getByRole('link', { name: words.opensRecord });
  expect(record).toHaveProperty('href', expect.stringContaining(`/contatos/${listed.id}`));
  screen.getByText(words.takeFirst);
  await userEvent.type(screen.getByRole('textbox', { name: words.note }), 'Ligar amanhã');
  await press(words.addNote);
  await waitFor(() => expect(sent()).toEqual([{ kind: 'note', text: 'Ligar amanhã' }]));
  expect(await screen.findByRole('textbox', { name: words.modes.text })).toHaveProperty('value', '');
});

it.each([
  ['take', waiting, mine, words.take, words.handBack],
  ['hand-back', mine, waiting, words.handBack, words.take],
] as const)('a second Enter does not undo the first: %s', async (does, before, after, pressed, itsOther) => {
  const { sent } = await openConversation(before, after);
  (await screen.findByRole('button', { name: pressed })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: itsOther });
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(sent()).toEqual([{ does }]);
});

it('a message says what became of it, and only a person sends it again', async () => {
  const failed = message('two', {
    ...{ author: 'operator', by: 'Ana Lima', text: 'Oi', state: 'failed', reason: 'whatsapp 131026' },
  });
  const unsure = message('three', { author: 'shop', text: 'Qual é o CEP?', state: 'uncertain' });
  const { sent } = await openConversation({ ...mine, messages: [...mine.messages, failed, unsure] });
  const log = within(screen.getByRole('log', { name: words.messages }));
  log.getByText(/Ana Lima.*Não foi enviado: este número não recebe mensagens pelo WhatsApp/);
  log.getByText(/Atendimento automático.*Não se sabe se chegou/);
  const [again] = log.getAllByRole('button', { name: words.again });
  if (again) await userEvent.click(again);
  await waitFor(() => expect(sent()).toEqual([{ kind: 'again', message: 'two' }]));
});

it("on the site, what the visitor's browser told as the shop's words is shown as its own", async () => {
  const told = message('two', { author: 'shop', text: 'O preço é R$ 1,00.', state: 'done' });
  await openConversation({ ...mine, channel: 'site', messages: [told] });
  const line = within(screen.getByRole('log', { name: words.messages })).getByRole('listitem');
  within(line).getByText((text) => text.startsWith(words.toldByBrowser));
  expect(line.dataset.author).toBe('visitor');
});

it('a quick answer goes into the message, which stays in its box where a closed window loses it', async () => {
  const { panel } = await openConversation(mine);
  panel.answers(findQuickAnswers, () => ({
    answers: [{ id: 'prazo', question: 'Quando instala?', text: 'Em três dias.' }],
  }));
  await press(words.quick);
  await userEvent.click(await screen.findByRole('button', { name: `${words.use}: Quando instala?` }));
  const box = screen.getByRole('textbox', { name: words.modes.text });
  expect(box).toHaveProperty('value', 'Em três dias.');
  expect(document.activeElement).toBe(box);
  panel.refuses(addToConversation, { status: 409, code: 'window-closed', error: 'Só até 24 horas.' });
  await userEvent.type(box, ' Oi');
  await press(words.send);
  await screen.findByRole('alert');
  screen.getByText('Só até 24 horas.');
  expect(screen.getByRole('textbox', { name: words.modes.text })).toHaveProperty('value', 'Em três dias. Oi');
});

it('only a question that can be asked is asked by name, what lacks first', async () => {
  const { sent } = await openConversation(mine);
  await press(words.ask);
  // A part that was opened is shown a frame later.
  const ask = within(await screen.findByRole('region', { name: words.ask }));
  await userEvent.click(ask.getByRole('combobox', { name: words.question }));
  expect(screen.queryByRole('option', { name: stepTitle('nome-mae'), hidden: true })).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(ask.getByRole('button', { name: words.ask }));
  await waitFor(() => expect(sent()).toEqual([{ kind: 'deed', deed: { kind: 'ask', step: 'email' } }]));
});

it('an answer is filled in over what was noted; what is masked or binds is left to the visitor', async () => {
  const { sent } = await openConversation(mine);
  await press(words.fill);
  const fill = within(await screen.findByRole('region', { name: words.fill }));
  fill.getByText(words.fillHint);
  await userEvent.click(fill.getByRole('combobox', { name: words.question }));
  const named = await screen.findByRole('option', { name: stepTitle('nome'), hidden: true });
  for (const left of ['email', 'telefone', 'cpf', 'nome-mae', 'conta-debito'] as const)
    expect(screen.queryByRole('option', { name: stepTitle(left), hidden: true })).toBeNull();
  await userEvent.click(named);
  const box = fill.getByRole('textbox');
  expect(box).toHaveProperty('value', 'Bia Ramos');
  await userEvent.type(box, ' Reis');
  await userEvent.click(fill.getByRole('button', { name: words.fill }));
  const raw = { name: ['Bia Ramos Reis'] };
  await waitFor(() =>
    expect(sent()).toEqual([{ kind: 'deed', deed: { kind: 'answer', step: 'nome', raw } }]),
  );
});

it('a conversation is passed on, closed with an outcome, and handed back', async () => {
  const { sent } = await openConversation(mine);
  await press(words.pass);
  await press(words.passDo);
  screen.getByText(words.chooseColleague);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.colleague }), 'Caio Reis');
  await press(words.passDo);
  await waitFor(() => expect(sent()).toEqual([{ does: 'pass', to: 'other' }]));
  await press(words.handBack);
  await waitFor(() => expect(sent().at(-1)).toEqual({ does: 'hand-back' }));
  await press(words.call);
  await waitFor(() => expect(sent().at(-1)).toEqual({ kind: 'call' }));
});

it('more that wait ring and are announced as the user chose, and what waited before does not', async () => {
  const rung: string[] = [];
  const told: string[] = [];
  class FakeAudio {
    currentTime = 0;
    destination = {};
    createGain = () => ({ gain: { value: 0 }, connect: () => {} });
    createOscillator = () => {
      rung.push('tone');
      return { frequency: { value: 0 }, connect: () => {}, start: () => {}, stop: () => {} };
    };
    close = async () => {};
  }
  class FakeNotification {
    static requestPermission = async () => 'granted';
    constructor(text: string) {
      told.push(text);
    }
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('Notification', FakeNotification);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    hidden.mockRestore();
    localStorage.clear();
  });
  let counts = { waiting: 1, mine: 0 };
  const panel = fakePanel('seller');
  panel.answers(countConversations, () => counts);
  panel.answers(listConversations, () => ({ conversations: [], next: null }));
  showPanel('/conversas');
  await screen.findAllByLabelText(shellWords.waits(1));
  await userEvent.click(screen.getByRole('switch', { name: words.sound }));
  await userEvent.click(screen.getByRole('switch', { name: words.desktop }));
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: words.desktop })).toHaveProperty('checked', true),
  );
  expect([rung, told]).toEqual([[], []]);
  counts = { waiting: 2, mine: 0 };
  panel.tells(['conversations']);
  await waitFor(() => expect(told).toEqual([shellWords.waitingAlert]));
  expect(rung).not.toEqual([]);
});

const asked = message('three', {
  ...{ author: 'shop', text: 'Qual é o dia de vencimento?', state: 'sent' },
  choices: [{ title: 'Dia 5' }, { title: 'Dia 10' }],
});
const onPhone: ConversationDetail = { ...mine, channel: 'phone', messages: [...mine.messages, asked] };

it('what is for the seller is marked among what is read to the customer', async () => {
  const aside = message('two', { author: 'shop', text: 'Quem confirma é o cliente.', isAside: true });
  await openConversation({ ...onPhone, messages: [...mine.messages, aside, asked] });
  const toRead = within(screen.getByRole('region', { name: phone.read }));
  expect(toRead.getAllByText(phone.aside)).toHaveLength(1);
  expect(toRead.getByText(phone.aside).nextElementSibling?.textContent).toBe(aside.text);
  expect(screen.queryByRole('button', { name: words.handBack })).toBeNull();
});

it('a seller who has not taken it reads an order by phone, and answers nothing', async () => {
  await openConversation({ ...onPhone, by: { id: 'other', name: 'Caio Reis' } });
  const toRead = within(screen.getByRole('region', { name: phone.read }));
  toRead.getByText('Qual é o dia de vencimento?');
  toRead.getByText(phone.takeFirst);
  expect(toRead.queryAllByRole('button')).toEqual([]);
});

it('an order that the customer has confirmed is told, and there is no link to send any more', async () => {
  const told = message('six', { author: 'shop', text: 'O cliente confirmou.', isNote: true, state: 'sent' });
  const record = waiting.record && { ...waiting.record, kind: 'order' as const };
  await openConversation({ ...onPhone, messages: [...onPhone.messages, told], record });
  const toRead = within(screen.getByRole('region', { name: phone.read }));
  toRead.getByText('O cliente confirmou.');
  expect(toRead.queryByRole('button', { name: 'Dia 10' })).toBeNull();
});

it('the hours of the team are saved with a day that is different, and a refusal stands beside its field', async () => {
  const panel = fakePanel('manager');
  const hours = { week: Array.from({ length: 7 }, () => ({ from: '08:00', to: '18:00' })), exceptions: [] };
  const versions = [{ version: 3, by: 'Ana', at: '2026-11-23T15:00:00Z', hours }];
  panel.answers(readOpeningHours, () => ({ versions }));
  panel.refusesField(saveOpeningHours, 'week.1.to', 'Feche depois.');
  showPanel('/conversas/horario');
  const field = async (label: string) => screen.findByLabelText(label);
  await userEvent.selectOptions(await field(hoursWords.to('segunda')), '07:30');
  await userEvent.selectOptions(await field(hoursWords.from('domingo')), hoursWords.none.from);
  await press(hoursWords.add);
  await userEvent.type(await field(hoursWords.day), '24/12/2999');
  await userEvent.type(await field(hoursWords.note), 'Véspera');
  await press(hoursWords.save);
  const refused = await field(hoursWords.to('segunda'));
  await waitFor(() => expect(document.activeElement).toBe(refused));
  expect(refused.getAttribute('aria-invalid')).toBe('true');
  const sent = panel.asked.find(({ method }) => method === 'PUT')?.body;
  expect(sent).toMatchObject({
    version: 3,
    exceptions: [{ day: '2999-12-24', times: null, note: 'Véspera' }],
  });
  expect(Object(sent).week.slice(0, 2)).toEqual([null, { from: '08:00', to: '07:30' }]);
});

it('a picture and a sound are shown in the conversation, all else is saved, and what is not there says why', async () => {
  const file = { state: 'kept', shown: 'file', name: 'conta.pdf', size: 2000, reason: null } as const;
  const messages = [
    message('picture', { media: { ...file, shown: 'picture', name: '' } }),
    message('sound', { media: { ...file, shown: 'sound', name: '' } }),
    message('file', { media: file }),
    message('coming', { media: { ...file, state: 'coming' } }),
    message('ended', { media: { ...file, state: 'ended' } }),
    message('failed', { media: { ...file, state: 'failed', reason: 'too-large' } }),
  ];
  await openConversation({ ...mine, messages });
  const log = within(screen.getByRole('log', { name: words.messages }));
  const picture = log.getByRole('img', { name: words.file.picture(words.visitor) });
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.getAttribute('src')).toBe(`/api/${conversationFilePath}/picture`);
  expect(log.getByLabelText(words.file.sound(words.visitor))).toHaveProperty('preload', 'none');
  expect(log.getByRole('link', { name: /conta\.pdf/ })).toHaveProperty('download', '');
  log.getByText(words.file.coming);
  log.getByText(words.file.ended);
  log.getByText(mediaFault('too-large'));
});

it('a file is sent to a customer in WhatsApp while its 24 hours are open, and one that is not taken says why', async () => {
  const { sent } = await openConversation(mine);
  await press(words.attach);
  await screen.findByText(words.file.choose);
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail();
  const chooses = (file: File) => userEvent.upload(input, file, { applyAccept: false });
  await chooses(new File(['<html>'], 'conta.html', { type: 'text/html' }));
  await screen.findByText(sentFileFaults.type);
  await chooses(new File(['%PDF-1.4'], 'conta.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(screen.queryByText(sentFileFaults.type)).toBeNull());
  const [send = expect.fail()] = screen.getAllByRole('button', { name: words.send });
  await userEvent.click(send);
  const content = btoa('%PDF-1.4');
  await waitFor(() => expect(sent()).toEqual([{ kind: 'file', name: 'conta.pdf', content }]));
});

it.each([
  ['somebody else holds', { ...mine, by: { id: 'other', name: 'Caio Reis' } }],
  ['the site has', { ...mine, channel: 'site', openUntil: null }],
  ['WhatsApp has closed', { ...mine, openUntil: '2026-11-19T15:00:00Z' }],
] as const)('no file is sent in a conversation that %s', async (_which, conversation) => {
  await openConversation(conversation);
  expect(screen.queryByRole('button', { name: words.attach })).toBeNull();
});
