import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { roles } from '../../src/contract/panel/rights.ts';
import { newPassword, operatorEmail } from '../../src/contract/panel/session.ts';
import { openDatabase } from '../database/open-database.ts';
import { readSettings } from '../env.ts';
import { readDataKeys } from '../protection/data-keys.ts';
import { openProtection } from '../protection/open-protection.ts';
import { systemRandom } from '../protection/random.ts';
import { operatorRepository } from './operator-repository.ts';
import { hashPassword } from './password.ts';

const usage = `npm run operator:add -- --email ana@loja.example --name "Ana Lima" --role ${roles.join('|')}
The password is read from the standard input, so that no list of processes shows it.`;

const account = z.object({
  email: operatorEmail,
  name: z.string('--name is missing').check(z.trim(), z.minLength(1), z.maxLength(80)),
  role: z.enum(roles, `--role must be one of ${roles.join(', ')}`),
});

/** Adds an operator account; asks for values without a flag. */
export async function addOperator(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return usage;
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
    return await store(given.data, password.data);
  } finally {
    lines.close();
  }
}

/** Buffers lines that arrive early, because a pipe sends all of them at once. */
function lineReader(lines: ReturnType<typeof createInterface>): (question: string) => Promise<string> {
  const iterator = lines[Symbol.asyncIterator]();
  return async (question) => {
    process.stderr.write(question);
    const { value, done } = await iterator.next();
    return done ? '' : value;
  };
}

async function store(given: z.output<typeof account>, password: string): Promise<string> {
  const settings = readSettings(process.env);
  const now = new Date();
  const database = await openDatabase(settings.databaseUrl, now);
  try {
    const keys = readDataKeys(settings.dataKey, settings.databaseUrl);
    const protection = await openProtection(database, keys, systemRandom);
    const passwordHash = await hashPassword(password);
    const operators = operatorRepository(protection, systemRandom);
    const id = await database.write((db) => operators.add(db, { ...given, passwordHash }, now));
    if (id === undefined) throw new Error(`${given.email} has an account already`);
    return `${given.email} may sign in at /painel/ as ${given.role}`;
  } finally {
    await database.close();
  }
}
