import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { conversationNewsEvent, conversationStream } from '../../src/contract/calls/conversation.ts';
import { leadId } from '../../src/contract/lead/lead-id.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Capabilities } from '../access/capability-repository.ts';
import type { Limiter } from '../access/create-limiter.ts';
import { roomFor } from '../access/fair-share.ts';
import { createOccupancy } from '../access/occupancy.ts';
import { tooCrowded } from '../access/rate-limit.ts';
import { readCapabilities } from '../access/read-capabilities.ts';
import type { Site } from '../access/visitor-cookie.ts';
import type { Database } from '../database/database.ts';
import { type EventStream, eventStreams } from '../http/event-streams.ts';
import { networkOf, wideNetworkOf } from '../http/network-of.ts';
import { refuse } from '../http/refusal.ts';
import type { LiveBroker } from '../live/live-broker.ts';
import type { SiteConversations } from './site-conversation-repository.ts';

interface Dependencies extends Site {
  readonly database: Database;
  readonly repositories: {
    readonly capabilities: Capabilities;
    readonly siteConversations: SiteConversations;
  };
  readonly limiter: Limiter;
  readonly clock: () => Date;
}

/** Tabs of one visitor. */
const maxPerConversation = 5;
/** Of this process: each is looked up when its conversation changes, and at every heartbeat. */
const maxOpen = 500;

const place = z.catch(z.coerce.number().check(z.int(), z.gte(0)), 0);
const pathOf = z.object({ id: leadId });

type Look = () => void;

/** Server-sent events for visitors: what is written in their conversation, and who speaks. */
export function registerConversationStream(
  app: FastifyInstance,
  dependencies: Dependencies,
  broker: LiveBroker,
): void {
  const { database, repositories, limiter, clock } = dependencies;
  const openStream = eventStreams(app);
  const open = createOccupancy();
  const networks = createOccupancy();
  const watch = watchConversations(dependencies, broker);

  app.get(`/api/${conversationStream}`, async (request, reply) => {
    const path = pathOf.safeParse(request.params);
    const access = await readCapabilities(request, reply, dependencies);
    if (!path.success || !access.holds(path.data.id))
      return refuse(403, problemCodes.notHolder, 'Esta conversa está aberta em outro navegador.');
    const { id } = path.data;
    const address = networkOf(request.ip);
    await limiter.spend('look', { address });
    const network = wideNetworkOf(address);
    const isFull = networks.total() >= roomFor(maxOpen, networks.of(network));
    if (open.of(id) >= maxPerConversation || isFull) throw tooCrowded();
    const leaves = [open.take(id), networks.take(network)];
    const { after } = z.object({ after: place }).parse(request.query);
    const lastId = request.headers['last-event-id'];
    let known = lastId === undefined ? after : place.parse(lastId);
    let told = '';
    let looking: Promise<void> = Promise.resolve();

    const tell = async (stream: EventStream) => {
      const news = await database.read((db) => repositories.siteConversations.news(db, id, known, clock()));
      if (news === undefined) return stream.end();
      const standing = JSON.stringify([news.state, news.person, news.opening]);
      if (news.messages.length === 0 && standing === told) return;
      told = standing;
      known = news.messages.at(-1)?.place ?? known;
      stream.tell({ id: String(known), name: conversationNewsEvent, data: news });
    };
    // One look after the other, so that no message is told twice.
    const look: Look = () => {
      looking = looking.then(() => tell(stream)).catch(stream.end);
    };
    let unwatch = () => {};
    const stream = openStream(request, reply, {
      beat: look,
      ended: () => {
        unwatch();
        for (const leave of leaves) leave();
      },
    });
    unwatch = watch(id, look);
    look();
    return stream.send();
  });
}

/** Looks up which of the watched conversations have changed, in one query for all of them. */
function watchConversations({ database }: Dependencies, broker: LiveBroker) {
  const watched = new Map<string, Set<Look>>();
  const seen = new Map<string, string>();
  let version: number | undefined;
  let leave: (() => void) | undefined;

  const lookUp = async () => {
    const ids = [...watched.keys()];
    const rows = await database.read((db) =>
      db
        .selectFrom('conversations')
        .leftJoin('conversation_messages as told', 'told.conversation_id', 'conversations.id')
        .select(({ fn }) => ['conversations.id', 'conversations.state', fn.max('position').as('last')])
        .select('conversations.operator_id')
        .where('conversations.id', 'in', ids)
        .groupBy(['conversations.id', 'conversations.state', 'conversations.operator_id'])
        .execute(),
    );
    const changes = new Map(rows.map(({ id, ...row }) => [id, JSON.stringify(row)]));
    for (const id of ids) {
      const changed = changes.get(id) ?? '';
      if (seen.get(id) === changed) continue;
      seen.set(id, changed);
      for (const look of watched.get(id) ?? []) look();
    }
  };

  return (id: string, look: Look) => {
    const looks = watched.get(id) ?? new Set();
    watched.set(id, looks.add(look));
    leave ??= broker.subscribe((versions) => {
      const current = versions.get('conversations');
      if (current === version) return;
      version = current;
      // The next change or heartbeat looks again.
      lookUp().catch(() => undefined);
    });
    return () => {
      looks.delete(look);
      if (looks.size > 0) return;
      watched.delete(id);
      seen.delete(id);
      if (watched.size > 0) return;
      leave?.();
      leave = undefined;
    };
  };
}
