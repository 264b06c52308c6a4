import type { Lead } from './lead-columns.ts';

export type { Lead } from './lead-columns.ts';

export type ProvedRight = NonNullable<Lead['proved_right']>;

export type LeadChanges = Partial<Omit<Lead, 'id' | 'version' | 'protocol' | 'created_at' | 'updated_at'>>;
