import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import type { ChannelMessage, Choice } from '../channel-message.ts';
import { tapIdOf } from '../tap-id.ts';
import { cutText } from './cut-text.ts';

export const whatsappLimits = {
  text: 4096,
  body: 1024,
  buttons: 3,
  button: 20,
  rows: 10,
  row: 24,
  description: 72,
} as const;
const limits = whatsappLimits;

interface Row {
  id: string;
  title: string;
  description?: string;
}

type Interactive = { body: { text: string } } & (
  | { type: 'button'; action: { buttons: readonly { type: 'reply'; reply: Row }[] } }
  | { type: 'list'; action: { button: string; sections: readonly { rows: readonly Row[] }[] } }
  | { type: 'cta_url'; action: { name: 'cta_url'; parameters: { display_text: string; url: string } } }
  | { type: 'location_request_message'; action: { name: 'send_location' } }
  | { type: 'flow'; action: { name: 'flow'; parameters: Readonly<Record<string, string>> } }
);

/** What a message of the Cloud API holds, besides whom it goes to. */
export type WhatsAppBody =
  | { type: 'text'; text: { body: string; preview_url: false } }
  | { type: 'interactive'; interactive: Interactive }
  | {
      type: 'document';
      document: ({ link: string } | { id: string }) & { filename: string; caption?: string };
    }
  | { type: 'image'; image: { id: string; caption: string } };

/** Two stars would make what is between them bold, and go themselves: masked answers have several. */
const literal = (text: string): string =>
  text.replaceAll(/(?<!\S)(?!https?:)\S+/g, (word) => word.replaceAll('*', '∗'));

const inOneLine = (text: string): string => literal(text).replaceAll(/\s+/g, ' ').trim();

const texts = (text: string): WhatsAppBody[] =>
  cutText(literal(text), limits.text).map((body) => ({ type: 'text', text: { body, preview_url: false } }));

/** What does not fit beside something else goes before it, as texts. */
function withBody(text: string, otherwise: string, make: (body: string) => WhatsAppBody): WhatsAppBody[] {
  const whole = literal(text).trim() || otherwise;
  const body = cutText(whole, limits.body).at(-1) ?? whole;
  return [...texts(whole.slice(0, whole.length - body.length)), make(body)];
}

const interactive = (text: string, otherwise: string, action: (body: { text: string }) => Interactive) =>
  withBody(text, otherwise, (body) => ({ type: 'interactive', interactive: action({ text: body }) }));

/** A label on a button, or a plain word if the label itself stands in the text. */
function labelled(label: string, text: string, plain: string): { label: string; text: string } {
  const short = inOneLine(label);
  return short !== '' && short.length <= limits.button
    ? { label: short, text }
    : { label: plain, text: `${text}\n\n${label}` };
}

/** The first words of a title that is too long. */
const cut = (title: string, before = ''): string =>
  `${before}${cutText(title, limits.row - `${before}…`.length)[0] ?? ''}…`;

const titleOf = ({ title }: Choice): string => {
  const whole = inOneLine(title);
  return whole.length <= limits.row ? whole : cut(whole);
};

interface Shown {
  row: Row;
  /** What the list has no room for. */
  told: string | null;
}

/**
 * A choice as a row. What is too long stands whole in its description, or in the text before; a number tells it from
 * others that begin alike.
 */
function rowOf(choice: Choice, number: number, isAlone: boolean): Shown {
  const whole = inOneLine(choice.title);
  const detail = inOneLine(choice.detail ?? '');
  const title = isAlone ? titleOf(choice) : cut(whole, `${number}. `);
  const isWhole = title === whole;
  const rest = [isWhole ? '' : whole, detail === whole ? '' : detail]
    .filter((part) => part !== '')
    .join('. ');
  const id = tapIdOf(choice.tap, choice.title);
  const described = (description: string): Row => ({ id, title, ...(description !== '' && { description }) });
  if (rest.length <= limits.description) return { row: described(rest), told: null };
  const [first = ''] = cutText(detail, limits.description);
  const told = [isAlone ? whole : `${number}. ${whole}`, detail].filter((part) => part !== '').join(': ');
  return { row: described(first), told };
}

function list({ text, choices, open, from = 0, next = 'more' }: Choices): WhatsAppBody[] {
  const isLong = choices.length - from > limits.rows;
  const page = choices.slice(from, isLong ? from + limits.rows - 1 : undefined);
  const titles = page.map(titleOf);
  const isAlone = (title: string | undefined) =>
    title !== '' && titles.filter((one) => one === title).length === 1;
  const shown = page.map((choice, at) => rowOf(choice, from + at + 1, isAlone(titles[at])));
  const more = { kind: 'do', name: next, from: from + page.length } as const;
  const rows = [
    ...shown.map(({ row }) => row),
    ...(isLong ? [{ id: tapIdOf(more, channelWords.more), title: channelWords.more }] : []),
  ];
  const button = labelled(open ?? '', '', channelWords.open).label;
  return interactive(
    [text, ...shown.flatMap(({ told }) => told ?? [])].join('\n\n'),
    channelWords.open,
    (body) => ({
      type: 'list',
      body,
      action: { button, sections: [{ rows }] },
    }),
  );
}

type Choices = Extract<ChannelMessage, { kind: 'choices' }>;

function choose(message: Choices): WhatsAppBody[] {
  const { text, choices, from = 0 } = message;
  const titles = choices.map(({ title }) => inOneLine(title));
  const areButtons =
    from === 0 &&
    choices.length <= limits.buttons &&
    titles.every((title) => title !== '' && title.length <= limits.button) &&
    new Set(titles).size === titles.length;
  if (choices.length <= from) return texts(text);
  if (!areButtons) return list(message);
  const details = choices.flatMap(({ title, detail }) => (detail ? `${title}: ${detail}` : []));
  const buttons = choices.map(({ title, tap }) => ({
    type: 'reply' as const,
    reply: { id: tapIdOf(tap, title), title: inOneLine(title) },
  }));
  return interactive([text, ...details].join('\n\n'), channelWords.open, (body) => ({
    type: 'button',
    body,
    action: { buttons },
  }));
}

/** The answers that can be tapped where there is no form: beside one they are written. */
const answersOf = (message: ChannelMessage): string =>
  (message.kind === 'choices' ? message.choices : [])
    .flatMap(({ title, tap }) => (tap.kind === 'answer' ? `• ${title}` : []))
    .join('\n');

/** A message as bodies of the Cloud API, in the order in which they are sent. */
export function asWhatsApp(message: ChannelMessage): WhatsAppBody[] {
  switch (message.kind) {
    case 'text':
      return message.asksLocation
        ? interactive(message.text, '', (body) => ({
            ...{ type: 'location_request_message', body },
            action: { name: 'send_location' },
          }))
        : texts(message.text);
    case 'choices':
      return choose(message);
    case 'link': {
      const { label, text } = labelled(message.label, message.text, channelWords.openPage);
      return interactive(text, label, (body) => ({
        type: 'cta_url',
        body,
        action: { name: 'cta_url', parameters: { display_text: label, url: message.url } },
      }));
    }
    case 'form': {
      const said = [message.text, answersOf(message.otherwise), message.offer].filter(Boolean).join('\n\n');
      const { label, text } = labelled(message.label, said, channelWords.openPage);
      const { form: flow_name, token: flow_token } = message;
      const parameters = { flow_message_version: '3', flow_name, flow_token, flow_cta: label };
      return interactive(text, label, (body) => ({
        ...{ type: 'flow', body },
        action: { name: 'flow', parameters: { ...parameters, flow_action: 'data_exchange' } },
      }));
    }
    case 'document':
      return withBody(message.text, message.name, (caption) => ({
        type: 'document',
        document: { link: message.url, filename: message.name, caption },
      }));
    case 'file':
      // It has to be uploaded first.
      return [];
  }
}

/** The same of a file, by the id that WhatsApp gave to it. */
export const fileAsWhatsApp = (
  { text: caption, name: filename, media }: Extract<ChannelMessage, { kind: 'file' }>,
  id: string,
): WhatsAppBody =>
  media === 'picture'
    ? { type: 'image', image: { id, caption } }
    : { type: 'document', document: { id, filename, caption } };
