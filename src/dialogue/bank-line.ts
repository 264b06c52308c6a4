import type { InputKind } from '../funnel/fields/field.ts';

export interface Bank {
  code: string;
  name: string;
}

export const bankLine = ({ code, name }: Bank): string => `${code} - ${name}`;

/** The answer as shown: for a bank code, the bank's name is added once the list has loaded. */
export function withBankName(
  kind: InputKind,
  text: string,
  banks: readonly Bank[] | null | undefined,
): string {
  const bank = kind === 'bank' ? banks?.find(({ code }) => code === text) : undefined;
  return bank ? bankLine(bank) : text;
}
