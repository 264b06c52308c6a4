import { beforeAll } from 'vitest';
import { writeToPerson } from '../../src/contract/calls/conversation.ts';
import { describeTalk } from '../dialogue/talk-situations.ts';
import { bodyOf, says } from '../sagas/fake-api.ts';
import { preloadConversation, reloadConversation, settle } from './render-conversation.tsx';
import { askedForPerson, hear, known, send } from './visitor.ts';

beforeAll(preloadConversation);

describeTalk('on the site', async () => {
  let page = await known();
  let place = 10;
  return {
    state: () => page.store.getState(),
    say: async (...texts) => {
      for (const text of texts) await send(text);
      await settle();
    },
    tap: (field, value) => page.submit({ [field]: [value] }),
    reload: async () => {
      page = await reloadConversation(page);
    },
    join: async () => {
      page.shop.breakCalls(writeToPerson, says({}));
      await hear(await askedForPerson(page), {});
    },
    ask: (step) => {
      place += 1;
      const deed = { kind: 'ask', step } as const;
      const by = { at: '2026-11-27T12:00:00Z', author: 'operator', by: 'Marina' } as const;
      return hear(page, { messages: [{ place, ...by, text: '', deed }] });
    },
    heard: () => {
      const call = page.shop.callsOf(writeToPerson).at(-1);
      return call && Object(bodyOf(call)).text;
    },
  };
});
