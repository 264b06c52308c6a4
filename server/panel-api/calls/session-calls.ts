import { rightsOf } from '../../../src/contract/panel/access/rights.ts';
import {
  readSession,
  type SignedInOperator,
  sessionProblems,
  signIn,
  signOut,
} from '../../../src/contract/panel/access/session.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Operator } from '../../operators/operator-repository.ts';
import { isPassword } from '../../operators/password.ts';
import { stepOfCode } from '../../operators/totp.ts';
import { type GuestContext, handleGuest } from '../panel-call.ts';

const toSignedIn = ({ id, name, email, role, codeSecret }: Operator): SignedInOperator => ({
  id,
  name,
  email,
  role,
  rights: [...rightsOf(role)],
  hasOneTimeCode: codeSecret !== null,
});

export const sessionCalls = [
  handleGuest(readSession, (_input, { operator, providers }) => ({
    operator: operator && toSignedIn(operator),
    sandbox: providers.sandbox,
  })),

  handleGuest(signIn, async ({ body: { email, password, code } }, context) => {
    const { database, repositories, limiter, address, session } = context;
    const caller = { address, about: email };
    // Counted before the check, so that parallel attempts are limited too.
    await limiter.spend('signIn', caller);
    const operator = await database.read((db) => repositories.operators.findByEmail(db, email));
    const isRight = await isPassword(password, operator?.passwordHash);
    if (operator === undefined || !isRight || operator.disabledAt !== null) return refuseSignIn();
    if (operator.codeSecret !== null) await takeCode(operator, operator.codeSecret, code, context);
    await limiter.reset('signIn', caller);
    await session.open(operator.id);
    return { operator: toSignedIn(operator) };
  }),

  handleGuest(signOut, async (_input, { session }) => {
    await session.close();
    return {};
  }),
];

/** One text for all failures, so that it does not reveal which accounts exist. */
const refuseSignIn = (): never => refuse(401, sessionProblems.wrongSignIn, 'E-mail ou senha não conferem.');

async function takeCode(
  { id }: Operator,
  secret: string,
  code: string | undefined,
  { database, repositories, clock }: GuestContext,
): Promise<void> {
  if (code === undefined)
    refuse(401, sessionProblems.codeNeeded, 'Informe o código do seu aplicativo autenticador.');
  const step = stepOfCode(secret, code, clock());
  const isTaken =
    step !== null && (await database.write((db) => repositories.operators.takeCodeStep(db, id, step)));
  if (isTaken) return;
  const wrong = 'Esse código não confere ou já foi usado. Espere o próximo no aplicativo.';
  throw new Refusal(401, sessionProblems.codeNeeded, wrong, [{ field: 'code', message: wrong }]);
}
