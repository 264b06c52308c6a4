import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const enough = 2 ** 30;

/**
 * Where databases of tests stand: in memory where there is room, for a durable commit waits for the disk, and thousands
 * are made. What they show of a database does not depend on it.
 */
export function memoryFolder(): string {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enough ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
