import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { memoryFolder } from '../../scripts/memory-folder.ts';
import { openDatabase } from '../../server/database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedFile: string;
  }
}

export default async function migratedFile(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(memoryFolder(), 'ultrafibra-migrated-'));
  const file = join(folder, 'shop.db');
  const database = await openDatabase(`file:${file}`, new Date());
  await database.close();
  project.provide('migratedFile', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
