import { expect } from 'vitest';
import type { ChannelMessage, Choice } from '../../../../server/channels/channel-message.ts';
import { longestTapId, tapIdOf, tapIn } from '../../../../server/channels/tap-id.ts';
import {
  asWhatsApp,
  whatsappLimits as limits,
  type WhatsAppBody,
} from '../../../../server/channels/whatsapp/as-whatsapp.ts';

const within = (text: string, limit: number) => {
  expect(text.trim()).not.toBe('');
  expect(text.length).toBeLessThanOrEqual(limit);
};

const isUnique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);

function expectFit(body: WhatsAppBody): void {
  if (body.type === 'text') within(body.text.body, limits.text);
  if (body.type === 'document') within(body.document.caption ?? 'none', limits.body);
  if (body.type !== 'interactive') return;
  const { interactive } = body;
  within(interactive.body.text, limits.body);
  if (interactive.type === 'flow') within(interactive.action.parameters.flow_cta ?? '', limits.button);
  if (interactive.type === 'cta_url') within(interactive.action.parameters.display_text, limits.button);
  if (interactive.type === 'button')
    expect(interactive.action.buttons.length).toBeLessThanOrEqual(limits.buttons);
  if (interactive.type === 'list') within(interactive.action.button, limits.button);
  const rows = rowsOf(body);
  expect(rows.length).toBeLessThanOrEqual(limits.rows);
  for (const { id, title, description } of rows) {
    within(id, longestTapId);
    within(title, interactive.type === 'button' ? limits.button : limits.row);
    within(description ?? 'none', limits.description);
    expect(tapIn(id)).not.toBeNull();
  }
  isUnique(rows.map(({ title }) => title));
}

function rowsOf(body: WhatsAppBody) {
  if (body.type !== 'interactive') return [];
  const { action, type } = body.interactive;
  if (type === 'button') return body.interactive.action.buttons.map(({ reply }) => reply);
  return 'sections' in action ? action.sections.flatMap(({ rows }) => rows) : [];
}

/** All that stands in a body, without what the phone puts in between. */
function textIn(body: WhatsAppBody): string {
  if (body.type === 'text') return body.text.body;
  if (body.type === 'image') return body.image.caption;
  if (body.type === 'document') return body.document.caption ?? '';
  const rows = rowsOf(body).flatMap(({ title, description = '' }) => [title, description]);
  const link = body.interactive.type === 'cta_url' ? body.interactive.action.parameters.display_text : '';
  return [body.interactive.body.text, link, ...rows].join(' ');
}

const wordsOf = (text: string): string[] => text.replaceAll('*', '∗').split(/\s+/).filter(Boolean);

/** Whether these words stand there one after the other. */
const holds = (bodies: readonly WhatsAppBody[], text: string): boolean =>
  ` ${bodies.flatMap((body) => wordsOf(textIn(body))).join(' ')} `.includes(` ${wordsOf(text).join(' ')} `);

/** The pages of a list, each reached by the last row of the one before. */
function pagesOf(message: ChannelMessage): WhatsAppBody[][] {
  const bodies = asWhatsApp(message);
  const last = bodies.flatMap(rowsOf).at(-1);
  const tap = last && tapIn(last.id);
  const isMore = message.kind === 'choices' && tap?.kind === 'do' && tap.name === (message.next ?? 'more');
  return isMore && tap.from !== undefined ? [bodies, ...pagesOf({ ...message, from: tap.from })] : [bodies];
}

const isLong = (text: string): boolean => wordsOf(text).some((word) => word.length > limits.body);

/** Each can be tapped, and its title stands whole, be it beside its number or before its detail. */
function expectChoices(choices: readonly Choice[], bodies: readonly WhatsAppBody[]): void {
  const ids = new Set(bodies.flatMap(rowsOf).map(({ id }) => id));
  const all = bodies.flatMap((body) => wordsOf(textIn(body))).join('');
  for (const { tap, title, detail = '' } of choices) {
    expect(ids).toContain(tapIdOf(tap, title));
    for (const text of [title, detail]) expect(all).toContain(wordsOf(text).join(''));
  }
}

/** The message fits the Cloud API, and nothing of it is lost or cut within a word. */
export function expectWhole(message: ChannelMessage): void {
  const pages = pagesOf(message);
  for (const body of pages.flat()) expectFit(body);
  const [first = []] = pages;
  if (!isLong(message.text)) expect(holds(first, message.text), message.text).toBe(true);
  if (message.kind === 'choices') expectChoices(message.choices, pages.flat());
}
