import { describe, expect, it } from 'vitest';
import { createRepositories } from '../../../../server/app/repositories.ts';
import { decideReview } from '../../../../server/leads/analysis/decide-review.ts';
import { createProtection } from '../../../../server/protection/protection.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { sweep } from '../../../../server/retention/sweep.ts';
import { reviewRefused } from '../../../../src/content/messages/review-decided.ts';
import * as leads from '../../../../src/contract/calls/leads.ts';
import type { ReviewDecision } from '../../../../src/contract/lead/review-decision.ts';
import { listening } from '../../gateways/listening.ts';
import type { Browser } from '../../test-server/browser.ts';
import { latestMessages } from '../../test-server/latest-messages.ts';
import { openTestServer } from '../../test-server/open-test-server.ts';
import { agreed, approvedCpf, chooseDay, giveAnswers, openLead } from '../../test-server/order.ts';
import { type Engine, sampledEngines } from '../../test-server/test-database.ts';

const confirmation = (idLead: string) => ({ params: { idLead }, query: {}, body: {} });

/** A shop whose credit bureau refuses everybody, with an operator who reviews. */
async function openShop(engine: Engine) {
  const bureau = await listening(() => ({ body: { verdict: 'refused' } }));
  const server = await openTestServer({
    engine,
    siteUrl: 'https://loja.example',
    services: { analysis: { url: bureau.url, token: undefined } },
  });
  const repositories = createRepositories(
    createProtection([Buffer.alloc(32, 7)], systemRandom),
    systemRandom,
    { channelSettings: { setUp: new Set(['sms']), quietHours: { from: 0, to: 0 } } },
  );
  const context = {
    repositories,
    providers: server.providers,
    clock: server.now,
    siteUrl: 'https://loja.example',
  };
  const reviewId = async (): Promise<string> => {
    const { id } = await server.database.read((db) =>
      db.selectFrom('reviews').select('id').where('treated_at', 'is', null).executeTakeFirstOrThrow(),
    );
    return id;
  };
  const decide = async (decision: ReviewDecision, note: string | null = null) => {
    const id = await reviewId();
    await server.database.write((db) =>
      decideReview(context, db, { reviewId: id, decision, by: 'ana@loja.example', note }),
    );
    return id;
  };
  const history = (id: string) => server.database.read((db) => repositories.reviewDecisions.history(db, id));
  const told = async () => {
    const items = await server.database.read((db) => latestMessages(db, repositories.outbox, server.now()));
    return items.filter(({ kind }) => kind === 'review-decided');
  };
  return { server, repositories, bureau, decide, history, told };
}

async function refused(browser: Browser) {
  const params = { idLead: await openLead(browser) };
  await giveAnswers(browser, params.idLead);
  expect(await browser.call(leads.confirmLead, confirmation(params.idLead))).toMatchObject({
    rejected: true,
  });
  await browser.call(leads.requestReview, { params, body: { message: 'Sou eu mesma.' } });
  return params;
}

describe.each(sampledEngines)('a review on %s', (engine) => {
  it('an approving review is told to the visitor, who can then place the order', async () => {
    const { server, bureau, decide, history, told } = await openShop(engine);
    const browser = server.browser();
    const params = await refused(browser);
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
    await refused(server.browser());
    await decide('approved');
    const other = server.browser();
    const params = { idLead: await openLead(other) };
    await giveAnswers(other, params.idLead);
    expect(await other.call(leads.confirmLead, confirmation(params.idLead))).toMatchObject({
      rejected: false,
    });
    expect(bureau.asked).toHaveLength(1);
    await other.call(leads.saveName, { params, body: { name: 'Joana Prado' } });
    expect(await other.call(leads.confirmLead, confirmation(params.idLead))).toMatchObject({
      rejected: true,
    });
    expect(bureau.asked).toHaveLength(2);
  });

  it('a refusing review is final for the document and is told to the visitor', async () => {
    const { server, decide } = await openShop(engine);
    const browser = server.browser();
    const params = await refused(browser);
    await decide('refused');
    const view = await browser.call(leads.getLead, { params });
    expect(view.risk).toEqual({ status: 'rejected', message: reviewRefused });
    const another = server.browser();
    const other = { idLead: await openLead(another) };
    await giveAnswers(another, other.idLead);
    expect(await another.call(leads.confirmLead, confirmation(other.idLead))).toMatchObject({
      rejected_message: reviewRefused,
    });
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
    const browser = server.browser();
    const params = await refused(browser);
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
    const params = await refused(server.browser());
    server.pass({ days: 5 });
    const stranger = server.browser();
    expect(await stranger.refused(leads.getLead, { params })).toMatchObject({ status: 410 });
    await sweep(server.database, server.now());
    await decide('approved');
    const proof = { params, body: { phoneEnding: '4321' } };
    const browser = server.browser();
    await browser.call(leads.openLeadAccess, proof);
    expect((await browser.call(leads.getLead, { params })).risk?.status).toBe('approved');
    await giveAnswers(browser, params.idLead, { cpf: approvedCpf });
    const verdict = await browser.call(leads.confirmLead, confirmation(params.idLead));
    expect(verdict).toMatchObject({ rejected: false });
    server.pass({ days: 3 });
    expect(await server.browser().refused(leads.getLead, { params })).toMatchObject({ status: 410 });
  });

  it('only the last of two review decisions is sent', async () => {
    const { server, decide, told } = await openShop(engine);
    await refused(server.browser());
    await decide('refused');
    server.pass({ minutes: 1 });
    await decide('approved');
    expect(await told()).toMatchObject([{ data: { decision: 'approved' } }]);
  });
});
