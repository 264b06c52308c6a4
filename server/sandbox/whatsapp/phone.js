// @ts-check
// The page of the stand-in, served as it stands.

/**
 * @typedef {{ id: string, title: string, description?: string }} Choice
 * @typedef {{ body: { text: string }, action: { button?: string, buttons?: { reply: Choice }[],
 *   sections?: { rows: Choice[] }[], parameters?: { display_text: string, url: string } },
 *   button_reply?: Choice, list_reply?: Choice }} Interactive
 * @typedef {{ id?: string, context?: { message_id?: string }, type?: string, text?: { body: string },
 *   interactive?: Interactive, referral?: { headline: string },
 *   document?: { link?: string, filename?: string, caption?: string }, typing_indicator?: object,
 *   template?: { name: string, components?: { parameters?: { text?: string }[] }[] } }} Message
 * @typedef {{ entry: { changes: { value: { messages?: Message[],
 *   statuses?: { id: string, status: string }[] } }[] }[] }} Webhook
 * @typedef {{ direction: 'in' | 'out', person: string, body: Message | Webhook, status: number,
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
const profile = find('#name', HTMLInputElement);
const line = find('#line', HTMLTextAreaElement);
const talk = find('#talk', HTMLDivElement);
const typing = find('#typing', HTMLParagraphElement);
const requests = find('#requests', HTMLOListElement);

// It scrolls.
talk.tabIndex = 0;

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

/** @param {object} message */
async function send(message) {
  const body = JSON.stringify({ phone: phone.value, name: profile.value, message });
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch('/sandbox/whatsapp/messages', { method: 'POST', headers, body });
  if (!ok) typing.textContent = 'Não enviada: confira o número, com 55 e DDD.';
}

/**
 * @param {'button_reply' | 'list_reply'} type
 * @param {Choice} choice
 */
const press = (type, { id, title, description }) => {
  const button = make('button', { type: 'button' }, title);
  if (description) button.append(make('span', {}, description));
  button.onclick = () => {
    const context = { id: button.closest('#talk > div')?.id };
    void send({ type: 'interactive', context, interactive: { type, [type]: { id, title, description } } });
    line.focus();
  };
  return button;
};

/** @param {Interactive} interactive */
function partsOf({ action, body }) {
  /** @type {Node[]} */
  const parts = [make('p', {}, body.text)];
  const { buttons, sections, parameters, button = '' } = action;
  if (parameters) parts.push(make('a', { href: parameters.url, target: '_blank' }, parameters.display_text));
  if (buttons) {
    const pressed = buttons.map(({ reply }) => press('button_reply', reply));
    parts.push(make('div', { className: 'choices' }, ...pressed));
  }
  if (sections) {
    const rows = sections.flatMap(({ rows: all }) => all.map((row) => press('list_reply', row)));
    parts.push(
      make('details', {}, make('summary', {}, button), make('div', { className: 'choices' }, ...rows)),
    );
  }
  return parts;
}

/** @type {Record<string, string>} */
const ofOthers = {
  location: '📍 Localização',
  image: '📷 Foto',
  audio: '🎤 Áudio',
  document: '📄 Documento',
  contacts: '👤 Contato',
  sticker: 'Figurinha',
};

/**
 * @param {Message} message
 * @returns {Node[]}
 */
function shown(message) {
  const { type = '', text, interactive, document: file, template, referral } = message;
  const pressed = interactive?.button_reply ?? interactive?.list_reply;
  if (pressed) return [make('p', {}, pressed.title)];
  if (interactive) return partsOf(interactive);
  if (file?.link)
    return [
      make('a', { href: file.link, target: '_blank' }, `📄 ${file.filename ?? 'Documento'}`),
      make('p', {}, file.caption ?? ''),
    ];
  if (template) {
    const values = template.components?.flatMap(({ parameters = [] }) => parameters.map((one) => one.text));
    return [make('p', {}, `Modelo ${template.name}: ${values?.join(' · ') ?? ''}`)];
  }
  const start = referral ? [make('small', {}, `Do anúncio “${referral.headline}”`)] : [];
  return [...start, make('p', {}, text?.body ?? ofOthers[type] ?? type)];
}

/** @param {Message} message */
const ownBubble = (message) => make('div', { className: 'own', id: message.id ?? '' }, ...shown(message));

/** @param {Message} message */
function quoted({ context }) {
  const answered = document.getElementById(context?.message_id ?? '')?.querySelector('p')?.textContent;
  return answered ? [make('small', {}, `↩ ${answered}`)] : [];
}

/** @type {Record<string, string>} */
const ticks = { sent: '✓', delivered: '✓✓', read: '✓✓ lida', failed: 'não entregue' };

/** @type {(body: Exchange['body']) => body is Webhook} */
const isWebhook = (body) => 'entry' in body;

/** @param {Webhook} body */
function showReports(body) {
  for (const { statuses = [] } of body.entry[0]?.changes.map(({ value }) => value) ?? [])
    for (const { id, status } of statuses) {
      const mark = document.getElementById(id)?.querySelector('small:last-child');
      if (!mark) continue;
      mark.textContent = ticks[status] ?? status;
      mark.className = status;
    }
}

/** @param {Exchange} exchange */
function showOnPhone({ person, body, reply }) {
  if (person !== phone.value) return;
  if (isWebhook(body)) {
    showReports(body);
    const messages = body.entry[0]?.changes[0]?.value.messages ?? [];
    talk.append(...messages.map(ownBubble));
  } else {
    typing.textContent = body.typing_indicator ? 'digitando…' : '';
    if (body.type) {
      const id = reply?.messages?.[0]?.id ?? '';
      const told = make('small', { className: id ? '' : 'failed' }, reply?.error?.message ?? '');
      talk.append(make('div', { id }, ...quoted(body), ...shown(body), told));
    }
  }
  talk.scrollTop = talk.scrollHeight;
}

/** @param {Exchange} exchange */
function titleOf({ body, direction, status, person }) {
  const value = isWebhook(body) ? body.entry[0]?.changes[0]?.value : undefined;
  const what = isWebhook(body)
    ? (value?.messages?.[0]?.type ?? value?.statuses?.[0]?.status ?? '')
    : (body.type ?? 'lida');
  return `${direction === 'in' ? 'WhatsApp → loja' : 'Loja → WhatsApp'} · ${what} · ${status} · ${person}`;
}

/** @param {Exchange} exchange */
function showRequest(exchange) {
  const { body, reply } = exchange;
  /** @param {unknown} value */
  const text = (value) => make('pre', { tabIndex: 0 }, JSON.stringify(value, null, 2));
  const parts = [make('summary', {}, titleOf(exchange)), text(body), ...(reply ? [text(reply)] : [])];
  requests.prepend(make('li', {}, make('details', {}, ...parts)));
}

/** @type {Record<string, object>} */
const others = {
  location: { type: 'location', location: { latitude: -23.5645, longitude: -46.6527 } },
  picture: { type: 'image', image: { id: '1', mime_type: 'image/jpeg', caption: '' } },
  voice: { type: 'audio', audio: { id: '1', mime_type: 'audio/ogg; codecs=opus', voice: true } },
  document: { type: 'document', document: { id: '1', filename: 'conta.pdf' } },
  contact: {
    type: 'contacts',
    contacts: [
      { name: { formatted_name: 'Rui' }, phones: [{ phone: '+55 21 99876-5432', wa_id: '5521998765432' }] },
    ],
  },
  sticker: { type: 'sticker', sticker: { id: '1', mime_type: 'image/webp' } },
  advertisement: {
    type: 'text',
    text: { body: 'Olá! Quero saber mais sobre isso.' },
    referral: {
      ...{ source_type: 'ad', source_id: '120', source_url: 'https://fb.me/anuncio' },
      ...{ headline: 'Fibra em casa', ctwa_clid: 'clique-de-teste' },
    },
  },
};

for (const button of document.querySelectorAll('button'))
  button.onclick = () => {
    const name = button.dataset.send;
    if (name === undefined) return;
    if (name !== 'campaign') return void send(others[name] ?? {});
    // A link of wa.me only fills the line; the person sends it.
    line.value = 'Olá! Quero contratar o plano 600 Mega da TIM Ultrafibra (oferta UF-600A-2026).';
    line.focus();
  };

find('#composer', HTMLFormElement).onsubmit = (event) => {
  event.preventDefault();
  const body = line.value.trim();
  if (body === '') return;
  line.value = '';
  void send({ type: 'text', text: { body } });
};

line.onkeydown = (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  line.form?.requestSubmit();
};

phone.onchange = () => {
  talk.replaceChildren();
  typing.textContent = '';
  for (const exchange of seen) showOnPhone(exchange);
};

line.value = new URLSearchParams(location.search).get('text') ?? '';

new EventSource('/sandbox/whatsapp/events').addEventListener('exchange', ({ data }) => {
  /** @type {Exchange} */
  const exchange = JSON.parse(data);
  seen.push(exchange);
  showRequest(exchange);
  showOnPhone(exchange);
});
