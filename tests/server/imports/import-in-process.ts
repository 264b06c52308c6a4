import { runImport } from '../../../server/imports/run-import.ts';
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
  const code = await runImport(name, file, {
    env,
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}
