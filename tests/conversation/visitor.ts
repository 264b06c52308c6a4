import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { handOffWords } from '../../src/content/conversation/hand-off.ts';
import { conversationWords } from '../../src/content/conversation/words.ts';
import { askForPerson, type ConversationNews } from '../../src/contract/calls/conversation.ts';
import { one, script } from '../sagas/browser-tab.ts';
import { createFakeApi, says } from '../sagas/fake-api.ts';
import { renderConversation, settle } from './render-conversation.tsx';

export const box = (): HTMLInputElement => {
  const found = document.getElementById('composer');
  if (!(found instanceof HTMLInputElement)) throw new Error('no composer');
  return found;
};

/** What waits for a yes or a no, as it is shown. */
export const proposed = (): string =>
  (document.querySelector('[data-confirm]')?.textContent ?? '').replaceAll('\u00a0', ' ');

/** The lines of the conversation. */
export const transcript = () =>
  [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent ?? '');

/** What a screen reader hears of it. */
export const announced = () =>
  document.querySelector('main [aria-live="polite"][aria-atomic]')?.textContent ?? '';

export const list = () => within(screen.getByRole('region', { name: conversationWords.region }));
export const bar = () =>
  document.querySelector('[data-order-bar]')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
export const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));

/** These texts stand on the page, one below the other. */
export function isInOrder(...texts: readonly string[]): void {
  const shown = document.querySelector('ol')?.textContent ?? '';
  let place = -1;
  for (const text of texts) {
    place = shown.indexOf(text, place + 1);
    expect(place, text).toBeGreaterThanOrEqual(0);
  }
}

/** Says yes to what waits for it, if the shop was not certain enough to take it at once. */
export const takeIfAsked = async () => {
  if (proposed() !== '') await say('sim');
};

/** Sends a message without waiting for its reply. */
export const send = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
};

export const say = async (text: string) => {
  await send(text);
  await settle();
};

/** The messages without a reply, as they are shown. */
export const sent = () =>
  [...document.querySelectorAll('li[data-sent] > p:first-child > span:last-child')].map(
    ({ textContent }) => textContent,
  );

/** From here on, whatever is asked has been read. */
export function afterReading(): void {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  onTestFinished(() => clock.mockRestore());
}

export const click = async (role: 'button' | 'link', name: string | RegExp) => {
  await userEvent.click(screen.getByRole(role, { name }));
  await settle();
};

export const contact = one({ name: 'Ana Souza', phone: '11912345678', email: 'ana@exemplo.com.br' });

/** A visitor who came in by the door. */
export async function begun(shop = createFakeApi(), path = '/chat/?s=d500a') {
  const page = renderConversation(path, shop);
  await page.begin();
  return page;
}

export type Page = Awaited<ReturnType<typeof begun>>;

/** What is stored. */
export const valuesOf = ({ store }: Page) => store.getState().answers.values;

/** A visitor who is asked for the contact. */
export async function located(shop = createFakeApi(), path = '/chat/?s=d500a') {
  const page = await begun(shop, path);
  await say('01310100');
  await say('1000');
  return page;
}

/** A visitor who is asked for the birth date. */
export async function known(shop = createFakeApi()) {
  const page = await located(shop);
  await page.submit(contact);
  return page;
}

/** Answers all that is asked until this is, as every order here is answered but for what is given. */
export async function answerUntil(page: Page, step: string, given: Record<string, string> = {}) {
  const answers = Object.assign({}, ...script.map(([, raw]) => raw), one(given));
  for (let left = ''; page.route() !== left && page.route() !== `/checkout/${step}/`; ) {
    left = page.route();
    await page.submit(answers);
  }
  expect(page.route()).toBe(`/checkout/${step}/`);
  return page;
}

/** A visitor who is asked this. */
export const askedFor = async (step: string, shop = createFakeApi()) => answerUntil(await known(shop), step);

/** The visitor asks for a person here, and the team is told. */
export async function askedForPerson(page: Page) {
  page.shop.once(askForPerson, says({ id: '0f8fad5b-d9cb-469f-a165-70867728950f', after: 2 }));
  await say('quero falar com uma pessoa');
  await click('button', handOffWords.here);
  return page;
}

/** What comes of the person who has the conversation. */
export async function hear({ device }: Page, news: Partial<ConversationNews>): Promise<void> {
  const all = JSON.stringify({ state: 'person', person: 'Marina', messages: [], ...news });
  await act(async () => {
    for (const tell of device.streams.values()) tell(all);
  });
  await settle();
}
