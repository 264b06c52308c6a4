import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { liveAddress } from '../../src/contract/panel/live.ts';
import { createOccupancy } from '../access/occupancy.ts';
import { tooMany } from '../access/rate-limit.ts';
import type { LiveBroker } from '../live/live-broker.ts';
import type { TopicVersions } from '../live/live-topics.ts';
import { isSignedIn, requireSession } from './operator-access.ts';
import type { PanelDependencies } from './panel-call.ts';

/** Heartbeat in milliseconds: shorter than proxy timeouts; also bounds how long an ended session stays connected. */
const heartbeat = 20_000;
/** Unsent bytes after which a stalled client is disconnected. */
const longestBacklog = 64 * 1024;

/** More tabs than anybody reads; each asks the database for its session at every heartbeat. */
const maxPerSession = 20;

/** The last event id of a client that reconnects; the panel opens each connection anew, so the browser sends none. */
const afterInQuery = z.object({ after: z.catch(z.string(), '') });

/**
 * Server-sent events for operators: names of changed topics, without content. A client that reconnects after its last
 * event receives the changes meanwhile.
 */
export function registerLiveStream(
  app: FastifyInstance,
  dependencies: PanelDependencies,
  broker: LiveBroker,
): void {
  const open = new Set<() => void>();
  const bySession = createOccupancy();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  app.get(liveAddress, async (request, reply) => {
    const { sessionId } = await requireSession(request, dependencies);
    if (bySession.of(sessionId) >= maxPerSession) throw tooMany(60, tooManyTabs);
    const leaveSession = bySession.take(sessionId);
    const stream = new PassThrough();
    let known = versionsIn(afterInQuery.parse(request.query).after);
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

    // The panel counts as connected with the first bytes, even where the database is slow.
    stream.write(': open\n\n');
    const leave = broker.subscribe(tell);
    const beat = setInterval(() => {
      write(': still here\n\n');
      judge();
    }, heartbeat).unref();
    const end = () => {
      clearInterval(beat);
      leave();
      leaveSession();
      open.delete(end);
      stream.end();
    };
    open.add(end);
    request.raw.socket.once('close', end);
    // The client may have left while its session was looked up.
    if (request.raw.socket.destroyed) end();

    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}

const tooManyTabs = 'O painel está aberto em abas demais. Feche algumas.';

/** Encodes the versions as an event id, so that a reconnecting client receives only what changed meanwhile. */
export const eventIdOf = (versions: TopicVersions): string =>
  [...versions]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([topic, version]) => `${topic}=${version}`)
    .join('&');

/** Returns an empty map for an unreadable id. */
export function versionsIn(eventId: string): TopicVersions {
  const pairs = eventId.split('&').flatMap((pair) => {
    const [, topic = '', version = ''] = /^([a-z-]{1,40})=(\d{1,15})$/.exec(pair) ?? [];
    return topic === '' ? [] : [[topic, Number(version)] as const];
  });
  return new Map(pairs);
}

export const topicsChanged = (from: TopicVersions, to: TopicVersions): string[] =>
  [...to].filter(([topic, version]) => from.get(topic) !== version).map(([topic]) => topic);
