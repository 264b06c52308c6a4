import { readableMoment } from '../../../src/brazil/readable-moment.ts';
import { rightsOf } from '../../../src/contract/panel/access/rights.ts';
import {
  readSession,
  type SignedInOperator,
  sessionProblems,
  signIn,
  signOut,
} from '../../../src/contract/panel/access/session.ts';
import { triesLeft } from '../../access/tries-left.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { dutyOf } from '../../operators/code-rule.ts';
import type { Operator } from '../../operators/operator-repository.ts';
import { isPassword } from '../../operators/password.ts';
import { stepOfCode } from '../../operators/totp.ts';
import type { Sold } from '../../publications/sold-at.ts';
import { type GuestContext, handleGuest, type OperatorSession } from '../panel-call.ts';

async function toSignedIn(
  { database, repositories }: GuestContext,
  { id, name, email, role, codeSecret }: Operator,
  session: Pick<OperatorSession, 'duty' | 'isOfProvider'>,
): Promise<SignedInOperator> {
  return {
    id,
    name,
    email,
    role,
    rights: [...rightsOf(role)],
    hasOneTimeCode: codeSecret !== null,
    recoveryCodesLeft: await database.read((db) => repositories.recoveryCodes.count(db, id)),
    mustDo: session.duty,
    isOfProvider: session.isOfProvider,
  };
}

const madeIn = ({ made, planLists: { experiments } }: Sold) => ({
  campaigns: [...made],
  experiments: [...experiments],
});

interface Browser {
  readonly token: string;
  /** It has signed in to this account before. */
  readonly isKnown: boolean;
}

export const sessionCalls = [
  handleGuest(readSession, async (_input, context) => ({
    operator: context.signedIn && (await toSignedIn(context, context.signedIn.operator, context.signedIn)),
    ...(context.signedIn && context.catalogue && { made: madeIn(context.catalogue.sold()) }),
    sandbox: context.providers.sandbox,
    ...(context.provider && {
      provider: { name: context.provider.name, isOnly: context.provider.onlyFor !== undefined },
    }),
  })),

  handleGuest(signIn, async ({ body: { email, password, code } }, context) => {
    const { database, repositories, limiter, address, session, clock } = context;
    const { operators, operatorDevices } = repositories;
    assertByPassword(email, context);
    // Everybody gets its cookie, so that it tells nothing about password or account.
    const token = session.device();
    const isKnown = await database.read((db) => operatorDevices.isKnown(db, { token, email }, clock()));
    const ofBrowser = { address, about: `${email} ${token}` };
    const ofAnybody = { address, about: email };
    // Counted before the check, so that parallel attempts are limited too.
    if (isKnown) await limiter.spend('signInKnown', ofBrowser);
    else await limiter.spend('signIn', ofAnybody);
    const shut = isKnown ? undefined : await limiter.spend('signInOfAccount', ofAnybody).catch(shutBy);
    if (code === undefined && shut) throw shut;

    const operator = await database.read((db) => operators.findByEmail(db, email));
    const isRight = await isPassword(password, operator?.passwordHash);
    if (operator === undefined || !isRight || operator.disabledAt !== null) throw shut ?? wrongSignIn();
    if (operator.codeSecret !== null) {
      const checked = takeCode(operator, operator.codeSecret, code, { token, isKnown }, context);
      await checked.catch((error: unknown) => {
        throw shut ?? error;
      });
    } else if (shut) throw shut;

    if (isKnown) await limiter.reset('signInKnown', ofBrowser);
    else for (const name of ['signIn', 'signInOfAccount'] as const) await limiter.reset(name, ofAnybody);
    await database.write((db) => operatorDevices.know(db, { token, operatorId: operator.id }, clock()));
    await session.open(operator.id);
    const duty = await database.read((db) => dutyOf(db, operator, false));
    return { operator: await toSignedIn(context, operator, { duty, isOfProvider: false }) };
  }),

  handleGuest(signOut, async (_input, { session }) => {
    await session.close();
    return {};
  }),
];

/** Where only the company's own provider signs in, a password serves the account for emergencies. */
function assertByPassword(email: string, { provider }: GuestContext): void {
  if (provider?.onlyFor !== undefined && provider.onlyFor !== email)
    refuse(403, sessionProblems.providerOnly, `Entre com ${provider.name}: a senha vale só em emergências.`);
}

/** One text for all failures, so that it does not reveal which accounts exist. */
const wrongSignIn = () => new Refusal(401, sessionProblems.wrongSignIn, 'E-mail ou senha não conferem.');

/** Strangers have used up the tries of the account: a right password needs its second factor as well. */
function shutBy(error: unknown): Refusal {
  if (!(error instanceof Refusal)) throw error;
  return new Refusal(error.status, sessionProblems.shut, error.message, [], { headers: error.headers });
}

async function takeCode(
  operator: Operator,
  secret: string,
  code: string | undefined,
  { token, isKnown }: Browser,
  context: GuestContext,
): Promise<void> {
  if (code === undefined)
    refuse(401, sessionProblems.codeNeeded, 'Informe o código do seu aplicativo autenticador.');
  const { database, repositories, limiter, address, clock } = context;
  const { operatorDevices } = repositories;
  const { id } = operator;
  const device = { token, operatorId: id };
  // Whoever drops the cookie begins a new sign-in with each code: the account counts them, too.
  if (!isKnown)
    await limiter.spend('signInCode', { address, about: id }).catch(async (error: unknown) => {
      await tellOfWrongCodes(operator, context);
      // A code for recovery nobody guesses: the tries of others shut out no one who has it.
      if (isOfApp(code)) throw error;
    });
  const left = await database.write((db) => operatorDevices.spendCode(db, device, clock()));
  const isTaken = left !== undefined && (await spendCode(operator, secret, code, context));
  if (isTaken) {
    if (!isKnown) await limiter.reset('signInCode', { address, about: id });
    return;
  }
  if (left) {
    const wrong = `Esse código não confere ou já foi usado. Espere o próximo no aplicativo. ${triesLeft(left)}.`;
    throw new Refusal(401, sessionProblems.codeNeeded, wrong, [{ field: 'code', message: wrong }]);
  }
  await database.write((db) => operatorDevices.forget(db, device));
  await tellOfWrongCodes(operator, context);
  refuse(401, sessionProblems.codesSpent, codesSpent);
}

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** Takes a code of the app, or one for recovery, which serves once. False if it is neither. */
async function spendCode(
  { id }: Operator,
  secret: string,
  code: string,
  { database, repositories, clock }: GuestContext,
): Promise<boolean> {
  const { operators, recoveryCodes, auditLog } = repositories;
  if (isOfApp(code)) {
    const step = stepOfCode(secret, code, clock());
    return step !== null && database.write((db) => operators.takeCodeStep(db, id, step));
  }
  return database.write(async (db) => {
    const isTaken = await recoveryCodes.take(db, id, code);
    if (isTaken) await auditLog.write(db, id, ['operator.changed', 'operator', id, 'recovery-code'], clock());
    return isTaken;
  });
}

const codesSpent =
  'Foram cinco códigos errados, e esta entrada terminou. Avisamos a conta por e-mail. Para tentar de novo, digite a senha.';

/** By e-mail and in the audit log, once in ten minutes: whoever got here knows the password. */
async function tellOfWrongCodes(
  { id, email }: Operator,
  { database, repositories, clock }: GuestContext,
): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const once = `sign-in-refused ${id} ${at.slice(0, '2026-11-23T15:0'.length)}`;
  const data = { at: readableMoment(at) };
  await database.write(async (db) => {
    const message = { kind: 'sign-in-refused', to: { email }, leadId: null, once, data } as const;
    if (await repositories.messages.put(db, message, now))
      await repositories.auditLog.write(db, id, ['session.refused', 'operator', id, 'code'], now);
  });
}
