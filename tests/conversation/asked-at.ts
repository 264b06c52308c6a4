import type { Facts } from '../../src/funnel/facts.ts';
import type { Answers } from '../../src/funnel/fields/answer-values.ts';
import { stepOpened } from '../../src/store/events.ts';
import { visitAt } from '../pages/funnel/visit-at.ts';

/** The store of a visitor whom the conversation asks this: a test says itself what happens. */
export function askedAt(route: string, answers: Answers, found: Partial<Pick<Facts, 'risk' | 'order'>> = {}) {
  const opened = visitAt(route, answers, found);
  opened.store.dispatch(stepOpened({ route, face: 'chat' }));
  return opened;
}
