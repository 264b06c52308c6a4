import type { FastifyInstance } from 'fastify';
import { dayInBrasilia } from '../../src/brazil/date.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { phoneWords as confirmWords } from '../../src/content/conversation/phone.ts';
import { whatsappWords } from '../../src/content/conversation/whatsapp.ts';
import type { MessageContext, Understood } from '../../src/contract/calls/understand.ts';
import { createLimiter } from '../access/create-limiter.ts';
import { confirmPath, summaryPath, toSitePath } from '../channels/carry-over-pages.ts';
import type { Inbound } from '../channels/channel-message.ts';
import { phoneChannel } from '../channels/channel-port.ts';
import { type ChannelWorker, channelWorker } from '../channels/channel-worker.ts';
import { formTokens } from '../channels/forms/form-token.ts';
import { turnTaker } from '../channels/visit/take-turn.ts';
import { whatsappChannel } from '../channels/whatsapp/client.ts';
import { mediaFetcher } from '../channels/whatsapp/fetch-media.ts';
import { readFormsKey } from '../channels/whatsapp/flow-cipher.ts';
import { formVersion, offeredForm, publishedForm } from '../channels/whatsapp/flow-json.ts';
import { whatsappFormsPath } from '../channels/whatsapp/forms-endpoint.ts';
import { whatsappWebhookPath } from '../channels/whatsapp/webhook.ts';
import { noteConsent } from '../consents/note-consent.ts';
import { conversationClaims } from '../conversations/conversation-claims.ts';
import { readOpeningHours } from '../conversations/opening-hours.ts';
import { teamNow } from '../conversations/team-now.ts';
import { bytesLeft } from '../database/bytes-left.ts';
import type { Database } from '../database/database.ts';
import { knownCustomer } from '../following/find-followed.ts';
import { Refusal } from '../http/refusal.ts';
import { priceChangeTold } from '../leads/plan-of-lead.ts';
import { endLinksToConfirm, putLinkToConfirm } from '../leads/put-lead-link.ts';
import type { Protection } from '../protection/protection.ts';
import { systemRandom } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';
import { systemTimer } from '../runtime/timer.ts';
import { sandboxWhatsApp } from '../sandbox/whatsapp/sandbox-whatsapp.ts';
import type { Settings } from './env.ts';
import type { Providers } from './providers.ts';
import type { Repositories } from './repositories.ts';

interface Parts {
  readonly database: Database;
  readonly repositories: Repositories;
  readonly providers: Providers;
  readonly protection: Protection;
  readonly siteUrl: string;
  /** The form that is published. */
  readonly form?: string | undefined;
  readonly clock: () => Date;
  readonly failed: (what: string) => (error: unknown) => void;
}

/** The faces of the order that are no pages. */
export function openChannels({ sandbox, messages, host, port, databaseUrl }: Settings, parts: Parts) {
  const { clock } = parts;
  const { senders, whatsappWebhook, whatsappForms } = messages;
  // Without an account the sandbox has a stand-in of WhatsApp.
  const standIn =
    sandbox && senders.whatsapp === undefined && whatsappWebhook === undefined
      ? sandboxWhatsApp({
          ...{ host, port, clock, random: systemRandom },
          webhookPath: whatsappWebhookPath,
          forms: { path: whatsappFormsPath, json: publishedForm },
        })
      : undefined;
  const whatsapp = senders.whatsapp ?? standIn?.settings;
  const formsKey = standIn?.formsKey ?? (whatsappForms && readFormsKey(whatsappForms.key));
  const published = standIn ? formVersion : whatsappForms?.version;
  const form = offeredForm(published);
  const leftOnDisk = () => bytesLeft(databaseUrl);
  let worker: ChannelWorker | undefined;
  const wake = (id: string) => worker?.kick(id);
  return {
    whatsapp: {
      webhook: whatsappWebhook ?? standIn?.webhook,
      conversations: whatsapp && { kick: wake },
      forms: formsKey && { key: formsKey, protection: parts.protection },
      registerStandIn: standIn?.register,
    },
    /** The form at Meta is that of another release: everything is asked by words. */
    formIsStale: published !== undefined && form === undefined,
    /** Goes on with a conversation at once: after the commit of what came in. */
    wake,
    /** The visits call the API of this application. Returns what ends the work. */
    start: (app: FastifyInstance): (() => Promise<void>) => {
      const { database, repositories } = parts;
      const fileOf = (id: string) => database.read((db) => repositories.conversationMedia.read(db, id));
      worker = channelWorker({
        database,
        claims: conversationClaims(parts.protection, systemRandom),
        erasures: repositories.erasures,
        takeTurn: turnTaker(turnParts(app, { ...parts, form })),
        channels: {
          phone: phoneChannel,
          ...(whatsapp && { whatsapp: whatsappChannel(whatsapp, clock, fileOf) }),
        },
        clock,
        timer: systemTimer,
        failed: parts.failed('a conversation failed'),
      });
      worker.start();
      const { stop } = worker;
      if (whatsapp === undefined) return stop;
      const files = mediaFetcher(
        { database, media: repositories.conversationMedia, settings: whatsapp, clock, leftOnDisk },
        { timer: systemTimer, failed: parts.failed('fetching a file failed') },
      );
      files.start();
      return async () => {
        await Promise.all([stop(), files.stop()]);
      };
    },
  };
}

/** What the turns of a channel use of the application. */
export function turnParts(app: FastifyInstance, parts: Parts) {
  const { database, repositories, providers, protection, siteUrl, form, clock, failed } = parts;
  const { leads, carriedLeads, capabilities } = repositories;
  const limiter = createLimiter({ database, counts: repositories.callCounts, clock });
  const linkTo = async (path: string, id: string, as: 'site' | 'summary') => {
    const token = await database.write((db) => carriedLeads.put(db, id, as, clock()));
    return `${siteUrl}${path}/${token}`;
  };
  return {
    database,
    capabilities,
    protection,
    formTokens: formTokens(protection, clock),
    form,
    siteUrl,
    clock,
    inject: app.inject.bind(app),
    sold: () => providers.planLists,
    versionOf: async (id: string) => (await database.read((db) => leads.find(db, id)))?.version,
    mayShare: (contact: Inbound) => database.read((db) => repositories.conversations.mayShare(db, contact)),
    noteConsent: (subjectId: string, given: boolean) =>
      database.write((db) =>
        noteConsent(db, systemRandom, { subjectId, purpose: 'whatsapp-messages', given }, clock()),
      ),
    linkToSite: (idLead: string) => linkTo(toSitePath, idLead, 'site'),
    sendToConfirm: (idLead: string) =>
      database
        .write(async (db) => {
          const lead = await leads.find(db, idLead);
          if (lead?.status !== 'open') return { refused: confirmWords.closed };
          const until = readableMoment(momentAfter(clock(), dayMs));
          await endLinksToConfirm(repositories, db, idLead);
          const token = await carriedLeads.put(db, idLead, 'confirm', clock(), dayMs);
          const url = `${siteUrl}${confirmPath}/${token}`;
          await putLinkToConfirm({ repositories, clock, siteUrl }, db, lead, { url, until, what: 'order' });
          return { until, priceChange: priceChangeTold(providers, lead) };
        })
        .catch(refusedBy),
    linkToSummary: (number: string) => linkTo(summaryPath, number, 'summary'),
    redeem: async (code: string, by: string, address: string) => {
      try {
        await limiter.spend('proof', { address, device: () => address });
        const lead = await database.write(async (db) => {
          const idLead = await carriedLeads.take(db, code, by, clock(), 'code');
          return idLead === undefined ? undefined : leads.find(db, idLead);
        });
        return lead ? { idLead: lead.id, phone: lead.phone } : { refused: whatsappWords.code.wrong };
      } catch (error) {
        return refusedBy(error);
      }
    },
    known: (contact: { phone: string; leadId: string | null }) =>
      database.read((db) => knownCustomer(repositories, db, contact, clock())),
    read: async (message: string, context: MessageContext, address: string): Promise<Understood> => {
      const hours = await database.read(readOpeningHours);
      const today = dayInBrasilia(clock().getTime());
      return providers.reader
        .read({ message, context, plans: [], today, hours }, address)
        .catch(() => ({ acts: [] }));
    },
    teamNow: () => database.read((db) => teamNow(db, clock())),
    reportError: failed('a visit of a channel failed'),
  };
}

function refusedBy(error: unknown): { refused: string } {
  if (error instanceof Refusal) return { refused: error.fields[0]?.message ?? error.message };
  throw error;
}
