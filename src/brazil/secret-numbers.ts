/** A document or a date with its year, wherever it stands in a text. */
const secretNumber = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}|\d{1,2}\D\d{1,2}\D\d{4}/;

const secretNumbers = new RegExp(secretNumber, 'g');

export const hasSecretNumber = (text: string): boolean => secretNumber.test(text);

/** Its digits as asterisks. */
export const hideSecretNumbers = (text: string): string =>
  text.replace(secretNumbers, (found) => found.replace(/\d/g, '*'));
