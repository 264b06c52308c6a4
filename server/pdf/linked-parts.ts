import { phones } from '../../src/content/phones.ts';

export interface TextPart {
  text: string;
  href?: string;
}

const numbers = Object.values(phones);
const links = new RegExp(`(${[...numbers.map(({ number }) => number), 'www\\.[\\w/.-]*\\w'].join('|')})`);

/** Non-breaking spaces keep a telephone number on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Splits telephone numbers and web addresses from a text, to link them. */
export const linkedParts = (text: string): TextPart[] =>
  text
    .split(links)
    .map((part, at): TextPart => {
      if (at % 2 === 0) return { text: part };
      const phone = numbers.find(({ number }) => number === part);
      return phone ? { text: unbroken(part), href: phone.href } : { text: part, href: `https://${part}` };
    })
    .filter((part) => part.text !== '');
