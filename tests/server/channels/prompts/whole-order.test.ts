import { expect, it } from 'vitest';
import { askedNow } from '../../../../server/channels/prompts/asked-now.ts';
import { differenceOf } from '../../../../server/channels/prompts/messages-of.ts';
import { questionOf as inBrowser } from '../../../../src/dialogue/transcript/transcript.ts';
import type { RootState } from '../../../../src/store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../../../../src/store/selectors.ts';
import { script } from '../../../sagas/browser-tab.ts';
import { enter } from '../../../sagas/conversation.ts';
import { links, textsOf } from './spoken.ts';

/** A visitor in WhatsApp who answers each question as it is asked, and what each turn said. */
async function wholeOrder() {
  const { tab } = enter('/whatsapp/');
  const turns = [];
  for (let before: RootState | null = null; ; ) {
    const state = await tab.rest();
    const [step] = selectStepsShown(state);
    turns.push({ state, step, said: differenceOf(before, state, links) });
    const typed = script.find(([route]) => route === `/checkout/${step?.id}/`)?.[1];
    if (typed === undefined) return turns;
    before = state;
    tab.submit(typed);
  }
}

it('a whole order is asked in the words of the page, each turn in at most four messages', async () => {
  const turns = await wholeOrder();
  expect(selectFacts(turns.at(-1)?.state ?? expect.fail()).order).not.toBeNull();
  for (const { state, step, said } of turns.slice(0, -1)) {
    expect(said.length).toBeLessThanOrEqual(4);
    expect(textsOf(said)).toContain(inBrowser(selectStepsShown(state), selectFacts(state)));
    expect(step?.fields).toContain(askedNow(state));
  }
});
