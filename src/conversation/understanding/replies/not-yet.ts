import type { Asked } from '../reading.ts';

type Unknown = { readonly unknown: string; readonly ofContract: string };

/** What is not known before the address, or before the contract is proved. */
export const notYet = ({ journey, facts }: Asked, { unknown, ofContract }: Unknown): string =>
  journey.includes('consulta-cpf') && facts.existingContract === null ? ofContract : unknown;
