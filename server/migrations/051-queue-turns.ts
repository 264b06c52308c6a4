import { runs } from './statements.ts';

const byTurn = (table: string, waits: string): string => `
  drop index ${table}_waiting;
  drop index ${table}_by_treatment;
  create index ${table}_treated on ${table} (treated_at, id) where treated_at is not null;
  create index ${table}_by_turn on ${table} (coalesce(call_after, attempted_at, created_at), id)
    where ${waits};`;

/**
 * An index of the waiting items by their turn instead of their age, and one of the treated items alone: SQLite would
 * read the waiting ones from it as well, and sort them.
 */
export const up = runs(`
  ${byTurn('support_requests', 'treated_at is null')}
  ${byTurn('reviews', 'treated_at is null')}
  ${byTurn('no_coverage_leads', 'treated_at is null and (phone is not null or email is not null)')}
  ${byTurn('left_words', 'treated_at is null')}
`);
