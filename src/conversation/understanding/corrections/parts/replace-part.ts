import { providersOfCom } from '../../spoken/email-providers.ts';
import { digitsOf } from '../../text/text.ts';

/** '(51) 99812-3344' with the end '3345'. */
export const withEnd = (current: string, end: string): string =>
  digitsOf(current).slice(0, -digitsOf(end).length) + digitsOf(end);

/** '12345-6' with the check digit 7. */
export const withCheckDigit = (current: string, digit: string): string =>
  current.replace(/[\dx]$/i, digit.toUpperCase());

/** 'ana@hotmail.com' at 'outlook', or at 'uol.com.br'. */
export const withHost = (current: string, host: string): string =>
  current.replace(/@.*$/, `@${host}${providersOfCom.has(host) ? '.com' : ''}`);
