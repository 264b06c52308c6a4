import { dayInBrasilia } from '../../src/brazil/date.ts';

/** yyyy-mm-dd, which sorts as text. */
export function dayInSaoPaulo(moment: Date): string {
  const { year, month, day } = dayInBrasilia(moment.getTime());
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
