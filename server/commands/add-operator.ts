import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { roles } from '../../src/contract/panel/access/rights.ts';
import { newOperatorEmail, newPassword } from '../../src/contract/panel/access/session.ts';
import { hashPassword } from '../operators/password.ts';
import { runCommand, withShop } from './run-command.ts';

const usage = `npm run operator:add -- --email ana@loja.example --name "Ana Lima" --role ${roles.join('|')}
The password is read from the standard input, so that no list of processes shows it.`;

const account = z.object({
  email: newOperatorEmail,
  name: z.string('--name is missing').check(z.trim(), z.minLength(1), z.maxLength(80)),
  role: z.enum(roles, `--role must be one of ${roles.join(', ')}`),
});

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Adds a panel user; asks for values without a flag. */
await runCommand(async ({ args, settings, print }) => {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) return print(usage);
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  const ask = lineReader(lines);
  try {
    const given = account.safeParse({
      email: values.email ?? (await ask('E-mail: ')),
      name: values.name ?? (await ask('Name: ')),
      role: values.role ?? (await ask(`Role (${roles.join(', ')}): `)),
    });
    if (!given.success) throw new Error(given.error.issues[0]?.message ?? usage);
    const password = newPassword.safeParse(await ask('Password: '));
    if (!password.success) throw new Error(password.error.issues[0]?.message ?? usage);
    const { email, role } = given.data;
    const passwordHash = await hashPassword(password.data);
    const id = await withShop(settings, ({ database, repositories: { operators } }) =>
      database.write((db) => operators.add(db, { ...given.data, passwordHash }, new Date())),
    );
    if (id === undefined) throw new Error(`${email} has an account already`);
    print(`${email} may sign in at /painel/ as ${role}`);
  } finally {
    lines.close();
  }
});

/** Buffers lines that arrive early, because a pipe sends all of them at once. */
function lineReader(lines: ReturnType<typeof createInterface>): (question: string) => Promise<string> {
  const iterator = lines[Symbol.asyncIterator]();
  return async (question) => {
    process.stderr.write(question);
    const { value, done } = await iterator.next();
    return done ? '' : value;
  };
}
