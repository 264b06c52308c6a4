import type { ClockMinute } from '../brazil/clock-minute.ts';
import type { Publication } from '../contract/publication.ts';
import { closedAt } from './sale.ts';

/** The published questions at that minute: outside its period a question is as in the files. */
export const faqAt = ({ faq }: Publication, now: ClockMinute): Publication['faq'] =>
  Object.fromEntries(
    Object.entries(faq).map(([set, { edited, added, ...change }]) => [
      set,
      {
        ...change,
        edited: Object.fromEntries(Object.entries(edited).filter(([, one]) => closedAt(one, now) === null)),
        added: added.filter((one) => closedAt(one, now) === null),
      },
    ]),
  );
