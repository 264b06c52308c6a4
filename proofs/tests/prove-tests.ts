import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { mutatedModules } from './mutated-modules.ts';

/**
 * Mutation testing of folders; at least four of five mutants have to be detected. Without names it runs all folders,
 * for hours.
 */
const stryker = join(import.meta.dirname, '../node_modules/.bin/stryker');
const named = process.argv.slice(2);
const names = named.length > 0 ? named : Object.keys(mutatedModules);
for (const MUTATED_MODULE of names) {
  console.log(`\n${MUTATED_MODULE}`);
  const { code } = await run(stryker, ['run', 'proofs/tests/stryker.config.mjs'], {
    env: { MUTATED_MODULE },
  });
  if (code !== 0) process.exitCode = 1;
}
