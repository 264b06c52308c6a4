import { readSettings, type Settings } from '../app/env.ts';
import { createRepositories, type Repositories } from '../app/repositories.ts';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/open-database.ts';
import { openProtection } from '../protection/open-protection.ts';
import type { Protection } from '../protection/protection.ts';
import { systemRandom } from '../protection/random.ts';
import { readDataKeys } from '../protection/read-data-keys.ts';
import { messageOf } from '../runtime/message-of.ts';

interface CommandContext {
  readonly args: readonly string[];
  readonly settings: Settings;
  readonly print: (line: string) => void;
}

export type Command = (context: CommandContext) => Promise<void>;

type Output = { write(text: string): unknown };

/** What a command uses of `process`. */
interface Program {
  readonly argv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Output;
  readonly stderr: Output;
  exitCode?: NodeJS.Process['exitCode'];
}

/** Runs a command of package.json, also while the shop is running. A failure is one line and exit code 1. */
export async function runCommand(command: Command, program: Program = process): Promise<void> {
  // Databases, keys and backups contain personal data: readable by their owner only.
  process.umask(0o077);
  const { argv, env, stdout, stderr } = program;
  const print = (line: string) => void stdout.write(`${line}\n`);
  try {
    await command({ args: argv.slice(2), settings: readSettings(env), print });
  } catch (error) {
    stderr.write(`${messageOf(error)}\n`);
    program.exitCode = 1;
  }
}

export interface Shop {
  readonly database: Database;
  readonly protection: Protection;
  readonly repositories: Repositories;
}

/** Opens database, encryption and repositories for one job. */
export const withShop = <T>(settings: Settings, job: (shop: Shop) => Promise<T>): Promise<T> => {
  const keys = readDataKeys(settings.dataKey, settings.databaseUrl);
  return withDatabase(settings, async (database) => {
    const protection = await openProtection(database, keys, systemRandom);
    return job({ database, protection, repositories: createRepositories(protection, systemRandom) });
  });
};
