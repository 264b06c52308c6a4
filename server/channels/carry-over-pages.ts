import type { FastifyInstance } from 'fastify';
import { phoneWords } from '../../src/content/conversation/phone.ts';
import { whatsappWords as words } from '../../src/content/conversation/whatsapp.ts';
import { helpMessage } from '../../src/content/help-message.ts';
import { continueInWhatsApp } from '../../src/content/landing/site/site-links.ts';
import { laterWords } from '../../src/content/screens/later.ts';
import type { Capabilities } from '../access/capability-repository.ts';
import type { CarriedLeads } from '../access/carried-leads.ts';
import type { Limiter } from '../access/create-limiter.ts';
import { readCapabilities } from '../access/read-capabilities.ts';
import type { Site } from '../access/visitor-cookie.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import type { PhoneOrders } from '../conversations/phone-orders.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../http/network-of.ts';
import { leadAddress } from '../leads/lead-address.ts';
import type { Leads } from '../leads/lead-repository.ts';
import { priceChangeTold } from '../leads/plan-of-lead.ts';
import { confirmationPage } from '../messages/confirmation-page.ts';
import { prepareConfirmationPages, showPage } from '../messages/confirmation-routes.ts';
import { html } from '../messages/html.ts';
import { confirmationData } from '../orders/confirmation-data.ts';
import type { Orders } from '../orders/order-repository.ts';

export interface CarryOver extends Site {
  readonly database: Database;
  readonly repositories: {
    readonly capabilities: Capabilities;
    readonly carriedLeads: CarriedLeads;
    readonly orders: Pick<Orders, 'withContact'>;
    readonly leads: Pick<Leads, 'find'>;
    readonly phoneOrders: Pick<PhoneOrders, 'tell'>;
  };
  readonly providers: { readonly planLists: PlanLists };
  readonly siteUrl: string;
  readonly clock: () => Date;
  readonly limiter: Limiter;
  /** The address that opens a conversation with the shop in WhatsApp, with this text to send. */
  readonly whatsappLink: (text: string) => string;
}

/** The path of the summary of an order, which WhatsApp fetches as a document. */
export const summaryPath = '/resumo-do-pedido';
export const toSitePath = '/continuar-no-site';

/** The path of the link by which a customer on the phone confirms an order. */
export const confirmPath = '/confirmar-pedido';

const pagesOf = (as: 'site' | 'confirm', label: string, page: string, over: string, overText: string) => ({
  as,
  ask: confirmationPage(
    label,
    html`<p>${page}</p>
<form method="post"><button type="submit">${label}</button></form>`,
  ),
  over: confirmationPage(over, html`<p>${overText}</p><p><a href="/chat/">Abrir a conversa</a></p>`),
});

const { site } = words;
const { page } = phoneWords;
const { inWhatsApp } = laterWords;
const links = {
  [toSitePath]: pagesOf('site', site.label, site.page, site.over, site.overText),
  [confirmPath]: pagesOf('confirm', page.title, page.text, page.over, page.overText),
};

/** Carries a lead between the site and WhatsApp. Programs prefetch links, so only the form's POST has an effect. */
export async function registerCarryOver(app: FastifyInstance, dependencies: CarryOver): Promise<void> {
  const { database, repositories, providers, clock, limiter, whatsappLink } = dependencies;
  prepareConfirmationPages(app);
  app.addHook('onRequest', (request) => limiter.spend('look', { address: networkOf(request.ip) }));

  for (const [path, pages] of Object.entries(links)) {
    app.get<{ Params: { token: string } }>(`${path}/:token`, async ({ params }, reply) =>
      (await database.read((db) => repositories.carriedLeads.has(db, params.token, clock(), pages.as)))
        ? showPage(reply, pages.ask)
        : showPage(reply, pages.over, 404),
    );

    app.post<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      const access = await readCapabilities(request, reply, dependencies);
      const lead = await database.write(async (db) => {
        const { token } = request.params;
        const id = await repositories.carriedLeads.take(db, token, request.id, clock(), pages.as);
        const isConfirmed = pages.as === 'confirm';
        const lead = id && isConfirmed ? await repositories.leads.find(db, id) : undefined;
        if (id === undefined || (isConfirmed && lead?.status !== 'open')) return undefined;
        await access.grant(db, id);
        if (lead) {
          const said = `${phoneWords.opened}${priceChangeTold(providers, lead)}`;
          await repositories.phoneOrders.tell(db, id, said, clock());
        }
        return id;
      });
      if (lead === undefined) return showPage(reply, pages.over, 404);
      access.leave();
      return reply.redirect(`/chat/?l=${lead}`, 303);
    });
  }

  app.get(`${continueInWhatsApp}/:idLead`, async (_request, reply) =>
    reply.redirect(whatsappLink(helpMessage(null)), 303),
  );
  app.post<{ Params: { idLead: string } }>(`${continueInWhatsApp}/:idLead`, async (request, reply) => {
    const access = await readCapabilities(request, reply, dependencies);
    const { idLead } = request.params;
    const text = access.holds(idLead)
      ? words.code.text(
          await database.write((db) => repositories.carriedLeads.put(db, idLead, 'code', clock())),
        )
      : helpMessage(null);
    const link = whatsappLink(text);
    // A form's redirect to another site is refused by `form-action`.
    reply.header('refresh', `0; url=${link}`);
    return showPage(reply, confirmationPage(inWhatsApp, html`<p><a href="${link}">${inWhatsApp}</a></p>`));
  });

  app.get<{ Params: { token: string } }>(`${summaryPath}/:token`, async ({ params }, reply) => {
    const held = await database.read((db) =>
      repositories.carriedLeads.held(db, params.token, clock(), 'summary'),
    );
    const file = held && (await summaryOf(held.leadId, dependencies));
    return file === undefined
      ? showPage(reply, links[toSitePath].over, 404)
      : reply.type(file.contentType).send(file.content);
  });
}

/** The summary has no name: the link alone is a weak proof. */
async function summaryOf(number: string, { database, repositories, siteUrl }: CarryOver) {
  const { order, lead } = await database.read(async (db) => {
    const known = await repositories.orders.withContact(db, number);
    return { order: known?.order, lead: known && (await repositories.leads.find(db, known.order.leadId)) };
  });
  if (order === undefined) return undefined;
  const { orderSummaryFile } = await import('../messages/order-summary.ts');
  const address = lead === undefined ? '' : leadAddress(lead);
  return orderSummaryFile(confirmationData(order, { name: '', address }, siteUrl));
}
