import { understandMessage } from '../../../src/contract/calls/understand.ts';
import type { Surface } from '../../../src/dialogue/messages/answering.ts';
import { selectSideQuestions, sent } from '../../../src/dialogue/messages/side-questions.ts';
import { serveTalk } from '../../../src/dialogue/talk/serve-talk.ts';
import { actionsOf } from '../../../src/store/reply.ts';
import type { enter } from '../../sagas/conversation.ts';
import { refuses } from '../../sagas/fake-api.ts';

type Visit = ReturnType<typeof enter>;

/** A face without forms, lists and documents; a text that is refused comes back to its line. */
export function plainFace({ tab, shop }: Visit, does: Partial<Surface> = {}) {
  const { store } = tab;
  const line = { value: '' };
  const surface: Surface = {
    tap: ({ name, value }) => tab.submit({ [name]: [value] }),
    go: tab.go,
    leave: () => undefined,
    onPanel: () => undefined,
    line: () => line,
    ...does,
  };
  tab.run(() => serveTalk(store, surface));
  return {
    /** Returns whether the message was taken. */
    say: async (text: string, isRead = true): Promise<boolean> => {
      if (!isRead) shop.once(understandMessage, refuses(500, 'broken', ''));
      line.value = '';
      store.dispatch(sent(text, store.getState()));
      await tab.rest();
      return line.value === '';
    },
    /** The last reply with what can be tapped, and whether it waits for a yes or a no. */
    replied: () => {
      const { questions, open } = selectSideQuestions(store.getState());
      const last = questions.at(-1)?.reply;
      return { ...(last && actionsOf(last)), text: last?.text, proposed: open?.reply };
    },
  };
}
