import type { FastifyInstance } from 'fastify';
import { supplier } from '../../src/content/supplier.ts';
import { whatsappLink } from '../../src/contract/whatsapp-link.ts';
import { registerCarryOver } from '../channels/carry-over-pages.ts';
import { type FormsEndpoint, registerFormsEndpoint } from '../channels/whatsapp/forms-endpoint.ts';
import { registerWhatsAppWebhook, type WhatsAppConversations } from '../channels/whatsapp/webhook.ts';
import type { WhatsAppWebhookSettings } from '../messages/senders/message-settings.ts';
import type { ServerDependencies } from './request-context.ts';

/** WhatsApp, as far as it is set up. */
export interface WhatsAppOptions {
  readonly webhook?: WhatsAppWebhookSettings | undefined;
  /** Without it messages that people send are not taken. */
  readonly conversations?: WhatsAppConversations | undefined;
  readonly forms?: FormsEndpoint | undefined;
  /** The look-alike of the sandbox: links to WhatsApp lead there. */
  readonly registerStandIn?: ((app: FastifyInstance) => Promise<void>) | undefined;
}

/** What the channels of the order have in this application: their webhook, and the pages that lead from one to another. */
export async function registerChannels(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  { webhook, conversations, forms, registerStandIn }: WhatsAppOptions = {},
): Promise<void> {
  if (webhook !== undefined)
    await app.register((hook) => registerWhatsAppWebhook(hook, dependencies, webhook, conversations));
  if (webhook !== undefined && forms !== undefined)
    await app.register((scope) => registerFormsEndpoint(scope, dependencies, webhook.appSecret, forms));
  if (registerStandIn !== undefined) await app.register(registerStandIn);
  const standIn = `${dependencies.siteUrl}/sandbox/whatsapp/?text=`;
  await app.register((scope) =>
    registerCarryOver(scope, {
      ...dependencies,
      whatsappLink: (text) =>
        registerStandIn === undefined
          ? whatsappLink(supplier.whatsapp, text)
          : `${standIn}${encodeURIComponent(text)}`,
    }),
  );
}
