import { periodLabels } from '../../content/periods.ts';
import type { Schedule } from '../../contract/lead/answers.ts';
import { dayInWords } from '../../funnel/schedule-days.ts';

/** 'terça-feira, 24 de novembro, manhã (8h às 12h)' */
export const visitInWords = ({ date, period }: Schedule): string =>
  `${dayInWords(date)}, ${periodLabels[period].toLowerCase()}`;
