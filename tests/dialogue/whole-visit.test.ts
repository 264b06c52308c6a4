import { expect, it } from 'vitest';
import { askedNow } from '../../server/channels/prompts/asked-now.ts';
import { choicesOf } from '../../server/channels/prompts/choices-of.ts';
import { selectTranscript } from '../../src/dialogue/selectors.ts';
import { questionOf } from '../../src/dialogue/transcript/transcript.ts';
import { selectFacts, selectStepsShown } from '../../src/store/selectors.ts';
import { enter, talk } from '../sagas/conversation.ts';

/** A visitor who taps the last answer that is offered, and writes where none is. */
async function wholeVisit() {
  const { tab } = enter();
  const asked = [];
  for (const [route, written] of talk) {
    await tab.at(route);
    const state = await tab.rest();
    const field = askedNow(state);
    const [step] = selectStepsShown(state);
    const options = step && field ? choicesOf({ state, step, field }) : [];
    const tapped = options.flatMap(({ tap }) => (tap.kind === 'answer' ? [tap.raw] : [])).at(-1);
    const question = questionOf(selectStepsShown(state), selectFacts(state));
    asked.push({ question, options, tapped, said: selectTranscript(state) });
    tab.submit(tapped ?? written);
  }
  const { order } = selectFacts(await tab.until((state) => selectFacts(state).order !== null));
  return { asked, order };
}

it('a whole order is asked, offered and told as plain texts where there is no document', async () => {
  for (const name of ['document', 'window', 'location']) expect(globalThis).not.toHaveProperty(name);
  const { asked, order } = await wholeVisit();
  expect(order?.orderNumber).toMatch(/\S/);
  const said = asked.at(-1)?.said ?? [];
  const questions = said.filter((item) => item.kind === 'shop' && !item.isFound).map(({ text }) => text);
  expect(questions).toEqual(asked.slice(0, -1).map(({ question }) => question));
  expect(asked.filter(({ tapped }) => tapped).length).toBeGreaterThan(3);
  const texts = [
    ...said.map(({ text }) => text),
    ...asked.flatMap(({ options }) => options.map(({ title }) => title)),
  ];
  for (const text of texts) expect(text).toMatch(/\S/);
  expect(structuredClone(asked)).toEqual(asked);
});
