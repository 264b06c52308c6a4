import * as z from 'zod/mini';
import type { PostgresOptions } from './postgres.ts';

const number = (usual: string, name: string) =>
  z.pipe(
    z._default(z.string(), usual).check(z.regex(/^[1-9]\d{0,2}$/, `must be a ${name} from 1 to 999`)),
    z.transform(Number),
  );

export const postgresVariables = {
  DATABASE_POOL_SIZE: number('10', 'number of connections'),
  DATABASE_STATEMENT_SECONDS: number('15', 'number of seconds'),
  DATABASE_DIRECT_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\/.+$/, 'must be postgres://<user>@<host>/<name>')),
  ),
};

const variables = z.object(postgresVariables);

export const readPostgresSettings = (given: z.output<typeof variables>): PostgresOptions => ({
  poolSize: given.DATABASE_POOL_SIZE,
  statementSeconds: given.DATABASE_STATEMENT_SECONDS,
  directUrl: given.DATABASE_DIRECT_URL,
});
