import type { ProviderProblem } from '../../../src/contract/panel/access/session.ts';
import type { Connection } from '../../database/database.ts';
import type { AuditLog } from '../audit-log-repository.ts';
import type { OperatorDevices } from '../operator-device-repository.ts';
import type { Operator, Operators } from '../operator-repository.ts';
import type { OperatorSessions } from '../operator-session-repository.ts';
import { noPassword } from '../password.ts';
import type { RecoveryCodes } from '../recovery-code-repository.ts';
import type { Identity } from './identity-provider.ts';

export interface Accounts {
  readonly operators: Operators;
  readonly operatorSessions: OperatorSessions;
  readonly operatorDevices: OperatorDevices;
  readonly recoveryCodes: RecoveryCodes;
  readonly auditLog: AuditLog;
}

/**
 * The account of a person whom the provider knows: made at the first sign-in, with name and role as the provider has
 * them. An account of the same e-mail is taken over only if the provider has verified it, and never that for
 * emergencies; by what it had before nobody gets in any more, so that whom the provider ends is out.
 */
export async function accountOfIdentity(
  { operators, operatorSessions, operatorDevices, recoveryCodes, auditLog }: Accounts,
  db: Connection,
  { subject, email, isEmailVerified, name, role }: Identity,
  { onlyFor }: { readonly onlyFor: string | undefined },
  now: Date,
): Promise<Operator | ProviderProblem> {
  const own = await operators.findBySubject(db, subject);
  if (role === null) return 'no-role';
  if (own?.disabledAt) return 'closed';
  const known = own ?? (await operators.findByEmail(db, email));
  const note = async (id: string, action: 'operator.added' | 'operator.changed') =>
    auditLog.write(db, id, [action, 'operator', id, `${role} provider`], now);
  if (known === undefined) {
    const id = await operators.add(db, { email, name, role, passwordHash: noPassword, subject }, now);
    if (id === undefined) return 'email-taken';
    await note(id, 'operator.added');
    return (await operators.find(db, id)) ?? 'refused';
  }
  if (own === undefined && (!isEmailVerified || known.subject !== null || known.email === onlyFor))
    return 'email-taken';
  if (known.disabledAt !== null) return 'closed';
  if (own === undefined) {
    await operators.change(db, known.id, {
      passwordHash: noPassword,
      isProvisional: false,
      codeSecret: null,
    });
    await recoveryCodes.forget(db, known.id);
    await operatorSessions.endAllOf(db, known.id);
    await operatorDevices.forgetAllOf(db, known.id);
  }
  if (own === undefined || known.name !== name || known.role !== role) {
    await operators.change(db, known.id, { name, role, subject });
    await note(known.id, 'operator.changed');
  }
  return { ...known, name, role, subject };
}
