import { phones } from '../../src/content/phones.ts';

export interface TextPart {
  text: string;
  /** Where a press on it leads. */
  href?: string;
}

const numbers = Object.values(phones);
const links = new RegExp(`(${[...numbers.map(({ number }) => number), 'www\\.[\\w/.-]*\\w'].join('|')})`);

/** A telephone number is one word: no line ends within it. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** A text with its telephone numbers and web addresses as parts of their own. */
export const linkedParts = (text: string): TextPart[] =>
  text
    .split(links)
    .map((part, at): TextPart => {
      if (at % 2 === 0) return { text: part };
      const phone = numbers.find(({ number }) => number === part);
      return phone ? { text: unbroken(part), href: phone.href } : { text: part, href: `https://${part}` };
    })
    .filter((part) => part.text !== '');
