import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { liveAddress } from '../../src/contract/panel/live.ts';
import type { ServerDependencies } from '../http/request-context.ts';
import { isSignedIn, requireOperator } from '../panel-api/operator-access.ts';
import { eventIdOf, topicsChanged, versionsIn } from './event-id.ts';
import type { LiveBroker } from './live-broker.ts';
import type { TopicVersions } from './live-topics.ts';

/** Milliseconds: shorter than the time-outs of proxies, and how long an ended session may go unnoticed. */
const heartbeat = 20_000;
/** Of somebody who does not read any more. */
const longestBacklog = 64 * 1024;

/**
 * One stream of server-sent events for all that changes under the eyes of an operator: names of what changed, nothing of
 * what it says. Whoever comes back with the id of the last event hears what changed meanwhile.
 */
export function registerLiveStream(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  broker: LiveBroker,
): void {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  app.get(liveAddress, async (request, reply) => {
    await requireOperator(request, dependencies);
    const stream = new PassThrough();
    let known = versionsIn(String(request.headers['last-event-id'] ?? ''));
    let isFirst = known.size === 0;

    const judge = () => {
      isSignedIn(request, dependencies).then((isIn) => isIn || end(), end);
    };
    const tell = (versions: TopicVersions) => {
      const topics = isFirst ? [] : topicsChanged(known, versions);
      if (topics.includes('sessions')) judge();
      isFirst = false;
      known = versions;
      write(`id: ${eventIdOf(versions)}\nevent: changed\ndata: ${JSON.stringify({ topics })}\n\n`);
    };
    const write = (text: string) => {
      if (stream.writableLength > longestBacklog) end();
      else if (!stream.writableEnded) stream.write(text);
    };

    stream.write('retry: 2000\n\n');
    const leave = broker.subscribe(tell);
    const beat = setInterval(() => {
      write(': still here\n\n');
      judge();
    }, heartbeat).unref();
    const end = () => {
      clearInterval(beat);
      leave();
      open.delete(end);
      stream.end();
    };
    open.add(end);
    request.raw.socket.once('close', end);

    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}
