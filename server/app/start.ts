import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { importedCoverage } from '../coverage/imported-coverage.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { safeError } from '../http/log.ts';
import { channelSettingsOf } from '../messages/senders/channel-settings.ts';
import { checkTemplates } from '../messages/senders/check-templates.ts';
import { createSenders, type ShowSecrets } from '../messages/senders/create-senders.ts';
import { observe } from '../observability/observe.ts';
import { identityProvider } from '../operators/provider/identity-provider.ts';
import {
  closeSandboxOperator,
  ensureSandboxOperator,
  type SandboxOperator,
} from '../operators/sandbox-operator.ts';
import { deliveryLog } from '../outbox/delivery-log.ts';
import { holdRestored } from '../outbox/hold-restored.ts';
import { outboxClaims } from '../outbox/outbox-claims.ts';
import { outboxWorker } from '../outbox/outbox-worker.ts';
import { openProtection } from '../protection/open-protection.ts';
import { systemRandom } from '../protection/random.ts';
import { readDataKeys } from '../protection/read-data-keys.ts';
import { type LiveCatalogue, openLiveCatalogue } from '../publications/live-catalogue.ts';
import { openHandovers } from '../renewals/open-handovers.ts';
import { messageOf } from '../runtime/message-of.ts';
import { systemTimer } from '../runtime/timer.ts';
import { sandboxCustomers } from '../sandbox/customers.ts';
import { createLiveSite } from '../site/live-site.ts';
import { openTeaching } from '../teaching/teaching.ts';
import { replayTombstones } from '../tombstones/replay-tombstones.ts';
import { openTombstoneFile, tombstonePath } from '../tombstones/tombstone-file.ts';
import { webhookSender } from '../webhooks/webhook-sender.ts';
import { buildApp } from './app.ts';
import type { Settings } from './env.ts';
import { listen } from './listen.ts';
import { readProviders, warmReader } from './providers.ts';
import { createRepositories, type Repositories } from './repositories.ts';
import { openChannels } from './start-channels.ts';
import { startRepeatedJobs } from './start-repeated-jobs.ts';
import { watchShop } from './watch-shop.ts';

interface Started {
  readonly sandboxOperator: SandboxOperator | undefined;
  /** Reloads plan lists or a new build without a restart. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

type Log = FastifyInstance['log'];

/** Wires the dependencies and starts listening. Errors for whoever runs the shop to fix are a StartupError. */
export async function start(settings: Settings, root: string): Promise<Started> {
  const clock = () => new Date();
  const keys = readDataKeys(settings.dataKey, settings.databaseUrl);
  const { operation, sandbox } = settings;
  await using opening = new AsyncDisposableStack();
  const opened = await openDatabase(settings.databaseUrl, clock(), settings.postgres);
  const observed = await observe(opened, operation, clock);
  const { database, metrics } = observed;
  opening.defer(() => database.close());
  opening.defer(() => observed.stop());
  const providers = readProviders(settings, root, clock, importedCoverage(database));
  opening.defer(() => providers.reader.close());
  // Its thread loads beside everything that follows.
  void providers.reader.warm();
  const site = createLiveSite(root, {
    origin: settings.siteUrl,
    partnerScript: settings.affiliateScript,
    apiOrigins: settings.apiOrigins,
  });
  let log: Log | undefined;
  const failed = (what: string) => (error: unknown) => log?.error({ failure: safeError(error) }, what);
  const protection = await openProtection(database, keys, systemRandom);
  const tombstones = openTombstoneFile(tombstonePath(settings.tombstonesFile, settings.databaseUrl));
  const repositories = createRepositories(protection, systemRandom, {
    otherCustomers: sandbox ? sandboxCustomers : [],
    channelSettings: {
      ...channelSettingsOf(settings.messages, sandbox),
      webhooks: settings.webhooks,
      handsOver: settings.services.orders !== undefined,
    },
    tombstones,
  });
  if (metrics !== undefined) watchShop({ metrics, database, repositories, settings, clock });
  const catalogue = await openLiveCatalogue({
    folder: join(root, 'catalogue'),
    planLists: providers.planLists,
    database,
    publications: repositories.publications,
    clock,
    timer: systemTimer,
    prepare: async ({ shown, published, planLists: { campaigns } }) => {
      const showPages = await site.prepare(shown);
      return () => {
        showPages();
        providers.reader.learn({ published, made: campaigns.made });
        repositories.visitEvents.know(Object.values(published).flat());
      };
    },
    failed: failed('published catalogue not taken'),
  });
  const teaching = await openTeaching({
    database,
    ...repositories,
    reader: providers.reader,
    clock,
    timer: systemTimer,
    failed: failed('teaching not taken'),
  });
  opening.defer(() => teaching.close());
  const panel = { database, protection, ...repositories };
  const sandboxOperator = sandbox ? await ensureSandboxOperator(panel, clock()) : undefined;
  const isSandboxOver = !sandbox && (await closeSandboxOperator(panel, clock()));
  const erasedAgain = await replayTombstones({ database, tombstones, now: clock(), ...repositories });
  const heldMessages = await holdRestored(database, clock());
  const { siteUrl } = settings;
  const channels = openChannels(settings, {
    ...{ database, repositories, providers, protection, siteUrl, clock, failed },
  });
  const provider = settings.provider && identityProvider(settings.provider, siteUrl, clock);
  let isDraining = false;
  const app = await buildApp({
    ...settings,
    figures: observed.figures,
    maxInFlight: operation.maxInFlight,
    isDraining: () => isDraining,
    database,
    repositories,
    providers,
    site: site.current,
    catalogue,
    teaching,
    preview: site.preview,
    imports: { access: { databaseUrl: settings.databaseUrl, postgres: settings.postgres }, keys },
    whatsapp: channels.whatsapp,
    wakeConversation: channels.wake,
    provider,
    clock,
    random: systemRandom,
  });
  log = app.log;
  await warmReader(providers);
  await listen(app, settings);
  warn(app.log, { erasedAgain, heldMessages, isSandboxOver, hasAnalysis: providers.analysis !== null });
  site.warmUp();
  const { setUp } = channelSettingsOf(settings.messages, sandbox);
  if (channels.formIsStale) app.log.warn('WhatsApp form to publish: npm run whatsapp:forms');
  void checkTemplates(settings.messages.senders.whatsapp, { siteUrl, setUp }, app.log);
  const worker = outboxWorker({
    database,
    claims: outboxClaims(
      protection,
      systemRandom,
      settings.messages.whatsappWebhook === undefined ? [] : ['whatsapp'],
    ),
    senders: allSenders(settings, { database, repositories, clock, log: app.log }),
    clock,
    timer: systemTimer,
    failed: failed('sending failed'),
    onBehalfOf: deliveryLog(app.log, metrics),
  });
  worker.start();
  const stopChannels = channels.start(app);
  const stopJobs = startRepeatedJobs({
    settings,
    database,
    repositories,
    providers,
    teaching,
    protection,
    provider,
    clock,
    failed,
  });
  const running = opening.move();
  return {
    sandboxOperator,
    reload: () => reloadCatalogue(catalogue, app.log),
    close: async () => {
      isDraining = true;
      await wait(operation.drainSeconds * 1000);
      site.close();
      catalogue.close();
      // What a message of a channel calls is in this application.
      for (const stop of [stopChannels, () => Promise.all([app.close(), worker.stop(), stopJobs()])])
        await Promise.race([stop(), wait(timeoutMs)]);
      await running.disposeAsync();
    },
  };
}

/** Of messages, of events for other systems, and of orders for the fibre company's. */
function allSenders(
  { sandbox, siteUrl, messages, services: { orders } }: Settings,
  { log, ...parts }: { database: Database; repositories: Repositories; clock: () => Date; log: Log },
) {
  const show: ShowSecrets | undefined = sandbox
    ? (message) => log.info({ outbox: message }, 'message')
    : undefined;
  return {
    ...createSenders(messages.senders, show, parts.clock),
    webhook: webhookSender({ ...parts.repositories, sandbox, ...parts }),
    // They wait to be listed.
    events: async () => ({ kind: 'taken' as const }),
    ...(orders && { orders: openHandovers(orders, { ...parts, siteUrl }) }),
  };
}

/** What whoever runs the shop should know at its start. */
function warn(
  log: Log,
  state: { erasedAgain: number; heldMessages: number; isSandboxOver: boolean; hasAnalysis: boolean },
): void {
  if (state.erasedAgain > 0) log.warn({ leads: state.erasedAgain }, 'a restored backup held what was erased');
  if (state.heldMessages > 0)
    log.warn({ messages: state.heldMessages }, 'a restored backup held messages that may have left');
  if (state.isSandboxOver) log.warn('the account of the sandbox was closed: its password had been printed');
  if (!state.hasAnalysis) log.warn('no order can begin: set ANALYSIS');
}

async function reloadCatalogue(catalogue: LiveCatalogue, log: Log): Promise<void> {
  try {
    await catalogue.reload();
    log.info('catalogue read anew');
  } catch (error) {
    log.error({ problem: messageOf(error) }, 'catalogue not read anew, the one before stays');
  }
}

/**
 * Grace period for running requests. Node.js does not enforce its timeouts while closing, so a partial request would
 * block the shutdown until the process manager kills it after ten seconds.
 */
const timeoutMs = 3000;
