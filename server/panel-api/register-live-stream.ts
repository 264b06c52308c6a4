import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { liveAddress } from '../../src/contract/panel/live.ts';
import { createOccupancy } from '../access/occupancy.ts';
import { tooMany } from '../access/rate-limit.ts';
import { eventStreams } from '../http/event-streams.ts';
import type { LiveBroker } from '../live/live-broker.ts';
import type { TopicVersions } from '../live/live-topics.ts';
import { isSignedIn, requireSession } from './operator-access.ts';
import type { PanelDependencies } from './panel-call.ts';

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
  const openStream = eventStreams(app);
  const bySession = createOccupancy();

  app.get(liveAddress, async (request, reply) => {
    const { sessionId } = await requireSession(request, dependencies);
    if (bySession.of(sessionId) >= maxPerSession) throw tooMany(60, tooManyTabs);
    const leaveSession = bySession.take(sessionId);
    let known = versionsIn(afterInQuery.parse(request.query).after);
    let isFirst = known.size === 0;
    let leave = () => {};

    const judge = () => {
      isSignedIn(request, dependencies).then((isIn) => isIn || stream.end(), stream.end);
    };
    const stream = openStream(request, reply, {
      beat: judge,
      ended: () => {
        leave();
        leaveSession();
      },
    });
    leave = broker.subscribe((versions) => {
      const topics = isFirst ? [] : topicsChanged(known, versions);
      if (topics.includes('sessions')) judge();
      isFirst = false;
      known = versions;
      stream.tell({ id: eventIdOf(versions), name: 'changed', data: { topics } });
    });
    return stream.send();
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
