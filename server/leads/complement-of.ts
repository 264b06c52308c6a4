import type { Lead } from './lead.ts';

/** The complement in words, joined from its parts if the network stores parts. */
export const complementOf = ({
  complement,
  complements,
}: Pick<Lead, 'complement' | 'complements'>): string | null =>
  complements?.map(({ type, value }) => `${type} ${value}`).join(' ') || complement;
