import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { jsonIn } from '../../../src/contract/json-in.ts';
import type { CampaignSet } from '../../../src/funnel/campaigns.ts';
import type { Limiter } from '../../access/create-limiter.ts';
import { visitOf } from '../../conversations/message-body.ts';
import type { Database } from '../../database/database.ts';
import { keepRawBody, rawBodyOf } from '../../http/keep-raw-body.ts';
import { networkOf } from '../../http/network-of.ts';
import type { Protection } from '../../protection/protection.ts';
import { type Filling, nextOf, shownScreen } from '../forms/fill-form.ts';
import { formTokens } from '../forms/form-token.ts';
import { keptIn } from '../visit/kept.ts';
import { openFlow } from './flow-cipher.ts';
import { isSigned } from './webhook.ts';

export const whatsappFormsPath = '/api/whatsapp/forms';

const asked = z.object({
  action: z.string(),
  /** Empty where the form is opened. */
  screen: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  data: z.catch(z.record(z.string(), z.unknown()), {}),
  flow_token: z.catch(z.string(), ''),
});

type Asked = z.output<typeof asked>;

interface Parts {
  readonly database: Database;
  readonly providers: { readonly planLists: { readonly campaigns: CampaignSet } };
  readonly limiter: Limiter;
  readonly clock: () => Date;
}

export interface FormsEndpoint {
  readonly key: KeyObject;
  readonly protection: Protection;
}

const taken = (body: object) => ({ status: 200, body });
const ended = { status: 427, body: { error_msg: whatsappWords.form.ended } };

/**
 * Fills in the forms of the talk: what each screen asks, and whether its answers are taken. Nothing is stored here. By the
 * status the platform knows what to do: 421 asks for the key again, 427 ends the form, 432 is a wrong signature.
 */
export async function registerFormsEndpoint(
  app: FastifyInstance,
  { database, providers, limiter, clock }: Parts,
  appSecret: string,
  forms: FormsEndpoint,
): Promise<void> {
  keepRawBody(app, 64 * 1024);
  app.addHook('onRequest', (request) => limiter.spend('look', { address: networkOf(request.ip) }));

  /** The form as it stands; undefined where it is not asked any more. */
  const fillingOf = async (token: string, sealed: unknown): Promise<Filling | undefined> => {
    const tokens = formTokens(forms.protection, clock);
    const named = tokens.open(token);
    const left = named && (await database.read((db) => visitOf(forms.protection, db, named.conversation)));
    const state = left && keptIn(left.visit, providers.planLists.campaigns)?.visit.state;
    if (!named || !left || !state || !tokens.isAsked(named, state)) return undefined;
    return { state, phone: left.phone, before: tokens.openValues(String(sealed), token) ?? {} };
  };

  const answered = async (told: Asked) => {
    if (told.action === 'ping') return taken({ data: { status: 'active' } });
    return told.data.error === undefined ? fill(told) : taken({ data: { acknowledged: true } });
  };

  const fill = async ({ action, screen, data, flow_token: token }: Asked) => {
    const tokens = formTokens(forms.protection, clock);
    const filling = await fillingOf(token, data.kept);
    if (filling === undefined) return ended;
    const isSent = action === 'data_exchange' && screen !== undefined;
    const next = isSent ? nextOf(filling, screen, data) : shownScreen(filling, screen);
    if (next === null) return ended;
    const values = tokens.sealValues('filled' in next ? next.filled : next.before, token);
    if ('screen' in next) return taken({ screen: next.screen, data: { ...next.data, kept: values } });
    const params = { flow_token: token, values };
    return taken({ screen: 'SUCCESS', data: { extension_message_response: { params } } });
  };

  app.post(whatsappFormsPath, async (request, reply) => {
    if (!isSigned(request, appSecret)) return reply.status(432).send();
    const opened = openFlow(forms.key, jsonIn(rawBodyOf(request).toString('utf8')));
    const { data } = asked.safeParse(jsonIn(opened?.text ?? ''));
    if (opened === undefined || data === undefined) return reply.status(421).send();
    const { status, body } = await answered(data);
    const sealed = opened.seal(JSON.stringify(body));
    return reply.status(status).type('text/plain').send(sealed);
  });
}
