import { dayMs } from '../../../src/brazil/durations.ts';
import * as calls from '../../../src/contract/panel/integrations.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { forgetGone } from '../../webhooks/gone-endpoints.ts';
import { isPublic } from '../../webhooks/public-address.ts';
import {
  handleOperator,
  handleReading,
  handleSaving,
  handleWriting,
  type PanelContext,
} from '../panel-call.ts';

/** A secret is in no kept response: who lost the reply ends what was made, and makes another. */
export const integrationCalls = [
  handleReading(calls.listApiKeys, async (db, _, { repositories: { apiKeys } }) => ({
    keys: await apiKeys.list(db),
  })),

  handleWriting(calls.addApiKey, async (db, { body }, { repositories, audit, clock, operator }) => {
    const made = await repositories.apiKeys.add(db, { ...body, createdBy: operator.id }, clock());
    if (made === undefined) return refuseField('name', 'Já há uma chave com este nome.', 'taken');
    await audit(db, 'key.added', 'key', made.key.name, body.scopes.join(' '));
    return made;
  }),

  handleSaving(calls.endApiKey, async (db, { params: { id } }, { repositories, audit, clock }) => {
    const key = (await repositories.apiKeys.list(db)).find((one) => one.id === id);
    if (key === undefined) return refuse(404, problemCodes.notFound, 'Esta chave não existe.');
    if (await repositories.apiKeys.end(db, id, clock())) await audit(db, 'key.ended', 'key', key.name);
    return {};
  }),

  handleReading(calls.listReceivers, async (db, _, { repositories: { receivers }, clock }) => ({
    receivers: await receivers.list(db, clock()),
  })),

  handleOperator(calls.addReceiver, async ({ body }, context) => {
    await assertReachable(body.url, context);
    const { database, repositories, audit, clock } = context;
    return database.write(async (db) => {
      const secret = await repositories.receivers.add(db, body, clock());
      if (secret === undefined) return refuseField('name', 'Já há um sistema com este nome.', 'taken');
      await audit(db, 'receiver.added', 'receiver', body.name);
      return { secret };
    });
  }),

  handleOperator(calls.changeReceiver, async ({ params: { name }, body }, context) => {
    await assertReachable(body.url, context);
    return context.save(async (db) => {
      await assertOwn(db, context, name);
      await context.repositories.receivers.change(db, name, body);
      await context.audit(db, 'receiver.changed', 'receiver', name);
      return {};
    });
  }),

  handleWriting(calls.rotateReceiver, async (db, { params: { name } }, context) => {
    await assertOwn(db, context, name);
    const secret = await context.repositories.receivers.rotate(db, name, context.clock());
    await context.audit(db, 'receiver.rotated', 'receiver', name);
    return { secret };
  }),

  handleSaving(calls.testReceiver, async (db, { params: { name } }, context) => {
    const { repositories, clock, audit } = context;
    const now = clock();
    if ((await repositories.receivers.find(db, name, now)) === undefined) refuseUnknown();
    await forgetGone(db, name);
    const until = new Date(now.getTime() + dayMs);
    const data = { at: now.toISOString(), data: {} };
    const event = { kind: 'receiver.test', channel: 'webhook', to: name, leadId: null } as const;
    const times = { dueAt: now, sendUntil: until, endsAt: until };
    const delivery = await repositories.outbox.put(db, { ...event, ...times, data }, now);
    await audit(db, 'receiver.tested', 'receiver', name);
    return { delivery: delivery ?? '' };
  }),

  handleSaving(calls.endReceiver, async (db, { params: { name } }, context) => {
    await assertOwn(db, context, name);
    await context.repositories.receivers.end(db, name);
    await context.audit(db, 'receiver.ended', 'receiver', name);
    return {};
  }),
];

async function assertOwn(db: Connection, { repositories }: PanelContext, name: string): Promise<void> {
  if (!(await repositories.receivers.isOwn(db, name))) refuseUnknown();
}

const refuseUnknown = (): never =>
  refuse(404, problemCodes.notFound, 'Este sistema não existe, ou é mantido na configuração do servidor.');

/** The sandbox may send to the own machine, where nobody has a certificate. */
async function assertReachable(text: string, { providers }: PanelContext): Promise<void> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || (providers.sandbox && url?.protocol === 'http:');
  if (url === undefined || !isWeb || url.username !== '' || url.password !== '')
    return refuseField('url', 'Informe um endereço como https://crm.exemplo.com.br/avisos.');
  if (!providers.sandbox && !(await isPublic(url.href)))
    return refuseField('url', 'Este endereço fica em uma rede interna. Informe um endereço público.');
}
