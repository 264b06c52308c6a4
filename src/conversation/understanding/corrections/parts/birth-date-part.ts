import { givenValues } from '../../../../funnel/fields/given-values.ts';
import { isPersonName } from '../../answer-kinds.ts';
import type { Asked, Reading } from '../../reading.ts';
import { pendingFields, proposalFrom } from '../../recognise-answers.ts';
import { recogniseBirthDate } from '../../recognisers/recognise-birth-date.ts';
import { monthNames } from '../../recognisers/typed-date.ts';
import { inDigits } from '../../spoken/spoken-numbers.ts';
import type { Text } from '../../text/text.ts';
import { withoutLeadIn } from '../correction-phrases.ts';
import { withDayAndMonth, withYear } from './parts-of-answers.ts';

const start = '^(?:(?:e|eh|era|foi|em|de|do|no|o|a|certo|correto|ano|mes|sou|nasci|eu|na verdade) )*';

/** Parts of a date of birth, told alone: 'dia 13', 'é maio', 'quarenta e nove'. */
const parts: readonly (readonly [RegExp, typeof withYear])[] = [
  [new RegExp(`${start}((?:19|20)\\d\\d|3[2-9]|[4-9]\\d)$`), withYear],
  [new RegExp(`${start}dia (\\d{1,2})$`), (current, said) => said.padStart(2, '0') + current.slice(2)],
  [
    new RegExp(`${start}(${monthNames})$`),
    (current, said) => withDayAndMonth(current, `${current.slice(0, 2)} de ${said}`),
  ],
  [new RegExp(`${start}(?:dia )?(\\d{1,2}(?:[/.-]| d[oe] )(?:\\d{1,2}|${monthNames}))$`), withDayAndMonth],
];

const wholeDate = new RegExp(`${start}(?:dia )?\\d{1,2} d[oe] (?:\\d{1,2}|${monthNames}) d[oe] \\d{2,4}$`);

function changed(current: string, plain: string, asked: Asked): string | null {
  for (const [says, whole] of parts) {
    const said = says.exec(plain)?.[1];
    const value: string | null = said === undefined ? null : whole(current, said, asked);
    if (value !== null && value !== current) return value;
  }
  if (!wholeDate.test(plain)) return null;
  return recogniseBirthDate.asked({ plain, shown: plain }, asked)?.raw.birth_date?.[0] ?? null;
}

/** The date that waits where no other date or number is asked, or that was told just before the mother's name. */
function currentDate(asked: Asked): string | undefined {
  const pending = pendingFields(asked);
  const isNext = pending.every(isPersonName);
  if (!isNext && !pending.includes('birth_date')) return undefined;
  const waits = asked.waiting?.find(({ field }) => field === 'birth_date')?.raw;
  return (waits ?? (isNext ? givenValues('birth_date', asked.facts.answers) : {})).birth_date?.[0];
}

/** The date of birth that waits for a yes, or was just stored, with another part: 'não, dia 13'. */
export function birthDatePart(text: Text, asked: Asked): Reading | null {
  const current = currentDate(asked);
  if (current === undefined) return null;
  const plain = inDigits(withoutLeadIn(text)).replace(/(?:,? na verdade)?[ .!]+$|,? na verdade$/, '');
  const value = changed(current, plain, asked);
  return value === null ? null : proposalFrom('birth_date', { birth_date: [value] }, asked);
}
