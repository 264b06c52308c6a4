import type { Selectable } from 'kysely';
import type { Role } from '../../src/contract/panel/access/rights.ts';
import { changedOne } from '../database/changed-one.ts';
import type { Connection, Tables } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

export type Operator = ReturnType<typeof operatorIn>;

interface NewOperator extends Partial<Pick<Operator, 'isProvisional' | 'subject'>> {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
}

type OperatorChange = Partial<Omit<Operator, 'id' | 'email' | 'codeStep'>>;

const operatorIn = (protection: Protection, row: Selectable<Tables['operators']>) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  passwordHash: row.password_hash,
  /** The confirmed TOTP secret. */
  codeSecret: row.code_secret === null ? null : protection.open(row.code_secret, operatorPlace(row.id)),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  codeStep: row.code_step,
  disabledAt: row.disabled_at,
  /** Others know the password, which is changed at the first sign-in. */
  isProvisional: row.provisional === 1,
  /** The account at the company's own provider. */
  subject: row.provider_subject,
});

export type Operators = ReturnType<typeof operatorRepository>;

export function operatorRepository(protection: Protection, random: Random) {
  const toOperator = (row: Selectable<Tables['operators']>) => operatorIn(protection, row);
  const findBy = async (db: Connection, column: 'id' | 'email' | 'provider_subject', value: string) => {
    const row = await db.selectFrom('operators').selectAll().where(column, '=', value).executeTakeFirst();
    return row && toOperator(row);
  };

  return {
    /** Undefined if the e-mail already has an account. */
    add: async (
      db: Connection,
      { email, name, role, passwordHash, isProvisional = false, subject }: NewOperator,
      now: Date,
    ): Promise<string | undefined> => {
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
          provisional: isProvisional ? 1 : null,
          provider_subject: subject ?? null,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? id : undefined;
    },
    find: (db: Connection, id: string): Promise<Operator | undefined> => findBy(db, 'id', id),
    findByEmail: (db: Connection, email: string): Promise<Operator | undefined> => findBy(db, 'email', email),
    findBySubject: (db: Connection, subject: string) => findBy(db, 'provider_subject', subject),
    all: async (db: Connection): Promise<Operator[]> => {
      const rows = await db.selectFrom('operators').selectAll().orderBy('name').orderBy('id').execute();
      return rows.map(toOperator);
    },
    /** Locks the rows until the transaction ends, so that concurrent changes are serialised. */
    allForChange: async (db: Connection): Promise<Operator[]> => {
      const rows = await db.selectFrom('operators').selectAll().orderBy('id').forUpdate().execute();
      return rows.map(toOperator);
    },
    change: async (
      db: Connection,
      id: string,
      { name, role, passwordHash, codeSecret, disabledAt, isProvisional, subject }: OperatorChange,
    ): Promise<void> => {
      const sealed = codeSecret ? protection.seal(codeSecret, operatorPlace(id)) : codeSecret;
      const provisional = isProvisional === undefined ? undefined : isProvisional ? 1 : null;
      await db
        .updateTable('operators')
        .set({ name, role, password_hash: passwordHash, code_secret: sealed, disabled_at: disabledAt })
        .set({ provisional, provider_subject: subject })
        .where('id', '=', id)
        .execute();
    },
    /** False if the password has been changed since the operator was read. */
    changePassword: (db: Connection, { id, passwordHash }: Operator, wanted: string): Promise<boolean> => {
      const own = db.updateTable('operators').set({ password_hash: wanted, provisional: null });
      return changedOne(own.where('id', '=', id).where('password_hash', '=', passwordHash));
    },
    /** False if a code of this or a later step was already accepted. */
    takeCodeStep: (db: Connection, id: string, step: number): Promise<boolean> => {
      const own = db.updateTable('operators').set({ code_step: step }).where('id', '=', id);
      return changedOne(own.where('code_step', '<', step));
    },
  };
}

export const operatorPlace = (id: string): string => `operators.code_secret:${id}`;
