import { run } from '../../run.ts';
import { mutatedRooms } from './mutated-rooms.ts';

/**
 * Mutation testing of folders; at least four of five mutants have to be detected. Without names it runs all folders,
 * for hours.
 */
const named = process.argv.slice(2);
const rooms = named.length > 0 ? named : Object.keys(mutatedRooms);
for (const MUTATED_ROOM of rooms) {
  console.log(`\n${MUTATED_ROOM}`);
  const { code } = await run('stryker', ['run', 'scripts/prove/tests/stryker.config.mjs'], {
    env: { MUTATED_ROOM },
  });
  if (code !== 0) process.exitCode = 1;
}
