import { replies } from '../../../src/content/conversation/replies.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import { dayInWords } from '../../../src/funnel/schedule-days.ts';
import { today } from '../../funnel/given.ts';
import { itTalks, type Talk } from './turns.ts';

/** The first day that is free in the morning alone. */
const date = offeredDays(today).find(({ periods }) => periods.join() === 'manha')?.date ?? '';
const day = date.slice(0, 5);
const taken = replies.otherPeriod(dayInWords(date), 'manha');
const morning = { schedules: [{ date, period: 'manha' }] };

itTalks([
  ...[`${day} de tarde`, `pode ser ${day}? de tarde`, `mas o dia ${day} tá aí na lista! quero à tarde`].map(
    (said): Talk => [
      `of a day whose period is taken nothing is stored, and the other one is told: ${said}`,
      'data-instalacao',
      [said, { told: taken, stored: {}, asks: 'data-instalacao' }],
      [`${day} de manhã`, { stored: morning }],
    ],
  ),
  [
    'a period that nobody said is asked about, also if only one is free',
    'data-instalacao',
    [day, { stored: {}, asks: 'data-instalacao' }],
    ['sim', { stored: morning }],
  ],
]);
