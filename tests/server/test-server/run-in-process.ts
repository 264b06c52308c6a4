import { type Command, runCommand } from '../../../server/commands/run-command.ts';

/** Runs a command of package.json in this process, which saves the start of another one. */
export async function runInProcess(command: Command, env: Record<string, string>, ...args: string[]) {
  let [out, err] = ['', ''];
  const program = {
    argv: ['node', 'command.ts', ...args],
    env,
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
    exitCode: 0,
  };
  await runCommand(command, program);
  return { code: program.exitCode, out, err };
}
