import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import { selectSideQuestions } from '../../../src/dialogue/messages/side-questions.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { answersOfOpen } from '../../../src/store/reply.ts';
import { plansOf, today } from '../../funnel/given.ts';
import { fillAndRest } from '../../sagas/browser-tab.ts';
import { enter } from '../../sagas/conversation.ts';
import { plainFace } from './plain-face.ts';

/** What is to be after a message. */
interface After {
  /** All that waits for a yes, as it is shown. */
  waits?: string;
  /** All that is stored and was not at first. */
  stored?: Readonly<Record<string, unknown>>;
  /** In the reply. */
  told?: string | RegExp;
  /** What is known of the address that is searched; empty if none is. */
  searches?: string;
  /** The names of all that stays in the draft. */
  draft?: string;
  /** The step whose question is open. */
  asks?: string;
}

/** Messages, or what is filled in; and what is to be after the last. */
export type Turn = string | readonly [said: string | RawValues, after: After];
export type Talk = readonly [situation: string, at: string, ...turns: Turn[]];

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A visitor of a shop that sells these, at a question. On Friday 20 November 2026 the first free day is Wednesday 25. */
export async function talkAt(step: string, plans: readonly Plan[] = plansOf('d500a'), path?: string) {
  const visit = enter(path);
  Object.assign(visit.shop.state, { plans, days: offeredDays(today) });
  await fillAndRest(visit.tab, `/checkout/${step}/`);
  const { tab } = visit;
  const before: Readonly<Record<string, unknown>> = tab.store.getState().answers.values;
  const face = plainFace(visit);
  const proposed = () => selectSideQuestions(tab.store.getState()).open?.reply;
  const now = () => {
    const { answers, addressSearch, visit: at } = tab.store.getState();
    const { street, number, city, uf } = addressSearch.question;
    const open = proposed();
    const changed = Object.entries(answers.values)
      .filter(([, value]) => value !== false)
      .filter(([name, value]) => !isDeepStrictEqual(before[name], value))
      .map(([name, value]) => [name, name === 'complement' ? Object(value).text : value]);
    return {
      waits: plain((open ? answersOfOpen(open) : []).map(({ shown }) => shown).join(' | ')),
      stored: Object.fromEntries(changed),
      searches: [street, number, city, uf].filter((known) => known !== '').join(', '),
      draft: Object.keys(answers.draft ?? {}).join(' '),
      asks: at.route.replace('/checkout/', '').replaceAll('/', ''),
    };
  };
  const told = () => {
    const open = proposed();
    const beside = open?.kind === 'several' ? open.told : '';
    return plain([face.replied().text, beside, open?.text].join(' '));
  };
  const hear = async (said: string | RawValues): Promise<void> => {
    if (typeof said !== 'string') return tab.give(said);
    for (const text of said.split(' / ')) await face.say(text);
  };
  return { ...visit, ...face, hear, now, told };
}

/** Each talk, line by line, where there is no document. */
export function itTalks(talks: readonly Talk[], plans?: readonly Plan[]): void {
  it.each(talks.map(([situation, at, ...turns]) => ({ situation, at, turns })))(
    '$situation',
    async ({ at, turns }) => {
      const { hear, now, told } = await talkAt(at, plans);
      for (const turn of turns) {
        const [said, { told: telling = '', ...after }] = typeof turn === 'string' ? [turn, {}] : turn;
        await hear(said);
        expect({ said, ...now() }).toEqual({ said, ...now(), ...after });
        expect(told()).toMatch(telling);
      }
    },
  );
}
