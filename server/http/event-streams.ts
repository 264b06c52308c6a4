import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Heartbeat in milliseconds: shorter than proxy timeouts; also bounds how long an ended session stays connected. */
const heartbeat = 20_000;
/** Unsent bytes after which a stalled client is disconnected. */
const longestBacklog = 64 * 1024;

export interface EventStream {
  tell(event: { readonly id: string; readonly name: string; readonly data: unknown }): void;
  end(): void;
  /** The reply of the call: the request stays open. */
  send(): FastifyReply;
}

interface Listening {
  beat(): void;
  /** Called once. */
  ended(): void;
}

/** Server-sent events to clients that stay connected; all of them end with the server. */
export function eventStreams(app: FastifyInstance) {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  return (request: FastifyRequest, reply: FastifyReply, { beat, ended }: Listening): EventStream => {
    const stream = new PassThrough();
    const write = (text: string) => {
      if (stream.writableLength > longestBacklog) end();
      else if (!stream.writableEnded) stream.write(text);
    };
    // The client counts as connected with the first bytes, even where the database is slow.
    stream.write(': open\n\n');
    const beating = setInterval(() => {
      write(': still here\n\n');
      beat();
    }, heartbeat).unref();
    const end = () => {
      if (!open.delete(end)) return;
      clearInterval(beating);
      ended();
      stream.end();
    };
    open.add(end);
    request.raw.socket.once('close', end);
    return {
      tell: ({ id, name, data }) => write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
      end,
      send: () => {
        // The client may have left meanwhile.
        if (request.raw.socket.destroyed) end();
        return reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          .send(stream);
      },
    };
  };
}
