import { describe, expect, it } from 'vitest';
import { askForPerson, type ConversationNews, writeToPerson } from '../../src/contract/calls/conversation.ts';
import { leadForgotten, messageReplied } from '../../src/store/events.ts';
import { personAsked, personMessageShown, personTold } from '../../src/store/person.ts';
import { type Device, openBrowserTab } from './browser-tab.ts';
import { bodyOf, noLine, refuses, says } from './fake-api.ts';
import { came } from './visit.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950f';
const said = [{ by: 'visitor' as const, text: 'prefiro falar com gente' }];

const message = { place: 3, at: '2026-11-27T12:00:00Z', by: 'Marina', text: 'Oi!', deed: null };

function tell({ streams }: Device, news: Partial<ConversationNews>): void {
  const all = { state: 'person', person: 'Marina', messages: [], ...news };
  for (const listener of streams.values()) listener(JSON.stringify(all));
}

async function waiting() {
  const visit = await came('/checkout/nome/');
  visit.shop.once(askForPerson, says({ id, after: 2 }));
  visit.tab.store.dispatch(personAsked({ said }));
  await visit.tab.rest();
  return { ...visit, person: () => visit.tab.store.getState().person };
}

describe('a person of the team', () => {
  it('who is asked for gets what was said, and is heard from there on', async () => {
    const { shop, device, person } = await waiting();
    expect(shop.callsOf(askForPerson).map(bodyOf)).toMatchObject([{ said }]);
    expect(person()).toMatchObject({ standing: 'waiting', open: { id, after: 2 } });
    expect([...device.streams.keys()]).toEqual([`conversation/${id}/news?after=2`]);
  });

  it('who cannot be asked for is asked again by another press, under the same key', async () => {
    const { shop, tab } = await came('/checkout/nome/');
    shop.once(askForPerson, noLine, says({ id, after: 0 }));
    tab.store.dispatch(personAsked({ said }));
    await tab.rest();
    expect(tab.store.getState().person).toMatchObject({
      asking: null,
      open: null,
      refusal: expect.any(String),
    });
    tab.store.dispatch(personAsked({ said }));
    await tab.rest();
    expect(tab.store.getState().person.open?.id).toBe(id);
    expect(new Set(shop.callsOf(askForPerson).map(({ options }) => options.key)).size).toBe(1);
  });

  it('reads what the visitor writes, in its order and once, though the line breaks', async () => {
    const { shop, device, tab, person } = await waiting();
    tell(device, {});
    shop.once(writeToPerson, noLine, says({}), says({}));
    for (const text of ['um', 'dois']) tab.store.dispatch(personTold({ text }));
    await tab.rest();
    device.pauses.at(-1)?.end();
    await tab.rest();
    const calls = shop.callsOf(writeToPerson);
    expect(calls.map(bodyOf)).toEqual([{ text: 'um' }, { text: 'um' }, { text: 'dois' }]);
    expect(calls[0]?.options.key).toBe(calls[1]?.options.key);
    const own = ['um', 'dois'].map((text, at) => ({
      ...{ ...message, author: 'visitor' as const, by: null, text, place: 3 + at },
    }));
    tell(device, { messages: own });
    expect(person()).toMatchObject({ news: [], echoes: [], unsent: [] });
  });

  it('who is waited for reads what the visitor writes to the shop meanwhile, and not what is written later', async () => {
    const { shop, device, tab } = await waiting();
    shop.once(writeToPerson, says({}));
    const asked = (words: string) => messageReplied({ isUnclear: false, said: words, missed: null });
    tab.store.dispatch(asked('tem fidelidade?'));
    await tab.rest();
    tell(device, { state: 'bot', person: null });
    tab.store.dispatch(asked('tem multa?'));
    await tab.rest();
    expect(shop.callsOf(writeToPerson).map(bodyOf)).toEqual([{ text: 'tem fidelidade?' }]);
  });

  it('is heard again after a reload, and what was carried out is not done twice', async () => {
    const { shop, device, tab, person } = await waiting();
    const deed = { kind: 'ask' as const, step: 'cep' };
    const written = { ...message, author: 'operator' as const };
    const messages = [written, { ...written, place: 4, text: '', deed }];
    tell(device, { messages });
    expect(person().news).toHaveLength(2);
    for (const { place } of messages) tab.store.dispatch(personMessageShown({ place }));
    await tab.rest();
    tab.close();
    device.streams.clear();
    const reloaded = openBrowserTab(shop, device, '/checkout/nome/');
    await reloaded.until((state) => state.person.open !== null);
    await reloaded.rest();
    tell(device, { messages });
    expect(reloaded.store.getState().person.news).toMatchObject([{ place: 3 }]);
  });

  it.each([
    [
      'closed by the team',
      ({ device }: Awaited<ReturnType<typeof waiting>>) => tell(device, { state: 'closed' }),
    ],
    [
      'erased with the lead',
      ({ tab }: Awaited<ReturnType<typeof waiting>>) => tab.store.dispatch(leadForgotten()),
    ],
  ])('is not listened to any more, nor kept in the tab, once the conversation is %s', async (_, ends) => {
    const visit = await waiting();
    ends(visit);
    await visit.tab.rest();
    expect(visit.device.streams.size).toBe(0);
    expect(visit.device.person.read()).toBeNull();
  });

  it('whose conversation is gone is written to no more, and the visitor may ask again', async () => {
    const { shop, device, tab, person } = await waiting();
    tell(device, {});
    shop.once(writeToPerson, refuses(404, 'not-found', 'Esta conversa não está mais guardada.'));
    tab.store.dispatch(personTold({ text: 'oi' }));
    await tab.rest();
    expect(person()).toMatchObject({ standing: 'closed', open: null, unsent: [] });
    expect(shop.callsOf(writeToPerson)).toHaveLength(1);
  });
});
