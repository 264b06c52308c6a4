import { proposalOf } from '../../answered.ts';
import type { Asked, Reading } from '../../reading.ts';
import { recogniseAnswers } from '../../recognise-answers.ts';
import { spokenNumbers } from '../../spoken/spoken-numbers.ts';
import { digitsOf, type Text, textOf } from '../../text/text.ts';
import { slip } from '../correction-phrases.ts';
import { numbersMeant } from './parts-of-answers.ts';
import { withEnd } from './replace-part.ts';

const number = '(?<number>\\(?(?:\\d[ ().-]{0,3}){7,13}\\d)';
const sorry = `(?:(?:[ ,.…;!-]+(?:${slip}|nao|n|ai|ah|e|moc[oa]))*?[ ,.…;!-]+(?:${slip}|nao)|,? (?:mas|so que)(?: o certo)?(?= (?:e|eh) ))`;
const end =
  '(?:(?:n?os? |com |em )?(?:final|fim|finalzinho|termina|acaba|ultim[oa]s?|(?:dois|tres|quatro|[2-4]) ultim[oa]s)(?: (?:digitos?|numeros?|certo|correto|em|com|sao|e|eh))* )';
/** Behind a number, its end in other digits: '41 9 8855 1020, ai não, desculpa, o final é 1021', '…, digo, 3345'. */
const corrected = new RegExp(
  `(?<![\\d/])${number}${sorry}[ ,.…;:!-]+(?:(?:e|eh) )?(?<said>${end})?(?<end>\\d{1,4})(?![\\d/.-]|,\\d| ?(?:mega|giga|reais|anos|horas?|h|d[eo])\\b| \\d)(?: n?o (?:final|fim))?(?: (?:nao|e nao) \\d{1,4}(?!\\d))?`,
);
/** The number of a house or a flat may stand behind a longer one. */
const leastUnnamed = 2;

/** A number and its end once more, with whatever stands around them: the number is proposed with the end that was told last. */
export function correctedEnd(text: Text, asked: Asked): Reading | null {
  const told = spokenNumbers(text)?.text ?? text;
  const match = corrected.exec(told.plain);
  const groups = match?.groups;
  if (match === null || groups?.number === undefined || groups.end === undefined) return null;
  if (groups.said === undefined && groups.end.length < leastUnnamed) return null;
  const whole = withEnd(groups.number, groups.end);
  const behind = told.shown.slice(match.index + match[0].length);
  const meant = textOf(`${told.shown.slice(0, match.index)}${whole}${behind.replace(/^ (?=\p{L})/u, ', ')}`);
  const found = recogniseAnswers(meant, asked, false);
  const isIt = found.answers.some(
    ({ field, raw }) =>
      numbersMeant.includes(field) && digitsOf(raw[field]?.[0] ?? '').endsWith(whole.slice(-8)),
  );
  return isIt && found.refusals.size === 0 ? proposalOf(found, [found.left]) : null;
}
