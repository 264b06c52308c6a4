import { createHmac, type KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { jsonIn } from '../../../src/contract/json-in.ts';
import type { CampaignSet } from '../../../src/funnel/campaigns.ts';
import type { Limiter } from '../../access/create-limiter.ts';
import type { Conversations } from '../../conversations/conversation-repository.ts';
import type { Database } from '../../database/database.ts';
import { keepRawBody, rawBodyOf } from '../../http/keep-raw-body.ts';
import { networkOf } from '../../http/network-of.ts';
import { sameText } from '../../protection/protection.ts';
import { type Filling, nextOf, type ShownScreen, shownScreen, wrongTold } from '../forms/fill-form.ts';
import type { FormTokens } from '../forms/form-token.ts';
import { keptIn } from '../visit/kept.ts';
import { openFlow } from './flow-cipher.ts';
import { flowLimits as limits, shortened } from './flow-json.ts';

export const whatsappFormsPath = '/api/whatsapp/forms';

const bodyLimit = 64 * 1024;

const asked = z.object({
  action: z.string(),
  screen: z.catch(z.optional(z.string()), undefined),
  data: z.catch(z.record(z.string(), z.unknown()), {}),
  flow_token: z.catch(z.string(), ''),
});

type Asked = z.output<typeof asked>;

interface Parts {
  readonly database: Database;
  readonly repositories: { readonly conversations: Conversations };
  readonly providers: { readonly planLists: { readonly campaigns: CampaignSet } };
  readonly limiter: Limiter;
}

export interface FormsEndpoint {
  readonly key: KeyObject;
  readonly tokens: FormTokens;
}

/** The statuses by which the platform is told what to do. */
const statuses = { unknownKey: 421, ended: 427, notSigned: 432 } as const;

interface Reply {
  readonly status: number;
  readonly body: object;
}

const taken = (body: object): Reply => ({ status: 200, body });
const ended: Reply = { status: statuses.ended, body: { error_msg: whatsappWords.form.ended } };

/** Fills in the forms of the talk: what each screen asks, and whether its answers are taken. Nothing is stored here. */
export async function registerFormsEndpoint(
  app: FastifyInstance,
  { database, repositories, providers, limiter }: Parts,
  appSecret: string,
  forms: FormsEndpoint,
): Promise<void> {
  keepRawBody(app, bodyLimit);
  app.addHook('onRequest', (request) => limiter.spend('look', { address: networkOf(request.ip) }));

  /** The form as it stands; undefined where it is not asked any more. */
  const fillingOf = async (token: string, sealed: unknown): Promise<Filling | undefined> => {
    const { tokens } = forms;
    const named = tokens.open(token);
    const { conversations } = repositories;
    const left = named && (await database.read((db) => conversations.visitOf(db, named.conversation)));
    const state = left && keptIn(left.visit, providers.planLists.campaigns)?.visit.state;
    if (!named || !left || !state || !tokens.isAsked(named, state)) return undefined;
    const before = typeof sealed === 'string' ? tokens.openValues(sealed, token) : undefined;
    return { state, phone: left.phone, before: before ?? {} };
  };

  const fill = async ({ action, screen, data, flow_token: token }: Asked): Promise<Reply> => {
    if (action === 'ping') return taken({ data: { status: 'active' } });
    if (data.error !== undefined) return taken({ data: { acknowledged: true } });
    const { tokens } = forms;
    const filling = await fillingOf(token, data.kept);
    if (filling === undefined) return ended;
    const sent = action === 'data_exchange' ? screen : undefined;
    const next = sent === undefined ? begun(filling, screen) : nextOf(filling, sent, data);
    if (next === null) return ended;
    if ('show' in next) return taken(screenFor(next.show, tokens.sealValues(next.show.kept, token)));
    const params = { flow_token: token, values: tokens.sealValues(next.filled, token) };
    return taken({ screen: 'SUCCESS', data: { extension_message_response: { params } } });
  };

  app.post(whatsappFormsPath, { bodyLimit }, async (request, reply) => {
    const body = rawBodyOf(request);
    const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
    if (!sameText(String(request.headers['x-hub-signature-256'] ?? ''), expected))
      return reply.status(statuses.notSigned).send();
    const opened = openFlow(forms.key, jsonIn(body.toString('utf8')));
    const { data } = asked.safeParse(jsonIn(opened?.text ?? ''));
    if (opened === undefined || data === undefined) return reply.status(statuses.unknownKey).send();
    const { status, body: told } = await fill(data);
    return reply
      .status(status)
      .type('text/plain')
      .send(opened.seal(JSON.stringify(told)));
  });
}

/** `screen`: where the visitor goes back to. */
function begun(filling: Filling, screen: string | undefined) {
  const show = shownScreen(filling, screen || undefined);
  return show && { show };
}

/** A list always has an option, also where it is not shown. */
const noOption = [{ id: '-', title: '-' }];

function screenFor(shown: ShownScreen, kept: string): object {
  const { id, inputs } = shown;
  const each = <Value>(of: (input: ShownScreen['inputs'][number]) => readonly (readonly [string, Value])[]) =>
    Object.fromEntries(inputs.flatMap(of));
  const isWrong = inputs.some(({ wrong }) => wrong !== undefined);
  return {
    screen: id,
    data: {
      kept,
      known: each(({ name, value, isAsked }) => (isAsked && value !== '' ? [[name, value]] : [])),
      wrong: each(({ name, wrong }) => (wrong ? [[name, whatsappWords.form.check]] : [])),
      ...each(({ name, isAsked }) => [[`asks_${name}`, isAsked]]),
      ...each(({ name, isNeeded }) => [[`needs_${name}`, isNeeded]]),
      ...each(({ name, kind, options }) =>
        kind === 'text' || kind === 'check' ? [] : [[`options_${name}`, options?.map(optionFor) ?? noOption]],
      ),
      ...(isWrong && { error_message: wrongTold(shown) }),
    },
  };
}

type Options = NonNullable<ShownScreen['inputs'][number]['options']>;

const optionFor = ({ id, title, detail }: Options[number]) => ({
  id,
  title: shortened(title, limits.option),
  ...(detail && { description: shortened(detail, limits.description) }),
});
