import { act } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { handOffWords } from '../../src/content/conversation/hand-off.ts';
import { askForPerson, writeToPerson } from '../../src/contract/calls/conversation.ts';
import { describeTalk } from '../dialogue/talk-situations.ts';
import { bodyOf, says } from '../sagas/fake-api.ts';
import { preloadConversation, reloadConversation, settle } from './render-conversation.tsx';
import { click, known, say, send } from './visitor.ts';

beforeAll(preloadConversation);

const id = '0f8fad5b-d9cb-469f-a165-70867728950f';

describeTalk('on the site', async () => {
  let page = await known();
  let place = 10;
  const hear = async (messages: readonly object[]) => {
    const news = JSON.stringify({ state: 'person', person: 'Marina', messages });
    await act(async () => {
      for (const tell of page.device.streams.values()) tell(news);
    });
    await settle();
  };
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
      page.shop.once(askForPerson, says({ id, after: 2 }));
      page.shop.breakCalls(writeToPerson, says({}));
      await say('quero falar com uma pessoa');
      await click('button', handOffWords.here);
      await hear([]);
    },
    ask: (step) => {
      place += 1;
      const deed = { kind: 'ask', step };
      return hear([{ place, at: '2026-11-27T12:00:00Z', author: 'operator', by: 'Marina', text: '', deed }]);
    },
    heard: () => {
      const call = page.shop.callsOf(writeToPerson).at(-1);
      return call && Object(bodyOf(call)).text;
    },
  };
});
