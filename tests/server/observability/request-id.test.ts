import { expect, it } from 'vitest';
import { during } from '../../../server/observability/current-work.ts';
import { deliveryLog } from '../../../server/outbox/delivery-log.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { listening } from '../gateways/listening.ts';
import { openOutbox, taken } from '../outbox/open-outbox.ts';
import { openAt } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

it('a call to another system is logged with the id of its request', async () => {
  const analysis = await listening(() => ({ body: { verdict: 'approved' } }));
  const { server, browser, idLead } = await openAt('confirmation', {
    services: { analysis: { url: analysis.url, token: undefined } },
  });
  const confirmed = await browser.ask(leads.confirmLead, { params: { idLead }, query: {}, body: {} });
  expect(analysis.asked).toHaveLength(1);
  const lines = server
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const asked = lines.filter(({ msg }) => msg === 'asked outside');
  expect(asked).toMatchObject([
    { reqId: confirmed.headers['x-request-id'], service: analysis.asked[0]?.path?.slice(1) },
  ]);
});

it.each(sampledEngines)(
  'a delivery is logged with the id of the request that caused it, a failed one with its reason (%s)',
  async (engine) => {
    const harness = await openOutbox(engine);
    const lines: object[] = [];
    const log = {
      info: (line: object) => void lines.push(line),
      child: (bound: object) => ({ ...log, info: (line: object) => void lines.push({ ...bound, ...line }) }),
    };
    // Two writes that share a transaction on SQLite, and one without a request.
    await Promise.all(
      ['one', 'other'].map((requestId) =>
        during({ requestId, log, metrics: undefined }, () => harness.put('123456', requestId)),
      ),
    );
    await harness.put();
    await harness.workerThat(taken, deliveryLog(log, undefined)).round();
    const [unasked] = (await harness.list()).filter(({ id }) =>
      lines.some((line) => Object(line).reqId === id),
    );
    expect(lines).toEqual(
      expect.arrayContaining(
        ['one', 'other', unasked?.id].map((reqId) => ({
          reqId,
          kind: 'collaborator-code',
          channel: 'email',
          attempts: 1,
          outcome: 'taken',
          ms: expect.any(Number),
        })),
      ),
    );
    expect(lines).toHaveLength(3);
    await harness.put();
    const refused = async () => ({ kind: 'refused' as const, reason: 'smtp 550' });
    await harness.workerThat(refused, deliveryLog(log, undefined)).round();
    expect(lines.at(-1)).toMatchObject({ outcome: 'refused', reason: 'smtp 550' });
  },
);
