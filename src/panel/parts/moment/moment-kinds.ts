import { formatMinute, parseTypedMinute } from '../../../brazil/clock-minute.ts';
import { parseTypedDate, toIsoDate } from '../../../brazil/date.ts';
import { drawMask } from '../../../brazil/draw-mask.ts';
import { momentWords as words } from './moment-words.ts';

interface MomentKind {
  readonly placeholder: string;
  /** What to write where it cannot be read. */
  readonly unreadable: string;
  /** Adds separators to digits typed so far. */
  readonly draw: (text: string) => string;
  /** The value as the calls take it; null if the text is not complete. */
  readonly read: (text: string) => string | null;
}

/** A whole day, also pasted without separators, and what follows it. */
const dayAndRest = /^(\d{2}\/\d{2}\/\d{4}|\d{8})(.*)$/;

const day = {
  ...words.day,
  draw: (text) => drawMask('date', text),
  read: (text) => {
    const date = parseTypedDate(text);
    return date && toIsoDate(date);
  },
} satisfies MomentKind;

const minute = {
  ...words.minute,
  draw: (text) => {
    const [, whole, rest = ''] = dayAndRest.exec(text) ?? [];
    // Behind a space is a time: the day is written in another way.
    if (whole === undefined) return text.includes(' ') ? text : drawMask('date', text);
    const day = drawMask('date', whole);
    const time = /^ ?(\d{2}):?(\d{1,2})$/.exec(rest);
    if (time) return `${day} ${time[1]}:${time[2]}`;
    return /^\d/.test(rest) ? `${day} ${rest}` : `${day}${rest}`;
  },
  read: parseTypedMinute,
} satisfies MomentKind;

export const momentKinds = {
  day,
  minute,
  dayOrMinute: { ...minute, read: (text) => parseTypedMinute(text) ?? day.read(text) },
} as const satisfies Record<string, MomentKind>;

/** A value as people type it: '27/11/2026 09:30'. */
export const writeMoment = (value: string): string =>
  value === '' ? '' : formatMinute(value).replace(' às ', ' ');
