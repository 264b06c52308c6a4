import { describe, expect, it } from 'vitest';
import { deleteNoCoverageLead } from '../../src/contract/calls/coverage.ts';
import { sendCollaboratorCode } from '../../src/contract/calls/customers.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { requestCall } from '../../src/contract/calls/support.ts';
import {
  accessLost,
  effectSucceeded,
  type HelpKind,
  helpKinds,
  helpRequested,
  phoneEndingGiven,
  startedOver,
} from '../../src/store/events.ts';
import type { LeadState } from '../../src/store/lead-state.ts';
import type { BrowserTab } from './browser-tab.ts';
import { bodyOf, type FakeApi, heldReply, noCoverageId, noLine, renewalId, says } from './fake-api.ts';
import { came } from './visit.ts';

describe('requests for help', () => {
  it('a call and a code are granted while a review is still under way', async () => {
    const { shop, tab } = await came('/checkout/data-nascimento/');
    const review = heldReply();
    shop.once(leads.requestReview, review.rule);
    tab.store.dispatch(helpRequested({ kind: 'review' }));
    await tab.rest();
    tab.store.dispatch(helpRequested({ kind: 'call', phone: '1133334444' }));
    tab.store.dispatch(helpRequested({ kind: 'code' }));
    const { help } = await tab.rest();
    expect(help).toMatchObject({
      review: { kind: 'asked' },
      call: { kind: 'granted' },
      code: { kind: 'granted' },
    });
    expect(shop.callsOf(requestCall).map(bodyOf)).toMatchObject([{ telephone: '1133334444' }]);
    review.answer(says({}));
    await tab.until((state) => state.help.review.kind === 'granted');
  });

  it('a code asked for twice in a row is requested once', async () => {
    const { shop, tab } = await came('/checkout/data-nascimento/');
    const held = heldReply();
    shop.once(sendCollaboratorCode, held.rule);
    tab.store.dispatch(helpRequested({ kind: 'code' }));
    tab.store.dispatch(helpRequested({ kind: 'code' }));
    await tab.rest();
    held.answer(says({}));
    await tab.until((state) => state.help.code.kind === 'granted');
    await tab.rest();
    expect(shop.callsOf(sendCollaboratorCode)).toHaveLength(1);
  });
});

describe('a request for help whose reply was lost', () => {
  const requests = {
    review: leads.requestReview,
    call: requestCall,
    withdrawal: deleteNoCoverageLead,
    erasure: leads.deleteLead,
    code: sendCollaboratorCode,
    link: leads.sendLeadLink,
  } as const;

  const hold = ({ store }: BrowserTab, lead: Partial<LeadState>) =>
    store.dispatch(effectSucceeded({ step: 'titular', stamp: '', result: { lead } }));
  const keysOf = (shop: FakeApi, kind: HelpKind) =>
    shop.callsOf(requests[kind]).map(({ options }) => options.key);

  it.each(helpKinds)('%s asked for a second time is the same call', async (kind) => {
    const { shop, tab } = await came('/checkout/data-nascimento/');
    hold(tab, { noCoverageId });
    shop.once(requests[kind], noLine);
    for (const answer of ['refused', 'granted'] as const) {
      tab.store.dispatch(helpRequested({ kind, phone: '11912345678' }));
      await tab.until(({ help }) => help[kind].kind === answer);
    }
    expect(shop.callsOf(requests[kind])).toHaveLength(2);
    expect(new Set(keysOf(shop, kind)).size).toBe(1);
  });

  it('a call to another number, or asked for again once it was granted, is a new one', async () => {
    const { shop, tab } = await came('/checkout/data-nascimento/');
    shop.once(requestCall, noLine);
    for (const phone of ['1133334444', '1133335555', '1133335555']) {
      tab.store.dispatch(helpRequested({ kind: 'call', phone }));
      await tab.rest();
    }
    expect(new Set(keysOf(shop, 'call')).size).toBe(3);
  });

  it('data of two records is erased under two keys, which stay the same at a second try', async () => {
    const { shop, tab } = await came('/checkout/data-nascimento/');
    hold(tab, { renewalId });
    shop.once(leads.deleteLead, says({}), noLine);
    for (const answer of ['refused', 'granted'] as const) {
      tab.store.dispatch(helpRequested({ kind: 'erasure' }));
      await tab.until(({ help }) => help.erasure.kind === answer);
    }
    const [first, second, ...again] = keysOf(shop, 'erasure');
    expect(first).not.toBe(second);
    expect(again).toEqual([first, second]);
  });
});

it('a new order started while proof is under way shows nothing of the old one', async () => {
  const { shop, tab } = await came('/checkout/data-nascimento/');
  const held = heldReply();
  shop.once(leads.openLeadAccess, held.rule);
  tab.store.dispatch(accessLost());
  tab.store.dispatch(phoneEndingGiven({ phoneEnding: '5678' }));
  await tab.rest();
  tab.store.dispatch(startedOver());
  held.answer(says({}));
  await tab.at('/checkout/cep/');
  const { answers, lead, visit } = await tab.rest();
  expect(answers.values).toEqual({});
  expect(lead.id).toBeNull();
  expect(visit.phase).toBe('ready');
});
