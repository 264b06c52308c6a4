export interface Bank {
  code: string;
  name: string;
}

export const bankLine = ({ code, name }: Bank): string => `${code} - ${name}`;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The one bank that was meant by a code, a name or a part of it; null where several could be. */
export function bankOf(text: string, banks: readonly Bank[]): Bank | null {
  const sought = plain(text).trim();
  if (sought === '') return null;
  const code = /^\d{1,3}\b/.exec(sought)?.[0].padStart(3, '0');
  if (code !== undefined) return banks.find((bank) => bank.code === code) ?? null;
  // 'Itaú Unibanco' means the bank that the list calls 'Itaú'.
  const exact = banks.filter(({ name }) => `${sought} `.startsWith(`${plain(name)} `));
  const found = exact.length > 0 ? exact : banks.filter(({ name }) => plain(name).includes(sought));
  const [only, another] = found;
  return only !== undefined && another === undefined ? only : null;
}
