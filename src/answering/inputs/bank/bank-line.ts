import type { InputKind } from '../../../funnel/fields/field.ts';

export interface Bank {
  code: string;
  name: string;
}

export const bankLine = ({ code, name }: Bank): string => `${code} - ${name}`;

/** An answer as it is shown: of a bank the code is kept, and its name belongs to it once the list is there. */
export function withBankName(kind: InputKind, text: string, banks: readonly Bank[] | null): string {
  const bank = kind === 'bank' ? banks?.find(({ code }) => code === text) : undefined;
  return bank ? bankLine(bank) : text;
}
