import type { Asked, Reading } from '../../reading.ts';
import { check, pendingFields, recogniseAnswers, stepFor } from '../../recognise-answers.ts';
import { monthNamed, monthNames } from '../../recognisers/typed-date.ts';
import { inDigits } from '../../spoken/spoken-numbers.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import type { Text } from '../../text/text.ts';

const born = new RegExp(
  `\\bnasci(?:d[oa]|mento)?(?:[ :,]+(?:em|n?o|dia|foi|e|eh|de|a|o))*[ :]+(?<day>\\d{1,2})(?:[/.-]| de )(?<month>\\d{1,2}|${monthNames})(?:[/.-]| de )(?<year>\\d{4})(?![\\d/])`,
);

/** A birth date that does not exist, or that is refused, where something else is asked: 'nasci em 31/02/1990'. */
export function refusedBirthDate(text: Text, asked: Asked): Reading | null {
  if (pendingFields(asked).includes('birth_date') || stepFor('birth_date', asked) === null) return null;
  const { day = '', month = '', year = '' } = born.exec(inDigits(text))?.groups ?? {};
  if (day === '' || looksLikeQuestion(text)) return null;
  const number = /\d/.test(month) ? month : String(monthNamed(month) + 1);
  const written = [day, number].map((part) => part.padStart(2, '0')).join('/');
  const checked = check('birth_date', { birth_date: [`${written}/${year}`] }, asked);
  if (checked.kind !== 'refused' || recogniseAnswers(text, asked, false).answers.length > 0) return null;
  return { kind: 'refused', message: checked.message };
}
