import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { doneWords } from '../../../src/content/screens/done.ts';
import type { Row } from '../../../src/dialogue/summary/plan-rows.ts';
import type { ChannelMessage, Choice, CommandName } from '../channel-message.ts';

/** Addresses that only the channel knows. */
export interface SpeechLinks {
  /** Of the site, without a path. */
  readonly site: string;
  /** The summary of an order that was made, if it can be fetched by its address. */
  readonly summary?: string | undefined;
  /** Of an order by phone: the consent is the customer's own, by a link. */
  readonly isSpoken?: boolean;
}

/** An open question: what stands before it, the question itself, and what helps with it. */
export interface Asking {
  before?: readonly ChannelMessage[];
  ask: string;
  aids?: readonly (string | null | undefined | false)[];
  choices: readonly Choice[];
  open?: string;
  /** Without choices: where the visitor is answers it. */
  asksLocation?: true;
}

export const text = (...parts: readonly (string | null | false | undefined)[]): ChannelMessage => ({
  kind: 'text',
  text: paragraphs(parts),
});

/** To the seller of an order by phone. */
export const aside = (said: string): ChannelMessage => ({ kind: 'text', text: said, isAside: true });

const isAside = (message: ChannelMessage): boolean => 'isAside' in message;

const spoken = Object.entries(phoneWords.spoken).map(
  ([written, said]) => [new RegExp(`(?<!\\p{L})${written}(?!\\p{L})`, 'gu'), said] as const,
);

/** Its text without what only the one who wrote it may read. */
export const maskedText = (message: ChannelMessage): string =>
  (message.kind === 'choices' && message.masked) || message.text;

/** A message as it is read out to a customer on the phone. */
export const asSpoken = (message: ChannelMessage): ChannelMessage =>
  isAside(message)
    ? message
    : {
        ...message,
        text: spoken.reduce((said, [written, by]) => said.replace(written, by), maskedText(message)),
      };

export const paragraphs = (parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** The rows of a summary, a line each. */
export const lines = (rows: readonly Pick<Row, 'label' | 'value'>[]): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

export const say = (title: string, words: string = title): Choice => ({
  title,
  tap: { kind: 'say', text: words },
});

export const command = (title: string, name: CommandName): Choice => ({ title, tap: { kind: 'do', name } });

/** What several questions offer besides their answers. */
export const change = command(channelWords.change, 'change-answer');
export const person = command(handOffWords.ask, 'request-person');
export const call = command(handOffWords.call, 'request-call');
export const onSite = command(channelWords.onSite, 'go-to-site');

type Choices = Extract<ChannelMessage, { kind: 'choices' }>;

/** With what can be tapped, if anything can. */
export const offering = (
  words: string,
  choices: readonly Choice[],
  rest: Partial<Omit<Choices, 'kind' | 'text' | 'choices'>> = {},
): Extract<ChannelMessage, { kind: 'text' }> | Choices =>
  choices.length === 0 ? { kind: 'text', text: words } : { kind: 'choices', text: words, choices, ...rest };

/** The address of a page of the shop, or of another website. The site has no page for a channel: it has the chat. */
export const addressOf = (path: string, { site }: SpeechLinks): string =>
  new URL(path.replace(/\/(?:whatsapp|phone)\//, '/chat/'), site).href;

/** A link to a page; an order is followed in the talk, which knows whose it is. */
export const linkTo = (said: string, label: string, path: string, links: SpeechLinks): ChannelMessage =>
  path.endsWith(doneWords.follow.route) && !links.isSpoken
    ? offering(said, [say(channelWords.follow)])
    : { kind: 'link', text: said, label, url: addressOf(path, links) };

/** As much as a person reads at once, such as an order: shorter texts are put together. */
const oneBubble = 1200;

/** A text and what follows it as one message, where that stays short. */
export function joined(messages: readonly ChannelMessage[]): ChannelMessage[] {
  const all: ChannelMessage[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    const isPlain = last?.kind === 'text' && !isAside(last) && !isAside(message);
    const together = paragraphs([isPlain && last.text, message.text]);
    if (isPlain && together.length <= oneBubble) all.splice(-1, 1, { ...message, text: together });
    else all.push(message);
  }
  return all;
}
