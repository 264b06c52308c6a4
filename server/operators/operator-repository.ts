import type { Selectable } from 'kysely';
import type { Role } from '../../src/contract/panel/access/rights.ts';
import type { Connection, Tables } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
  /** The confirmed TOTP secret. */
  readonly codeSecret: string | null;
  /** The time step of the last accepted code, so that no code is accepted twice. */
  readonly codeStep: number;
  readonly disabledAt: string | null;
}

interface NewOperator {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
}

type OperatorChange = Partial<Pick<Operator, 'name' | 'role' | 'passwordHash' | 'codeSecret' | 'disabledAt'>>;

export interface Operators {
  /** Undefined if the e-mail already has an account. */
  add(db: Connection, operator: NewOperator, now: Date): Promise<string | undefined>;
  find(db: Connection, id: string): Promise<Operator | undefined>;
  findByEmail(db: Connection, email: string): Promise<Operator | undefined>;
  all(db: Connection): Promise<Operator[]>;
  /** Locks the rows until the transaction ends, so that concurrent changes are serialised. */
  allForChange(db: Connection): Promise<Operator[]>;
  change(db: Connection, id: string, change: OperatorChange): Promise<void>;
  /** False if a code of this or a later step was already accepted. */
  takeCodeStep(db: Connection, id: string, step: number): Promise<boolean>;
}

export function operatorRepository(protection: Protection, random: Random): Operators {
  const toOperator = (row: Selectable<Tables['operators']>): Operator => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    passwordHash: row.password_hash,
    codeSecret: row.code_secret === null ? null : protection.open(row.code_secret, operatorPlace(row.id)),
    codeStep: row.code_step,
    disabledAt: row.disabled_at,
  });

  return {
    add: async (db, { email, name, role, passwordHash }, now) => {
      const id = timeOrderedId(random, now);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('operators')
        .values({
          id,
          email,
          name,
          role,
          password_hash: passwordHash,
          code_secret: null,
          code_step: 0,
          created_at: now.toISOString(),
          disabled_at: null,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? id : undefined;
    },
    find: async (db, id) => {
      const row = await db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toOperator(row);
    },
    findByEmail: async (db, email) => {
      const row = await db.selectFrom('operators').selectAll().where('email', '=', email).executeTakeFirst();
      return row && toOperator(row);
    },
    all: async (db) => {
      const rows = await db.selectFrom('operators').selectAll().orderBy('name').orderBy('id').execute();
      return rows.map(toOperator);
    },
    allForChange: async (db) => {
      const rows = await db.selectFrom('operators').selectAll().orderBy('id').forUpdate().execute();
      return rows.map(toOperator);
    },
    change: async (db, id, { name, role, passwordHash, codeSecret, disabledAt }) => {
      const sealed = codeSecret ? protection.seal(codeSecret, operatorPlace(id)) : codeSecret;
      await db
        .updateTable('operators')
        .set({ name, role, password_hash: passwordHash, code_secret: sealed, disabled_at: disabledAt })
        .where('id', '=', id)
        .execute();
    },
    takeCodeStep: async (db, id, step) => {
      const { numUpdatedRows } = await db
        .updateTable('operators')
        .set({ code_step: step })
        .where('id', '=', id)
        .where('code_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

export const operatorPlace = (id: string): string => `operators.code_secret:${id}`;
