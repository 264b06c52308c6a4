import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../access/create-limiter.ts';
import { deviceOf } from '../access/device-of.ts';
import { readToken } from '../access/read-token.ts';
import { type Site, visitorCookie } from '../access/visitor-cookie.ts';
import { contactLinkPath } from '../customers/contact-link-path.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../http/network-of.ts';
import { Refusal } from '../http/refusal.ts';
import { prepareConfirmationPages, showPage } from '../messages/confirmation-routes.ts';
import type { Random } from '../protection/random.ts';
import { contactPages, tooLateToObject, unreadableContactLink } from './contact-page.ts';
import { type ObjectionContext, objectToOrder } from './object-to-order.ts';

interface Dependencies extends ObjectionContext, Site {
  readonly database: Database;
  readonly random: Random;
  readonly limiter: Limiter;
}

interface TokenInPath {
  Params: { token: string };
}

/**
 * Pages of the links sent to the contact on file. Mail programs prefetch links, so only the form's POST has an
 * effect.
 */
export async function registerContactPages(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { database, repositories, clock, random, limiter } = dependencies;
  prepareConfirmationPages(app);
  app.addHook('onRequest', (request) => limiter.spend('look', { address: networkOf(request.ip) }));

  app.get<TokenInPath>(`${contactLinkPath}/:token`, async ({ params }, reply) => {
    const token = readToken(params.token);
    const link = token && (await database.read((db) => repositories.contactLinks.find(db, token, clock())));
    return link
      ? showPage(reply, contactPages[link.purpose].ask)
      : showPage(reply, unreadableContactLink, 404);
  });

  app.post<TokenInPath>(`${contactLinkPath}/:token`, async (request, reply) => {
    const token = readToken(request.params.token);
    if (token === undefined) return showPage(reply, unreadableContactLink, 404);
    const device = deviceOf(visitorCookie(request, reply, dependencies, 'device'), random);
    try {
      const purpose = await database.write(async (db) => {
        const link = await repositories.contactLinks.find(db, token, clock());
        if (link?.purpose === 'object') await objectToOrder(dependencies, db, link.subject);
        if (link?.purpose === 'look-up') await repositories.contactLinks.openFor(db, token, device);
        return link?.purpose;
      });
      return purpose === undefined
        ? showPage(reply, unreadableContactLink, 404)
        : showPage(reply, contactPages[purpose].done);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return showPage(reply, tooLateToObject, error.status);
    }
  });
}
