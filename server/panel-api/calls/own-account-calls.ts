import * as calls from '../../../src/contract/panel/access/own-account.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { hashPassword, isPassword } from '../../operators/password.ts';
import { stepOfCode } from '../../operators/totp.ts';
import { handleOperator, handleReading, type PanelContext } from '../panel-call.ts';

/**
 * Changes of the operator's own account. They require the password, because an unattended session must not be enough.
 * Ending sessions does not: it gives nobody access.
 */
export const ownAccountCalls = [
  handleReading(calls.listOwnSessions, async (db, _input, { repositories, operator, sessionId, clock }) => {
    const sessions = await repositories.operatorSessions.listOf(db, operator.id, clock());
    return { sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })) };
  }),

  handleOperator(calls.endOwnSession, ({ params: { id } }, context) =>
    endSessions(context, '', (one) => one === id),
  ),

  handleOperator(calls.endOtherSessions, (_input, context) =>
    endSessions(context, 'others', (one) => one !== context.sessionId),
  ),

  handleOperator(calls.changePassword, async ({ body: { password, wanted } }, context) => {
    await assertPassword(password, context);
    if (context.operator.isProvisional && wanted === password)
      return refuseField('wanted', 'Escolha outra senha: quem criou a conta conhece esta.');
    const passwordHash = await hashPassword(wanted);
    return context.save(async (db) => {
      const { operators, operatorSessions } = context.repositories;
      const { id, isProvisional } = context.operator;
      if (!(await operators.changePassword(db, context.operator, passwordHash)))
        return refuseField('password', wrongPassword);
      // Who has just signed in for the first time goes on.
      if (isProvisional) await operatorSessions.endSome(db, id, (one) => one !== context.sessionId);
      else await operatorSessions.endAllOf(db, id);
      return noteOwn(db, context, 'password');
    });
  }),

  handleOperator(calls.confirmOneTimeCode, async ({ body: { password, secret, code } }, context) => {
    await assertPassword(password, context);
    const step = stepOfCode(secret, code, context.clock());
    if (step === null)
      return refuseField(
        'code',
        'Esse código não confere. Confira o relógio do celular e digite o que aparece agora.',
      );
    // Not `save`: codes that open the account must not be kept as a response.
    return context.database.write(async (db) => {
      const { operators } = context.repositories;
      if (!(await operators.takeCodeStep(db, context.operator.id, step)))
        return refuseField('code', 'Esse código já foi usado. Espere o próximo no aplicativo.');
      await operators.change(db, context.operator.id, { codeSecret: secret });
      await noteOwn(db, context, 'code');
      return { recoveryCodes: await context.repositories.recoveryCodes.renew(db, context.operator.id) };
    });
  }),

  handleOperator(calls.removeOneTimeCode, async ({ body: { password } }, context) => {
    await assertPassword(password, context);
    return context.save(async (db) => {
      await context.repositories.operators.change(db, context.operator.id, { codeSecret: null });
      await context.repositories.recoveryCodes.forget(db, context.operator.id);
      return noteOwn(db, context, 'code removed');
    });
  }),

  handleOperator(calls.renewRecoveryCodes, async ({ body: { password } }, context) => {
    await assertPassword(password, context);
    return context.database.write(async (db) => {
      const { id, codeSecret } = context.operator;
      if (codeSecret === null) return refuse(409, problemCodes.notFound, noCode);
      await noteOwn(db, context, 'recovery-codes');
      return { recoveryCodes: await context.repositories.recoveryCodes.renew(db, id) };
    });
  }),
];

const wrongPassword = 'A senha não confere.';
const noCode = 'Ligue antes o código do aplicativo: os de recuperação valem no lugar dele.';

const endSessions = (context: PanelContext, detail: string, isWanted: (id: string) => boolean) =>
  context.save(async (db) => {
    const { operator, audit, repositories } = context;
    const hasEnded = await repositories.operatorSessions.endSome(db, operator.id, isWanted);
    if (hasEnded) await audit(db, 'session.ended', 'operator', operator.id, detail);
    return {};
  });

/** Counted by session: tries of strangers to sign in must not keep the operator from changing the password. */
async function assertPassword(password: string, context: PanelContext): Promise<void> {
  const { operator, sessionId, limiter, address } = context;
  const caller = { address, about: sessionId };
  await limiter.spend('signInKnown', caller);
  if (!(await isPassword(password, operator.passwordHash))) refuseField('password', wrongPassword);
  await limiter.reset('signInKnown', caller);
}

async function noteOwn(db: Connection, { operator: { id }, audit }: PanelContext, detail: string) {
  await audit(db, 'operator.changed', 'operator', id, detail);
  return {};
}
