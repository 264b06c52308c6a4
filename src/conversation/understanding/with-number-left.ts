import type { Reading } from './reading.ts';
import { clausesOf } from './text/clauses.ts';
import { digitsOf, type Text } from './text/text.ts';

const phone = /(?:\d[ ().-]{0,3}){10,11}/;

/** Beside a visit, shows the phone of whoever receives it, even where a reply stands for the words around it: 'liga pra ela 84 9…'. */
export function withNumberLeft(reading: Reading, text: Text): Reading {
  if (reading.kind !== 'proposal' || reading.answers.some(({ field }) => field !== 'schedules'))
    return reading;
  const clause = clausesOf(text).find(({ from, to }) => phone.test(text.plain.slice(from, to)));
  if (clause === undefined) return reading;
  const said = text.shown.slice(clause.from, clause.to);
  const isKept = digitsOf(reading.left ?? '').includes(digitsOf(phone.exec(said)?.[0] ?? said));
  return isKept ? reading : { ...reading, left: [reading.left, said].filter(Boolean).join(', ') };
}
