import type { BodyOf } from '../../../src/contract/endpoint.ts';
import * as calls from '../../../src/contract/panel/access/operators.ts';
import { type Account, operatorProblems } from '../../../src/contract/panel/access/operators.ts';
import { mayDo } from '../../../src/contract/panel/access/rights.ts';
import { sessionProblems } from '../../../src/contract/panel/access/session.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { codeRoles, setCodeRoles } from '../../operators/code-rule.ts';
import type { Operator } from '../../operators/operator-repository.ts';
import { hashPassword } from '../../operators/password.ts';
import { handleOperator, handleReading, handleSaving, type PanelContext } from '../panel-call.ts';

const toAccount = ({ id, name, email, role, disabledAt, codeSecret, subject }: Operator): Account => ({
  id,
  name,
  email,
  role,
  isDisabled: disabledAt !== null,
  hasOneTimeCode: codeSecret !== null,
  isOfProvider: subject !== null,
});

export const operatorCalls = [
  handleReading(calls.listOperators, async (db, _input, { repositories: { operators } }) => ({
    operators: (await operators.all(db)).map(toAccount),
    codeRoles: await codeRoles(db),
  })),

  handleOperator(calls.addOperator, async ({ body: { password, ...given } }, context) => {
    const passwordHash = await hashPassword(password);
    return context.save(async (db) => {
      const { repositories, clock } = context;
      await assertMayManage(db, context);
      const id = await repositories.operators.add(
        db,
        { ...given, passwordHash, isProvisional: true },
        clock(),
      );
      if (id === undefined)
        return refuseField('email', 'Este e-mail já tem uma conta.', operatorProblems.emailTaken);
      await context.audit(db, 'operator.added', 'operator', id, given.role);
      return { operator: await accountOf(db, id, context) };
    });
  }),

  handleSaving(calls.changeOperator, async (db, { params: { id }, body }, context) => {
    const { operators, operatorSessions, operatorDevices } = context.repositories;
    const { isDisabled, ...change } = body;
    await assertMayManage(db, context);
    if (change.role !== undefined || isDisabled !== undefined) assertOther(id, context);
    await accountOf(db, id, context);
    const disabledAt = isDisabled ? context.clock().toISOString() : null;
    await operators.change(db, id, { ...change, ...(isDisabled !== undefined && { disabledAt }) });
    if (isDisabled) await operatorSessions.endAllOf(db, id);
    if (isDisabled) await operatorDevices.forgetAllOf(db, id);
    await context.audit(db, 'operator.changed', 'operator', id, describeChange(body));
    return { operator: await accountOf(db, id, context) };
  }),

  handleOperator(
    calls.resetOperator,
    async ({ params: { id }, body: { password, removesOneTimeCode } }, context) => {
      assertOther(id, context);
      const passwordHash = await hashPassword(password);
      return context.save(async (db) => {
        const { operators, operatorSessions, operatorDevices, recoveryCodes } = context.repositories;
        await assertMayManage(db, context);
        if ((await accountOf(db, id, context)).isOfProvider)
          refuse(409, sessionProblems.providerOnly, 'Esta é uma conta da empresa: a senha é mudada lá.');
        await operators.change(db, id, { passwordHash, isProvisional: true });
        if (removesOneTimeCode) {
          await operators.change(db, id, { codeSecret: null });
          await recoveryCodes.forget(db, id);
        }
        await operatorSessions.endAllOf(db, id);
        await operatorDevices.forgetAllOf(db, id);
        const detail = removesOneTimeCode ? 'password code' : 'password';
        await context.audit(db, 'operator.changed', 'operator', id, detail);
        return { operator: await accountOf(db, id, context) };
      });
    },
  ),

  handleSaving(calls.changeCodeRoles, async (db, { body }, context) => {
    await assertMayManage(db, context);
    await setCodeRoles(db, body.codeRoles);
    await context.audit(db, 'operator.code-rule', 'operator', '-', body.codeRoles.join(' ') || 'nobody');
    return body;
  }),

  handleReading(calls.listOperatorSessions, async (db, { params: { id } }, context) => {
    await accountOf(db, id, context);
    const sessions = await context.repositories.operatorSessions.listOf(db, id, context.clock());
    return { sessions: sessions.map((one) => ({ ...one, isCurrent: one.id === context.sessionId })) };
  }),

  handleSaving(calls.endOperatorSessions, async (db, { params: { id }, body: { session } }, context) => {
    await assertMayManage(db, context);
    await accountOf(db, id, context);
    const { operatorSessions } = context.repositories;
    if (await operatorSessions.endSome(db, id, (one) => session === undefined || one === session))
      await context.audit(db, 'session.ended', 'operator', id, session === undefined ? 'all' : 'one');
    return {};
  }),
];

function describeChange({ name, role, isDisabled }: BodyOf<typeof calls.changeOperator>): string {
  const state = isDisabled === undefined ? undefined : isDisabled ? 'closed' : 'opened';
  return [name === undefined ? undefined : 'name', role, state]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Rechecks the right with all accounts locked: a concurrent change may have removed it. */
async function assertMayManage(db: Connection, { operator, repositories }: PanelContext): Promise<void> {
  const all = await repositories.operators.allForChange(db);
  const self = all.find(({ id }) => id === operator.id);
  if (self === undefined || self.disabledAt !== null || !mayDo(self.role, 'operators.manage'))
    refuse(403, sessionProblems.noRight, 'Seu perfil não permite isto. Fale com quem administra o painel.');
}

/** Nobody can change their own account, so that an administrator always remains. */
function assertOther(id: string, { operator }: PanelContext): void {
  if (id === operator.id)
    refuse(
      409,
      operatorProblems.ownAccount,
      'Peça a outra pessoa da administração para mudar a sua própria conta.',
    );
}

async function accountOf(db: Connection, id: string, { repositories }: PanelContext): Promise<Account> {
  const found = await repositories.operators.find(db, id);
  return found === undefined
    ? refuse(404, problemCodes.notFound, 'Esta conta não existe.')
    : toAccount(found);
}
