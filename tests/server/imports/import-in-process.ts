import { importCommand } from '../../../server/commands/import-command.ts';
import { runCommand } from '../../../server/commands/run-command.ts';
import type { ImportKindName } from '../../../src/contract/panel/import-runs.ts';

export interface Imported {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the import in this process, which saves the start of another one. */
export async function importInProcess(
  name: ImportKindName,
  env: Record<string, string>,
  file: string,
): Promise<Imported> {
  let [out, err] = ['', ''];
  const program = {
    argv: ['node', 'import.ts', name, file],
    env,
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
    exitCode: 0,
  };
  await runCommand(importCommand, program);
  return { code: program.exitCode, out, err };
}
