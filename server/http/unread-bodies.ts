import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as it keeps arriving. */
    takesFile?: boolean;
  }
}

interface Options {
  /** Milliseconds for the whole body of a call; of a file, for the next `leastBytes`. */
  readonly timeout: number;
  readonly cutOff: (request: FastifyRequest['raw']) => void;
}

/** Of a file in the time of a call: a line of 20 kbit/s. Less is a stalled one. */
const leastBytes = 64 * 1024;
/** For the rest of a refused body, in milliseconds. */
const aMoment = 1000;

/** Cuts off bodies that do not arrive: Node.js has only one time-out for calls and files. */
export function guardBodies(app: FastifyInstance, { timeout, cutOff }: Options): void {
  app.addHook('onRequest', async ({ raw, routeOptions: { config } }) => {
    if (!isArriving(raw)) return;
    let counted = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const { bytesRead } = raw.socket;
      if (config.takesFile === true && bytesRead >= counted + leastBytes) counted = bytesRead;
      else cutOff(raw);
    }, timeout).unref();
    for (const over of ['end', 'close']) raw.once(over, () => clearInterval(timer));
  });

  // The rest of a body that was answered unread would stand before the next call of the connection, which a proxy may
  // send for somebody else. Bytes left unread at the end would reset the connection before the reply is read.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isArriving(raw)) return;
    raw.resume();
    await finished(raw, { signal: AbortSignal.timeout(aMoment) }).catch(() => undefined);
    if (isArriving(raw)) reply.header('connection', 'close');
  });
}

const isArriving = ({ complete, readableEnded, headers }: FastifyRequest['raw']): boolean =>
  !complete &&
  !readableEnded &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
