import { describe, expect, it } from 'vitest';
import { sendCollaboratorCode } from '../../src/contract/calls/customers.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { requestCall } from '../../src/contract/calls/support.ts';
import { accessLost, helpRequested, phoneEndingGiven, startedOver } from '../../src/store/events.ts';
import { bodyOf, heldReply, noLine, says } from './fake-api.ts';
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

  it('a review can be asked for again after it failed', async () => {
    const { shop, tab } = await came('/checkout/data-nascimento/');
    shop.once(leads.requestReview, noLine);
    tab.store.dispatch(helpRequested({ kind: 'review' }));
    await tab.until((state) => state.help.review.kind === 'refused');
    tab.store.dispatch(helpRequested({ kind: 'review' }));
    await tab.until((state) => state.help.review.kind === 'granted');
  });
});

it('a link to the open order is sent to the visitor, and a refusal is shown', async () => {
  const { shop, tab } = await came('/checkout/data-nascimento/');
  tab.store.dispatch(helpRequested({ kind: 'link' }));
  await tab.until(({ help }) => help.link.kind === 'granted');
  expect(shop.callsOf(leads.sendLeadLink)).toHaveLength(1);
  shop.once(leads.sendLeadLink, noLine);
  tab.store.dispatch(helpRequested({ kind: 'link' }));
  await tab.until(({ help }) => help.link.kind === 'refused');
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
