import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '../../src/brazil/durations.ts';
import { mayDo, type Right } from '../../src/contract/panel/access/rights.ts';
import { type Duty, sessionProblems } from '../../src/contract/panel/access/session.ts';
import { networkOf } from '../http/network-of.ts';
import { refuse } from '../http/refusal.ts';
import { dutyOf } from '../operators/code-rule.ts';
import {
  clearOperatorToken,
  operatorDevice,
  readOperatorToken,
  setOperatorToken,
} from '../operators/operator-cookie.ts';
import type { Operator } from '../operators/operator-repository.ts';
import { sessionDevice } from '../operators/session-device.ts';
import type { OperatorSession, PanelDependencies } from './panel-call.ts';

type Access = Pick<PanelDependencies, 'database' | 'repositories' | 'clock' | 'behindTls'>;
type LimitedAccess = Access & Pick<PanelDependencies, 'limiter'>;

const isSecure = (request: FastifyRequest, { behindTls }: Access): boolean =>
  behindTls || request.protocol === 'https';

async function findSession(request: FastifyRequest, access: Access) {
  const { database, repositories, clock } = access;
  const { operators, operatorSessions } = repositories;
  const token = readOperatorToken(request, isSecure(request, access));
  if (token === undefined) return null;
  return database.read(async (db) => {
    const session = await operatorSessions.find(db, token, clock());
    const operator = session && (await operators.find(db, session.operatorId));
    if (!session || !operator || operator.disabledAt !== null) return null;
    return { session, operator, token, duty: await dutyOf(db, operator, session.isOfProvider) };
  });
}

/** Session check of open streams; does not renew the idle timeout. */
export const isSignedIn = async (request: FastifyRequest, access: Access): Promise<boolean> =>
  (await findSession(request, access)) !== null;

/** The session of the request; renews the idle timeout. */
export async function renewSession(request: FastifyRequest, access: Access): Promise<OperatorSession | null> {
  const found = await findSession(request, access);
  if (found === null) return null;
  const now = access.clock();
  if (Date.parse(found.session.usedAt) < now.getTime() - minuteMs)
    await access.database.write((db) => access.repositories.operatorSessions.touch(db, found.token, now));
  const { session, operator, duty } = found;
  return { operator, sessionId: session.id, isOfProvider: session.isOfProvider, duty };
}

/** Authorises routes outside the contract: stream, export and upload. */
export const requireOperator = async (
  request: FastifyRequest,
  access: LimitedAccess,
  right?: Right,
): Promise<Operator> => (await requireSession(request, access, right)).operator;

const duties: Readonly<Record<Duty, string>> = {
  password: 'Antes de continuar, troque a senha provisória por uma sua.',
  code: 'Antes de continuar, ligue o código do aplicativo: o seu perfil precisa dele.',
};

/** Authorises a call of the panel; `evenWithDuty` for those by which a duty is done. */
export async function requireSession(
  request: FastifyRequest,
  access: LimitedAccess,
  right?: Right,
  evenWithDuty = false,
): Promise<OperatorSession> {
  const session = await renewSession(request, access);
  if (session === null) refuse(401, sessionProblems.signedOut, 'Entre no painel para continuar.');
  const { operator, duty } = session;
  if (duty !== null && !evenWithDuty) refuse(403, sessionProblems.duty, duties[duty]);
  if (right !== undefined && !mayDo(operator.role, right))
    refuse(403, sessionProblems.noRight, 'Seu perfil não permite isto. Fale com quem administra o painel.');
  await access.limiter.spend('panel', { address: networkOf(request.ip), about: operator.id });
  return session;
}

/** The token of the browser that signs in; sets its cookie. */
export const deviceOfSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access & Pick<PanelDependencies, 'random'>,
): string => operatorDevice(request, reply, access.random, isSecure(request, access));

/** Opens a new session and ends the browser's previous one. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
  operatorId: string,
  byProvider?: { readonly refreshToken: string | null },
): Promise<void> {
  const { database, repositories, clock } = access;
  const { auditLog, operatorSessions, providerSessions } = repositories;
  const before = readOperatorToken(request, isSecure(request, access));
  const now = clock();
  const token = await database.write(async (db) => {
    if (before !== undefined) await operatorSessions.end(db, before);
    const note = ['session.opened', 'operator', operatorId, byProvider ? 'provider' : ''] as const;
    await auditLog.write(db, operatorId, note, now);
    const device = sessionDevice(request.headers['user-agent']);
    const opened = await operatorSessions.open(db, operatorId, now, device);
    if (byProvider) await providerSessions.mark(db, opened, byProvider.refreshToken, now);
    return opened;
  });
  setOperatorToken(reply, token, isSecure(request, access));
}

export async function closeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<void> {
  const { database, repositories, clock } = access;
  const { auditLog, operatorSessions } = repositories;
  const secure = isSecure(request, access);
  const token = readOperatorToken(request, secure);
  clearOperatorToken(reply, secure);
  if (token === undefined) return;
  const now = clock();
  await database.write(async (db) => {
    const session = await operatorSessions.find(db, token, now);
    await operatorSessions.end(db, token);
    if (session === undefined) return;
    const { operatorId } = session;
    await auditLog.write(db, operatorId, ['session.closed', 'operator', operatorId], now);
  });
}
