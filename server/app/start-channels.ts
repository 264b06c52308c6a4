import type { FastifyInstance } from 'fastify';
import { supplier } from '../../src/content/supplier.ts';
import { type CarryOver, summaryPath, toSitePath } from '../channels/carry-over-pages.ts';
import { type ChannelWorker, channelWorker } from '../channels/channel-worker.ts';
import { turnTaker } from '../channels/visit/take-turn.ts';
import { whatsappChannel } from '../channels/whatsapp/client.ts';
import type { WhatsAppConversations } from '../channels/whatsapp/webhook.ts';
import { noteConsent } from '../consents/note-consent.ts';
import { conversationClaims } from '../conversations/conversation-claims.ts';
import type { Database } from '../database/database.ts';
import type { WhatsAppSettings } from '../messages/senders/post-whatsapp.ts';
import type { Protection } from '../protection/protection.ts';
import { systemRandom } from '../protection/random.ts';
import { systemTimer } from '../runtime/timer.ts';
import type { Providers } from './providers.ts';
import type { Repositories } from './repositories.ts';

interface Parts {
  readonly database: Database;
  readonly repositories: Repositories;
  readonly providers: Providers;
  readonly protection: Protection;
  readonly siteUrl: string;
  readonly whatsapp: WhatsAppSettings | undefined;
  readonly clock: () => Date;
  readonly failed: (what: string) => (error: unknown) => void;
}

interface Channels {
  /** What the webhook hands over to. */
  readonly conversations: WhatsAppConversations | undefined;
  /** The visits call the API of this application. Returns what ends the work. */
  start(app: FastifyInstance): () => Promise<void>;
}

/** The faces of the order that are no pages. */
export function openChannels(parts: Parts): Channels {
  const { whatsapp, clock } = parts;
  let worker: ChannelWorker | undefined;
  return {
    conversations: whatsapp && { kick: (id) => worker?.kick(id) },
    start: (app) => {
      worker = channelWorker({
        database: parts.database,
        claims: conversationClaims(parts.protection, systemRandom),
        erasures: parts.repositories.erasures,
        takeTurn: turnTaker(turnParts(app, parts)),
        channels: { ...(whatsapp && { whatsapp: whatsappChannel(whatsapp, clock) }) },
        clock,
        timer: systemTimer,
        failed: parts.failed('a conversation failed'),
      });
      worker.start();
      return worker.stop;
    },
  };
}

/** What the turns of a channel use of the application. */
export function turnParts(app: FastifyInstance, parts: Omit<Parts, 'whatsapp'>) {
  const { database, repositories, providers, protection, siteUrl, clock, failed } = parts;
  const { leads, carriedLeads, capabilities } = repositories;
  const linkTo = async (path: string, id: string) => {
    const token = await database.write((db) => carriedLeads.put(db, id, 'token', clock()));
    return `${siteUrl}${path}/${token}`;
  };
  return {
    database,
    capabilities,
    protection,
    siteUrl,
    clock,
    inject: app.inject.bind(app),
    sold: () => providers.planLists,
    versionOf: async (id: string) => (await database.read((db) => leads.find(db, id)))?.version,
    noteConsent: (subjectId: string, given: boolean) =>
      database.write((db) =>
        noteConsent(db, systemRandom, { subjectId, purpose: 'whatsapp-messages', given }, clock()),
      ),
    linkToSite: (idLead: string) => linkTo(toSitePath, idLead),
    linkToSummary: (number: string) => linkTo(summaryPath, number),
    redeem: (code: string, by: string) =>
      database.write(async (db) => {
        const idLead = await carriedLeads.take(db, code, by, clock());
        const lead = idLead === undefined ? undefined : await leads.find(db, idLead);
        return lead === undefined ? null : { idLead: lead.id, phone: lead.phone };
      }),
    reportError: failed('a visit of a channel failed'),
  };
}

/** Where a link to WhatsApp leads: to the shop's number, or in the sandbox to the look-alike. */
export const whatsappLinkOf =
  (sandbox: boolean, siteUrl: string): CarryOver['whatsappLink'] =>
  (text) =>
    sandbox
      ? `${siteUrl}/sandbox/whatsapp/?text=${encodeURIComponent(text)}`
      : `https://wa.me/${supplier.whatsapp}?text=${encodeURIComponent(text)}`;
