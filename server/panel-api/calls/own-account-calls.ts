import {
  changePassword,
  confirmOneTimeCode,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  removeOneTimeCode,
} from '../../../src/contract/panel/access/own-account.ts';
import type { Connection } from '../../database/database.ts';
import { refuseField } from '../../http/refusal.ts';
import { hashPassword, isPassword } from '../../operators/password.ts';
import { stepOfCode } from '../../operators/totp.ts';
import { handleOperator, type PanelContext } from '../panel-call.ts';

/**
 * Changes of the operator's own account. They require the password, because an unattended session must not be enough.
 * Ending sessions does not: it gives nobody access.
 */
export const ownAccountCalls = [
  handleOperator(listOwnSessions, async (_input, { database, repositories, operator, sessionId, clock }) => {
    const sessions = await database.read((db) =>
      repositories.operatorSessions.listOf(db, operator.id, clock()),
    );
    return { sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })) };
  }),

  handleOperator(endOwnSession, ({ params: { id } }, context) =>
    endSessions(context, '', (one) => one === id),
  ),

  handleOperator(endOtherSessions, (_input, context) =>
    endSessions(context, 'others', (one) => one !== context.sessionId),
  ),

  handleOperator(changePassword, async ({ body: { password, wanted } }, context) => {
    await assertPassword(password, context);
    const passwordHash = await hashPassword(wanted);
    return context.save(async (db) => {
      const { operators, operatorSessions } = context.repositories;
      await operators.change(db, context.operator.id, { passwordHash });
      await operatorSessions.endAllOf(db, context.operator.id);
      return noteOwn(db, context, 'password');
    });
  }),

  handleOperator(confirmOneTimeCode, async ({ body: { password, secret, code } }, context) => {
    await assertPassword(password, context);
    const step = stepOfCode(secret, code, context.clock());
    if (step === null)
      return refuseField(
        'code',
        'Esse código não confere. Confira o relógio do celular e digite o que aparece agora.',
      );
    return context.save(async (db) => {
      const { operators } = context.repositories;
      await operators.change(db, context.operator.id, { codeSecret: secret });
      await operators.takeCodeStep(db, context.operator.id, step);
      return noteOwn(db, context, 'code');
    });
  }),

  handleOperator(removeOneTimeCode, async ({ body: { password } }, context) => {
    await assertPassword(password, context);
    return context.save(async (db) => {
      await context.repositories.operators.change(db, context.operator.id, { codeSecret: null });
      return noteOwn(db, context, 'code removed');
    });
  }),
];

const endSessions = (context: PanelContext, detail: string, isWanted: (id: string) => boolean) =>
  context.save(async (db) => {
    const { operator, audit, repositories } = context;
    const hasEnded = await repositories.operatorSessions.endSome(db, operator.id, isWanted);
    if (hasEnded)
      await audit(db, { action: 'session.ended', subject: 'operator', subjectId: operator.id, detail });
    return {};
  });

/** Counted by session: tries of strangers to sign in must not keep the operator from changing the password. */
async function assertPassword(password: string, context: PanelContext): Promise<void> {
  const { operator, sessionId, limiter, address } = context;
  const caller = { address, about: sessionId };
  await limiter.spend('signInKnown', caller);
  if (!(await isPassword(password, operator.passwordHash))) refuseField('password', 'A senha não confere.');
  await limiter.reset('signInKnown', caller);
}

async function noteOwn(db: Connection, { operator: { id }, audit }: PanelContext, detail: string) {
  await audit(db, { action: 'operator.changed', subject: 'operator', subjectId: id, detail });
  return {};
}
