// @ts-check
// The page of the stand-in, served as it stands.

import { openForm } from './phone-form.js';

/**
 * @typedef {{ id?: string, link?: string, filename?: string, caption?: string }} SentFile
 * @typedef {{ id: string, title: string, description?: string }} Choice
 * @typedef {{ body?: { text: string }, action?: { button?: string, buttons?: { reply: Choice }[],
 *   sections?: { rows: Choice[] }[], parameters?: { display_text: string, url: string, flow_token?: string, flow_cta?: string } },
 *   nfm_reply?: object,
 *   button_reply?: Choice, list_reply?: Choice }} Interactive
 * @typedef {{ id?: string, context?: { message_id?: string, id?: string }, type?: string,
 *   text?: { body: string }, interactive?: Interactive, referral?: { headline: string }, message_id?: string,
 *   document?: SentFile, image?: SentFile, typing_indicator?: object,
 *   template?: { name: string, components?: { parameters?: { text?: string }[] }[] } }} Message
 * @typedef {{ id: string, status: string, errors?: { title: string }[] }} Delivery
 * @typedef {{ entry: { changes: { value: { messages?: Message[], statuses?: Delivery[] } }[] }[] }} Webhook
 * @typedef {{ direction: 'in' | 'out', person: string, at: string, body: Message | Webhook, status: number,
 *   reply: { messages?: { id: string }[], error?: { message: string } } | null }} Exchange
 */

/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {{ new (): Kind }} kind
 */
const find = (selector, kind) => {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page lacks ${selector}`);
};

const phone = find('#phone', HTMLInputElement);
const line = find('#line', HTMLTextAreaElement);
const log = find('#log', HTMLDivElement);
const talk = find('#talk', HTMLDivElement);
const typing = find('#typing', HTMLParagraphElement);
const quote = find('#quote', HTMLQuoteElement);
const others = find('#others', HTMLDivElement);
const rows = find('#rows', HTMLDivElement);

// It scrolls.
log.tabIndex = 0;

/** @type {Exchange[]} */
const seen = [];

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} given
 * @param {(Node | string)[]} children
 */
function make(tag, given, ...children) {
  const made = Object.assign(document.createElement(tag), given);
  made.append(...children);
  return made;
}

const self = () => ({ phone: phone.value, name: find('#name', HTMLInputElement).value });

/** @param {object} message */
async function send(message) {
  const context = quote.hidden ? {} : { context: { id: quote.dataset.id } };
  const body = JSON.stringify({ ...self(), message: { ...context, ...message } });
  quote.hidden = true;
  for (const sheet of [others, rows]) sheet.hidePopover();
  line.focus();
  log.scrollTop = 0;
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch('/sandbox/whatsapp/messages', { method: 'POST', headers, body });
  if (!ok) typing.textContent = 'Não enviada: confira o número, com 55 e DDD.';
}

/** @param {SentFile} file */
const sent = ({ id }) => `/sandbox/whatsapp/sent/${id}`;

/** @type {(href: string, text: string) => HTMLElement} */
const link = (href, text) => make('a', { href, target: '_blank' }, text);

/** @type {(onclick: () => void, ...children: (Node | string)[]) => HTMLElement} */
const button = (onclick, ...children) => make('button', { type: 'button', onclick }, ...children);

/** @param {Message} message */
function actionsOf({ id, interactive }) {
  const { buttons = [], sections = [], parameters, button: opens = '' } = interactive?.action ?? {};
  const { flow_token, flow_cta = '' } = parameters ?? {};
  /** @type {(type: 'button_reply' | 'list_reply', choice: Choice) => HTMLElement} */
  const press = (type, choice) => {
    const message = { type: 'interactive', context: { id }, interactive: { type, [type]: choice } };
    return button(() => void send(message), choice.title, make('span', {}, choice.description ?? ''));
  };
  const openRows = () => {
    const all = sections.flatMap((one) => one.rows.map((row) => press('list_reply', row)));
    rows.replaceChildren(make('h2', { className: 'text-m' }, opens), ...all);
    rows.ariaLabel = opens;
    rows.showPopover();
    all[0]?.focus();
  };
  return [
    ...(parameters?.url ? [link(parameters.url, parameters.display_text)] : []),
    ...(flow_token ? [button(() => openForm(self(), flow_token), flow_cta)] : []),
    ...buttons.map(({ reply }) => press('button_reply', reply)),
    ...sections.map(() => Object.assign(button(openRows, `☰ ${opens}`), { ariaHasPopup: 'dialog' })),
  ];
}

/** @param {Message} message */
function textOf({ type = '', text, interactive, document: file, image, template, referral }) {
  const pressed = interactive?.button_reply ?? interactive?.list_reply;
  const values = template?.components?.flatMap(({ parameters = [] }) => parameters.map((one) => one.text));
  const parts = [
    interactive?.nfm_reply && 'Formulário enviado',
    referral && `Do anúncio “${referral.headline}”`,
    template && `Modelo ${template.name}: ${values?.join(' · ')}`,
    interactive?.body?.text ?? text?.body ?? (file ?? image)?.caption,
    ...[pressed?.title, pressed?.description],
  ];
  const other = document.querySelector(`[data-message*='"type":"${type}"']`)?.textContent;
  return parts.filter(Boolean).join('\n') || (other ?? type);
}

/** @type {Record<string, string>} */
const states = { sent: 'Enviada', delivered: 'Entregue', read: 'Lida' };

/** @type {(bubble: Element | null, state: string, why?: string) => void} */
function mark(bubble, state, why = '') {
  const textContent = { sent: '✓', failed: `Não entregue: ${why}` }[state] ?? '✓✓';
  const given = { textContent, ariaLabel: states[state] ?? textContent, role: 'img', className: state };
  Object.assign(bubble?.querySelector('small span') ?? {}, given);
}

/** @type {(message: Message, at: string, whose: 'own' | 'other') => HTMLElement} */
function addBubble(message, at, whose) {
  const { id = '', context, document: file, image } = message;
  const parts = textOf(message).split(/(https?:\/\/\S*[^\s.,;)])/);
  const text = make('p', {}, ...parts.map((part, place) => (place % 2 ? link(part, part) : part)));
  const answered = document.getElementById(context?.message_id ?? context?.id ?? '')?.querySelector('p');
  const reply = button(() => {
    quote.textContent = text.textContent;
    quote.dataset.id = id;
    quote.hidden = false;
    line.focus();
  }, '↩');
  const time = new Date(at).toLocaleTimeString('pt-BR', { timeStyle: 'short' });
  const bubble = make(
    'div',
    { id, className: whose },
    make('span', { className: 'visually-hidden' }, whose === 'own' ? 'Você: ' : 'Loja: '),
    ...(answered ? [make('blockquote', {}, answered.textContent)] : []),
    ...(file?.filename ? [link(file.link ?? sent(file), `${file.filename}\n`)] : []),
    ...(image && whose === 'other' ? [make('img', { src: sent(image), alt: 'Foto' })] : []),
    text,
    make('small', {}, `${time} `, make('span', {})),
    make('div', { className: 'choices' }, ...actionsOf(message)),
    ...(whose === 'own'
      ? []
      : [Object.assign(reply, { className: 'icon-button reply', ariaLabel: 'Responder' })]),
  );
  talk.append(bubble);
  return bubble;
}

/** @type {(body: Exchange['body']) => body is Webhook} */
const isWebhook = (body) => 'entry' in body;

/**
 * What the shop has read, also before the delivery is reported.
 * @type {Set<string | undefined>}
 */
const read = new Set();

/** @type {(sent: Message, exchange: Exchange) => void} */
function showSent(sent, { at, reply }) {
  typing.textContent = sent.typing_indicator ? 'digitando…' : '';
  if (sent.message_id) {
    read.add(sent.message_id);
    for (const own of talk.querySelectorAll('.own:not(:has(.read))')) mark(own, 'read');
  }
  if (!sent.type) return;
  const bubble = addBubble({ ...sent, id: reply?.messages?.[0]?.id ?? '' }, at, 'other');
  if (reply?.error) mark(bubble, 'failed', reply.error.message);
}

/** @param {Exchange} exchange */
function showOnPhone(exchange) {
  const { person, at, body, status } = exchange;
  if (person !== phone.value) return;
  if (!isWebhook(body)) return showSent(body, exchange);
  const { messages = [], statuses = [] } = body.entry[0]?.changes[0]?.value ?? {};
  for (const message of messages)
    mark(
      addBubble(message, at, 'own'),
      read.has(message.id) ? 'read' : status === 200 ? 'delivered' : 'sent',
    );
  for (const { id, errors } of statuses)
    if (errors) mark(document.getElementById(id), 'failed', errors[0]?.title);
}

/** @param {Exchange} exchange */
function showRequest(exchange) {
  const { body, reply, direction, status, person } = exchange;
  const { messages, statuses } = (isWebhook(body) && body.entry[0]?.changes[0]?.value) || {};
  const what = isWebhook(body) ? (messages?.[0]?.type ?? statuses?.[0]?.status) : (body.type ?? 'lida');
  const way = direction === 'in' ? 'WhatsApp → loja' : 'Loja → WhatsApp';
  const shown = make('details', {}, make('summary', {}, `${way} · ${what} · ${status} · ${person}`));
  // Written once it is opened: a long talk has a thousand.
  shown.addEventListener(
    'toggle',
    () => shown.append(make('pre', { tabIndex: 0 }, JSON.stringify({ body, reply }, null, 2))),
    { once: true },
  );
  find('#requests', HTMLOListElement).prepend(make('li', {}, shown));
}

for (const one of others.querySelectorAll('button'))
  one.onclick = () => void send(JSON.parse(one.dataset.message ?? ''));

find('#composer', HTMLFormElement).onsubmit = (event) => {
  event.preventDefault();
  const body = line.value.trim();
  if (body === '') return;
  line.value = '';
  void send({ type: 'text', text: { body } });
};

line.onkeydown = (event) => {
  if (event.key === 'Escape') quote.hidden = true;
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  line.form?.requestSubmit();
};

phone.onchange = () => {
  sessionStorage.setItem('phone', phone.value);
  for (const bubble of talk.querySelectorAll('#talk > div')) bubble.remove();
  typing.textContent = '';
  for (const exchange of seen) showOnPhone(exchange);
};
phone.value = sessionStorage.getItem('phone') ?? phone.value;
line.value = new URLSearchParams(location.search).get('text') ?? '';

new EventSource('/sandbox/whatsapp/events').addEventListener('exchanges', ({ data }) => {
  /** @type {Exchange[]} */
  const exchanges = JSON.parse(data);
  seen.push(...exchanges);
  for (const exchange of exchanges) {
    showRequest(exchange);
    showOnPhone(exchange);
  }
});
