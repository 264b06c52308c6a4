/** What a key may read. Without `personal:read` contacts, documents and addresses are masked. */
export const scopes = [
  'orders:read',
  'leads:read',
  'calls:read',
  'visits:read',
  'events:read',
  'personal:read',
] as const;

export type Scope = (typeof scopes)[number];
