import type { Lead } from './lead.ts';

/** Part by part where the network stores it so. */
export const complementOf = ({
  complement,
  complements,
}: Pick<Lead, 'complement' | 'complements'>): string | null =>
  complements?.map(({ type, value }) => `${type} ${value}`).join(' ') ?? complement;
