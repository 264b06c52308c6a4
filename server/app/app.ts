import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createLimiter } from '../access/create-limiter.ts';
import { createOverload, type Overload } from '../access/refuse-overload.ts';
import { registerConversationStream } from '../conversations/register-conversation-stream.ts';
import type { Database } from '../database/database.ts';
import { allowOrigins } from '../http/allow-origins.ts';
import { logCalls, safeError, warnOfUntrustedProxy } from '../http/log.ts';
import { answerProblems, replyUnknownCall } from '../http/problem-replies.ts';
import { replyAndClose } from '../http/reply-and-close.ts';
import {
  headersOfBrokenRequests,
  type Reached,
  secureApi,
  secureEverything,
} from '../http/security-headers.ts';
import { guardBodies } from '../http/unread-bodies.ts';
import { assertOneHost } from '../http/write-guard.ts';
import { createLiveBroker } from '../live/live-broker.ts';
import type { Metrics } from '../observability/metrics.ts';
import { observeRequests } from '../observability/observe-requests.ts';
import type { IdentityProvider } from '../operators/provider/identity-provider.ts';
import { registerOrderReports } from '../orders/handover/order-reports.ts';
import { registerPaymentPages } from '../orders/payment-pages.ts';
import { panelCalls } from '../panel-api/calls/panel-calls.ts';
import { registerPanelCall } from '../panel-api/register-panel-call.ts';
import { type ImportSettings, registerPanelExtras } from '../panel-api/register-panel-extras.ts';
import { registerPanelPage } from '../panel-api/register-panel-page.ts';
import { type OpenPreview, registerPreview } from '../panel-api/register-preview.ts';
import { heldPictures } from '../publications/held-pictures.ts';
import type { LiveCatalogue } from '../publications/live-catalogue.ts';
import { registerUnsubscribePage } from '../recovery/unsubscribe-routes.ts';
import { registerContactPages } from '../renewals/contact-routes.ts';
import { heldPlanLists } from '../site/held-plan-lists.ts';
import type { Site } from '../site/open-site.ts';
import { ownAddresses } from '../site/own-addresses.ts';
import { registerPages } from '../site/register-pages.ts';
import { registerSystemCall } from '../systems-api/system-call.ts';
import { systemCalls } from '../systems-api/system-calls.ts';
import type { Teaching } from '../teaching/teaching.ts';
import { registerDocs } from './docs.ts';
import type { Providers } from './providers.ts';
import { registerChannels, type WhatsAppOptions } from './register-channels.ts';
import { registerEndpoint } from './register-endpoint.ts';
import { registerOperationRoutes } from './register-operation-routes.ts';
import type { Repositories } from './repositories.ts';
import type { ServerDependencies } from './request-context.ts';
import { routes } from './routes.ts';
import { type HttpOptions, serverOptions, usualTimeouts } from './server-options.ts';

export interface AppOptions extends Reached, HttpOptions {
  readonly database: Database;
  readonly repositories: Repositories;
  readonly providers: Providers;
  readonly clock: () => Date;
  /** The current build of the pages; without it only the API is served. */
  readonly site?: () => Site | undefined;
  readonly allowedOrigins?: readonly string[];
  /** Publications that override the catalogue files; without it only the files apply. */
  readonly catalogue?: LiveCatalogue;
  /** What operators taught the conversation; without it what the release ships serves. */
  readonly teaching?: Teaching;
  /** The company's own accounts; without it operators sign in by password alone. */
  readonly provider?: IdentityProvider | undefined;
  /** Opens a preview of an unpublished catalogue. */
  readonly preview?: OpenPreview;
  /** Without it the panel imports no files. */
  readonly imports?: ImportSettings;
  readonly whatsapp?: WhatsAppOptions;
  readonly wakeConversation?: (id: string) => void;
  /** Secrets that verify signed order reports; without one, reports are refused. */
  readonly reportSecrets?: readonly string[];
  /** Whether to serve the API documentation, which slows down the start. */
  readonly docs?: boolean;
  /** The site's public address; `legacyHost` redirects staff to it. */
  readonly siteUrl?: string;
  readonly legacyHost?: string | undefined;
  readonly hiddenFromSearch?: boolean;
  readonly figures?: { readonly metrics: Metrics; readonly token: string } | undefined;
  readonly maxInFlight?: number;
  readonly isDraining?: () => boolean;
}

/** Builds the whole service; tests call it without a port. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, repositories, clock, catalogue, teaching, figures } = options;
  const { isDraining = () => false, maxInFlight = 200 } = options;
  const brokenHeaders = headersOfBrokenRequests(options);
  const app = Fastify(serverOptions(options, brokenHeaders));
  const routes: string[] = [];
  app.addHook('onRoute', ({ url }) => void routes.push(url));
  const dependencies: ServerDependencies = {
    ...{ allowedOrigins: [], behindTls: false, siteUrl: '', ...options },
    addresses: () => ownAddresses(routes, options.site?.(), options.providers.planLists.campaigns),
    limiter: createLimiter({ database, counts: repositories.callCounts, clock }),
  };

  const overload = createOverload({ maxInFlight, metrics: figures?.metrics });

  app.removeContentTypeParser('text/plain');
  guardBodies(app, {
    timeout: (options.timeouts ?? usualTimeouts).request,
    cutOff: ({ socket }) => replyAndClose(socket, 'ERR_HTTP_REQUEST_TIMEOUT', brokenHeaders),
  });
  await app.register(cookie);
  if (catalogue !== undefined) app.addHook('onRequest', () => catalogue.keepUp());
  if (teaching !== undefined) app.addHook('onRequest', () => teaching.keepUp());
  answerProblems(app, (outage) => database.write((db) => repositories.outages.note(db, outage, clock())));
  app.addHook('onRequest', async ({ raw }) => assertOneHost(raw));
  logCalls(app);
  observeRequests(app, figures?.metrics);
  registerOperationRoutes(app, { database, clock, isDraining, figures, calls: overload.state });
  if (options.trustProxy === undefined || options.trustProxy === false) warnOfUntrustedProxy(app);
  secureEverything(app, options);
  await app.register((api) => registerApi(api, dependencies, overload, options));
  const { reportSecrets = [] } = options;
  if (reportSecrets.length > 0)
    await app.register((hook) => registerOrderReports(hook, dependencies, reportSecrets));
  await registerChannels(app, dependencies, options.whatsapp);
  await registerOwnPages(app, dependencies, options);
  return app;
}

async function registerApi(
  api: FastifyInstance,
  dependencies: ServerDependencies,
  overload: Overload,
  { imports, docs = false }: AppOptions,
): Promise<void> {
  secureApi(api);
  const broker = createLiveBroker(dependencies.database, (error) =>
    api.log.error({ failure: safeError(error) }, 'looking for changes failed'),
  );
  api.addHook('onClose', async () => broker.close());
  overload.limitOpen(api);
  await api.register((described) =>
    registerDocs(described, { withPages: docs, siteUrl: dependencies.siteUrl }),
  );
  await api.register(async (calls) => {
    overload.limitRunning(calls);
    await calls.register(async (visitors) => {
      allowOrigins(visitors, dependencies.allowedOrigins);
      for (const handler of routes) registerEndpoint(visitors, handler, dependencies);
      registerConversationStream(visitors, dependencies, broker);
      visitors.all('/api/*', replyUnknownCall);
      visitors.all('/api', replyUnknownCall);
    });
    for (const call of panelCalls) registerPanelCall(calls, call, dependencies);
    for (const call of systemCalls) registerSystemCall(calls, call, dependencies);
    await calls.register(async (panel) => registerPanelExtras(panel, dependencies, broker, imports));
  });
}

async function registerOwnPages(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  { catalogue, preview, site = () => undefined, ...options }: AppOptions,
): Promise<void> {
  if (catalogue !== undefined && preview !== undefined)
    await app.register(async (panel) => registerPreview(panel, dependencies, catalogue, preview));
  await app.register((scope) => registerUnsubscribePage(scope, dependencies));
  await app.register((contact) => registerContactPages(contact, dependencies));
  await app.register((payment) => registerPaymentPages(payment, dependencies));
  await app.register(async (panel) => registerPanelPage(panel, site));
  const planLists = heldPlanLists(options.providers.planLists);
  const pictures = heldPictures(options.database, options.repositories.publications);
  registerPages(app, {
    site,
    closed: () => catalogue?.sold().closed ?? noneClosed,
    held: async (path) => (await planLists(path)) ?? pictures(path),
    siteUrl: options.siteUrl,
    legacyHost: options.legacyHost,
    hiddenFromSearch: options.hiddenFromSearch,
  });
}

const noneClosed: ReadonlySet<string> = new Set();
