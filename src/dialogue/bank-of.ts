import { withoutAccents } from '../brazil/without-accents.ts';
import { bankWords } from '../content/screens/banks.ts';
import type { Bank } from './bank-line.ts';

/** The one bank that matches a code, a name or a part of it; null if several do. */
export function bankOf(text: string, banks: readonly Bank[]): Bank | null {
  const sought = plain(text);
  if (sought === '') return null;
  const code = codeIn(sought);
  if (code !== undefined) return banks.find((bank) => bank.code === code.padStart(3, '0')) ?? null;
  // 'Itaú Unibanco' matches the bank listed as 'Itaú'.
  const exact = banks.filter(({ name }) => `${sought} `.startsWith(`${plain(name)} `));
  if (exact.length > 0) return onlyOne(exact);
  const called = bankWords.nicknames.find(([name]) => name === sought)?.[1];
  return (
    banks.find((bank) => bank.code === called) ??
    onlyOne(banks.filter(({ name }) => plain(name).includes(sought)))
  );
}

/** The banks that match, best first: by code, name, word of the name, nickname. */
export function findBanks(text: string, banks: readonly Bank[]): readonly Bank[] {
  const sought = plain(text);
  if (sought === '') return banks;
  const code = codeIn(sought);
  const isAbout: readonly ((bank: Bank) => boolean)[] =
    code === undefined
      ? [
          (bank) => plain(bank.name) === sought,
          (bank) => bankWords.nicknames.some(([name, of]) => of === bank.code && name.startsWith(sought)),
          ({ name }) => plain(name).startsWith(sought),
          ({ name }) => plain(name).includes(` ${sought}`),
          ({ name }) => plain(name).includes(sought),
        ]
      : [(bank) => bank.code === code.padStart(3, '0'), (bank) => bank.code.startsWith(code)];
  return [...new Set(isAbout.flatMap((fits) => banks.filter(fits)))];
}

const plain = (text: string): string => withoutAccents(text).toLowerCase().trim();

const codeIn = (sought: string): string | undefined => /^\d{1,3}\b/.exec(sought)?.[0];

const onlyOne = (banks: readonly Bank[]): Bank | null => (banks.length === 1 ? (banks[0] ?? null) : null);
