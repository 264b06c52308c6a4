import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the version before, which still runs beside this one, would stumble over. */
const breaking =
  /dropColumn|dropTable|renameTo|renameColumn|setNotNull|\bset\s+not\s+null\b|\bdrop\s+(?:column|table)\b|\brename\s+(?:column\s+|\w+\s+)?to\b|\brename\s+column\b|\badd\s+column\s+\w+\s+\w+\s+not\s+null\b(?!\s+default)/i;

/** Migrations that take something away, and why no version that may still run misses it. */
const contracts: Readonly<Record<string, string>> = {
  '005-operator-panel': 'before the first release',
  '010-operators': 'before the first release',
  '014-document-verdicts': 'before the first release',
  '042-sign-in-attempts-end': 'before the first release, and nothing wrote it any more',
  '057-sentences':
    'before the first release; whoever runs earlier code beside it gets 500 for words and their queue',
};

it.each([
  "db.schema.alterTable('leads').dropColumn('status')",
  "db.schema.dropTable('panel_sessions')",
  'alter table leads drop column risk_history',
  'ALTER TABLE leads RENAME COLUMN a TO b',
  "alterColumn('a', (column) => column.setNotNull())",
  'alter table leads alter column name set not null',
  'alter table leads rename a to b',
  'alter table leads rename to contacts',
  'alter table leads add column risk text not null',
])('a breaking migration is noticed: %s', (line) => expect(line).toMatch(breaking));

describe('migrations that older versions survive', () => {
  const files = globSync('server/migrations/[0-9]*');
  it.each(files)('the migration %s breaks older versions only where that is declared', (file) => {
    const isContract = basename(file, extname(file)) in contracts;
    expect(breaking.test(readFileSync(file, 'utf8'))).toBe(isContract);
  });
});
