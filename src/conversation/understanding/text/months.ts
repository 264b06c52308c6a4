import { withoutAccents } from '../../../brazil/without-accents.ts';
import { monthNames } from '../../../content/calendar-names.ts';

/** As plain text. */
export const months = monthNames.map(withoutAccents);

/** 'jan', 'fev': what the names of months begin with, short or in full. */
export const monthBeginnings = months.map((name) => name.slice(0, 3));
