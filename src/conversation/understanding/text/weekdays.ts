import { withoutAccents } from '../../../brazil/without-accents.ts';
import { weekdayNames as names } from '../../../content/calendar-names.ts';

/** From Sunday on, as plain text. */
export const weekdayNames = names.map(withoutAccents);

/** Parts of patterns. */
export const workdays = weekdayNames.slice(1, 6).join('|');
export const weekdays = `${workdays}|sabado`;
export const weekday = `(?:${weekdays})(?:[ -]feira)?`;
