import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { handOffWords } from '../../src/content/conversation/hand-off.ts';
import { personWords as words } from '../../src/content/conversation/person.ts';
import { conversationWords } from '../../src/content/conversation/words.ts';
import { askForPerson, type ConversationNews, writeToPerson } from '../../src/contract/calls/conversation.ts';
import { understandMessage } from '../../src/contract/calls/understand.ts';
import { bodyOf, says } from '../sagas/fake-api.ts';
import { preloadConversation } from './render-conversation.tsx';
import {
  announced,
  askedForPerson,
  begun,
  box,
  hear,
  known,
  proposed,
  say,
  takeIfAsked,
  valuesOf,
} from './visitor.ts';

beforeAll(preloadConversation);

let place = 10;

/** Of the person who has the conversation. */
function written(text: string, deed: ConversationNews['messages'][number]['deed'] = null) {
  place += 1;
  const at = '2026-11-27T12:00:00Z';
  return { messages: [{ place, at, author: 'operator' as const, by: 'Marina', text, deed }] };
}

/** A visitor whose conversation a person has. */
async function joined(start = known) {
  const page = await askedForPerson(await start());
  await hear(page, {});
  return page;
}

describe('a person who joins the conversation', () => {
  it('gets the last lines as the page shows them, and the visitor sees since when somebody is told', async () => {
    const page = await begun();
    await say('blablabla');
    const regions = screen.getAllByRole('status');
    await askedForPerson(page);
    // It is announced in a region that stood before.
    expect(regions.filter(({ textContent }) => textContent?.includes('Avisei a equipe'))).toHaveLength(1);
    const [call] = page.shop.callsOf(askForPerson);
    const said = call && 'said' in bodyOf(call) ? Object(bodyOf(call)).said : [];
    expect(said).toContainEqual({ by: 'visitor', text: 'blablabla' });
    expect(said.at(-1)).toMatchObject({ by: 'shop' });
    expect(screen.getByText(/Avisei a equipe/).parentElement?.textContent).toMatch(/desde as \d\d:\d\d\./);
    expect(screen.queryByRole('button', { name: handOffWords.here })).toBeNull();
  });

  it('reads what the visitor writes, and the shop is silent; the mask of the question still answers it', async () => {
    const page = await joined();
    const read = page.shop.callsOf(understandMessage).length;
    page.shop.once(writeToPerson, says({}));
    await say('nasci em 12/03/1990 mesmo, viu?');
    expect(page.shop.callsOf(understandMessage)).toHaveLength(read);
    expect(page.shop.callsOf(writeToPerson).map(bodyOf)).toEqual([
      { text: 'nasci em **/**/**** mesmo, viu?' },
    ]);
    screen.getByText('nasci em **/**/**** mesmo, viu?');
    await say('12/03/1990');
    expect(page.route()).toBe('/checkout/nome-mae/');
    expect(page.shop.callsOf(writeToPerson)).toHaveLength(1);
  });

  it('is shown and announced under the first name, and moves no focus', async () => {
    const page = await joined();
    await userEvent.click(screen.getAllByRole('link')[0] ?? document.body);
    const focused = document.activeElement;
    await hear(page, written('Oi, posso ajudar?'));
    screen.getByText(conversationWords.ofTeam('Marina'));
    expect(announced()).toBe(`${conversationWords.ofTeam('Marina')} Oi, posso ajudar?`);
    expect(document.activeElement).toBe(focused);
  });

  it('stays in the transcript where it was written, and is stored by the server alone', async () => {
    const page = await joined();
    await hear(page, written('Oi, posso ajudar?'));
    await say('12/03/1990');
    screen.getByText('Oi, posso ajudar?');
    expect(page.device.session.text()).not.toContain('posso ajudar');
  });

  it('fills in an answer, which the visitor says yes to', async () => {
    const page = await joined();
    const raw = { birth_date: ['12/03/1990'] };
    await hear(page, written('', { kind: 'answer', step: 'data-nascimento', raw }));
    expect(proposed()).toContain(words.filled('Marina'));
    expect(valuesOf(page).birth_date).toBeUndefined();
    await takeIfAsked();
    expect(valuesOf(page).birth_date).toBeDefined();
  });

  it('cannot have the visitor say yes by the Enter of what is being written', async () => {
    const page = await joined();
    await userEvent.click(box());
    await userEvent.paste('uma pergunta');
    const raw = { birth_date: ['12/03/1990'] };
    await hear(page, written('', { kind: 'answer', step: 'data-nascimento', raw }));
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('uma pergunta');
  });

  it('opens a question that was answered, and says so', async () => {
    const page = await joined();
    await hear(page, written('', { kind: 'ask', step: 'nr-imovel' }));
    expect(page.route()).toBe('/checkout/nr-imovel/');
    screen.getByText(words.opened);
  });

  it('hands back, and the shop answers again', async () => {
    const page = await joined();
    await hear(page, { state: 'bot', person: null });
    screen.getByText(words.handedBack);
    await say('tem fidelidade?');
    expect(page.shop.callsOf(writeToPerson)).toEqual([]);
    expect(page.shop.callsOf(understandMessage).length).toBeGreaterThan(1);
  });
});
