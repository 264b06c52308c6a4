import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import { type Problem, type ProblemCode, problemCodes } from '../../src/contract/problem.ts';
import { isForeignKeyViolation, isStorageTrouble } from '../database/storage-trouble.ts';
import { safeError } from './log.ts';
import { erasedMeanwhile, type Outage, Refusal, ServiceDown } from './refusal.ts';
import { urlOf } from './route-group.ts';

/** Turns every error into a problem reply; internal errors are logged and never exposed. */
export function answerProblems(app: FastifyInstance, noteOutage: (outage: Outage) => Promise<void>): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error instanceof ServiceDown) {
      request.log.warn(error.outage, 'service down');
      // A failure to record the outage does not change the reply.
      await noteOutage(error.outage).catch((failed: unknown) =>
        request.log.error({ failure: safeError(failed) }, 'outage not noted'),
      );
    }
    if (error instanceof Refusal) {
      return reply.status(error.status).headers(error.headers).send(error.problem);
    }
    const known = knownProblem(error);
    if (known) return reply.status(known.status).send(known.problem);
    // Only concurrent calls get here: a single call is refused earlier.
    if (isForeignKeyViolation(error)) return reply.status(404).send(erasedMeanwhile().problem);
    request.log.error({ failure: safeError(error) }, 'failed');
    if (isStorageTrouble(error)) {
      return reply.status(503).header('retry-after', secondsToRecover).send(busyProblem);
    }
    return reply.status(500).send(serverProblem);
  });
}

/** Replies to an unmatched URL below /api: 405 for a wrong method, else 404. */
export function replyUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.replace(/[?#].*$/, '').replace(/\/$/, '');
  const methods = shapes.filter(({ shape }) => shape.test(path)).map(({ method }) => method);
  const allow = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  // The method fits, so the URL was refused: a part of it is longer than any id.
  if (allow.length === 0 || allow.includes(request.method)) {
    return reply.status(404).send(problem('not-found', 'Este endereço da API não existe.'));
  }
  return reply
    .status(405)
    .header('allow', allow.join(', '))
    .send(problem('method', `Este endereço não aceita ${request.method}.`));
}

const shapes = Object.values(endpoints).map((endpoint) => ({
  method: endpoint.method,
  shape: new RegExp(`^${urlOf(endpoint).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));

const problem = (code: ProblemCode, error: string): Problem => ({ success: false, error, code });

const serverProblem = problem(problemCodes.server, 'Erro no servidor. Por favor tente novamente mais tarde');

/** Nothing was saved: the call may be retried with the same key. */
export const busyProblem = problem(
  problemCodes.busy,
  'O sistema está ocupado e nada foi gravado. Tente de novo em alguns segundos.',
);
const secondsToRecover = 5;

const unreadable = problem(problemCodes.invalid, 'Os dados enviados não puderam ser lidos.');

/** Replies to a URL with a broken encoding, which matches no route. */
export function replyBrokenAddress(reply: FastifyReply, headers: Headers): FastifyReply {
  return (
    reply
      .status(400)
      .headers(headers)
      // No hook runs here that would wait for its body.
      .header('connection', 'close')
      .send(problem(problemCodes.invalid, 'Este endereço não pode ser lido.'))
  );
}

type Headers = Readonly<Record<string, string>>;

function knownProblem(error: FastifyError): { status: number; problem: Problem } | null {
  switch (error.statusCode) {
    case 413:
      return {
        status: 413,
        problem: problem('too-large', 'Os dados enviados são grandes demais. Envie menos de uma vez.'),
      };
    case 415:
      return {
        status: 415,
        problem: problem('content-type', 'Os dados precisam ser enviados como JSON.'),
      };
    default:
      break;
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? { status, problem: unreadable } : null;
}

/** A raw reply to bytes that are not valid HTTP, without details. */
export function clientErrorReply(code: string | undefined, headers: Headers): string {
  const line = lookUp(brokenRequests, code ?? '') ?? '400 Bad Request';
  const body = JSON.stringify(unreadable);
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${line}\r\n${head.join('')}\r\n${body}`;
}

const brokenRequests: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
