import { describe, expect, it } from 'vitest';
import { decideReview } from '../../../../server/leads/analysis/decide-review.ts';
import { reviewRefused } from '../../../../src/content/messages/review-decided.ts';
import * as leads from '../../../../src/contract/calls/leads.ts';
import type { ReviewDecision } from '../../../../src/contract/lead/review-decision.ts';
import { listening } from '../../gateways/listening.ts';
import { openTestServer, type TestServer } from '../../test-server/open-test-server.ts';
import { agreed, chooseDay } from '../../test-server/order.ts';
import { type Engine, sampledEngines } from '../../test-server/test-database.ts';

const confirmation = (idLead: string) => ({ params: { idLead }, query: {}, body: {} });

/** A shop whose credit bureau refuses everybody, with an operator who reviews. */
async function openShop(engine: Engine) {
  const bureau = await listening(() => ({ body: { verdict: 'refused' } }));
  const siteUrl = 'https://loja.example';
  const services = { analysis: { url: bureau.url, token: undefined } };
  const channelSettings = { setUp: new Set(['sms'] as const) };
  const server = await openTestServer({ engine, siteUrl, services, channelSettings });
  const { repositories, providers, now } = server;
  const context = { repositories, providers, clock: now, siteUrl };
  const decide = async (decision: ReviewDecision, note: string | null = null) => {
    const waiting = (await server.rows('reviews')).find(({ treated_at }) => treated_at === null);
    const { id } = waiting ?? expect.fail('No review waits');
    await server.database.write((db) =>
      decideReview(context, db, { reviewId: id, decision, by: 'ana@loja.example', note }),
    );
    return id;
  };
  const history = (id: string) => server.database.read((db) => repositories.reviewDecisions.history(db, id));
  const told = () => server.outbox({ kind: 'review-decided' });
  return { server, bureau, decide, history, told };
}

async function refused(server: TestServer) {
  const visit = await server.leadAt('confirmation');
  const { browser, params, confirm } = visit;
  expect(await confirm()).toMatchObject({ rejected: true });
  await browser.call(leads.requestReview, { params, body: { message: 'Sou eu mesma.' } });
  return visit;
}

describe.each(sampledEngines)('a review on %s', (engine) => {
  it('an approving review is told to the visitor, who can then place the order', async () => {
    const { server, bureau, decide, history, told } = await openShop(engine);
    const { browser, params } = await refused(server);
    const before = await browser.call(leads.getLead, { params });
    const id = await decide('approved', 'Documento conferido por telefone.');
    const view = await browser.call(leads.getLead, { params });
    expect(view).toMatchObject({ risk: { status: 'approved', message: null }, version: before.version });
    expect(await told()).toMatchObject([
      { channel: 'sms', to: '11987654321', data: { url: `https://loja.example/chat/?l=${params.idLead}` } },
    ]);
    expect(await history(id)).toMatchObject([
      { decision: 'approved', by: 'ana@loja.example', note: 'Documento conferido por telefone.' },
    ]);
    await chooseDay(browser, params, server.now());
    expect(await browser.call(leads.finishOrder, { params, body: agreed })).toMatchObject({ success: true });
    expect(bureau.asked).toHaveLength(1);
  });

  it('an approving review holds for the same identity in another lead, and for no other', async () => {
    const { server, bureau, decide } = await openShop(engine);
    await refused(server);
    await decide('approved');
    const { browser: other, params, confirm } = await server.leadAt('confirmation');
    expect(await confirm()).toMatchObject({ rejected: false });
    expect(bureau.asked).toHaveLength(1);
    await other.call(leads.saveName, { params, body: { name: 'Joana Prado' } });
    expect(await confirm()).toMatchObject({ rejected: true });
    expect(bureau.asked).toHaveLength(2);
  });

  it('a refusing review is final for the document and is told to the visitor', async () => {
    const { server, decide } = await openShop(engine);
    const { browser, params } = await refused(server);
    await decide('refused');
    const view = await browser.call(leads.getLead, { params });
    expect(view.risk).toEqual({ status: 'rejected', message: reviewRefused });
    const { browser: another, params: other, confirm } = await server.leadAt('confirmation');
    expect(await confirm()).toMatchObject({ rejected_message: reviewRefused });
    for (const [who, lead] of [
      [browser, params],
      [another, other],
    ] as const)
      expect(await who.refused(leads.requestReview, { params: lead, body: {} })).toMatchObject({
        status: 409,
        error: reviewRefused,
      });
  });

  it('a review that asks again repeats the analysis and can be requested once more', async () => {
    const { server, bureau, decide, history } = await openShop(engine);
    const { browser, params } = await refused(server);
    const id = await decide('ask-again');
    expect((await browser.call(leads.getLead, { params })).risk?.status).toBe('open');
    await browser.call(leads.confirmLead, confirmation(params.idLead));
    const keys = bureau.asked.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    server.pass({ minutes: 1 });
    await browser.call(leads.requestReview, { params, body: { message: 'De novo.' } });
    expect(await decide('approved')).toBe(id);
    expect((await history(id)).map(({ decision }) => decision)).toEqual(['ask-again', 'approved']);
  });

  it('a reviewed lead can be opened by its link for three days after the decision', async () => {
    const { server, decide } = await openShop(engine);
    const { params } = await refused(server);
    server.pass({ days: 5 });
    const stranger = server.browser();
    await stranger.refuses('410', leads.getLead, { params });
    await server.sweep();
    await decide('approved');
    const proof = { params, body: { phoneEnding: '4321' } };
    const browser = server.browser();
    await browser.call(leads.openLeadAccess, proof);
    expect((await browser.call(leads.getLead, { params })).risk?.status).toBe('approved');
    await server.leadAt('confirmation', { browser, ...params });
    const verdict = await browser.call(leads.confirmLead, confirmation(params.idLead));
    expect(verdict).toMatchObject({ rejected: false });
    server.pass({ days: 3 });
    await server.browser().refuses('410', leads.getLead, { params });
  });

  it('only the last of two review decisions is sent', async () => {
    const { server, decide, told } = await openShop(engine);
    await refused(server);
    await decide('refused');
    server.pass({ minutes: 1 });
    await decide('approved');
    expect(await told()).toMatchObject([{ data: { decision: 'approved' } }]);
  });
});
