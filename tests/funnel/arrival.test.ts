import { describe, expect, it } from 'vitest';
import { type Arrival, readArrival } from '../../src/funnel/arrival.ts';
import { noWish, type PlanWish } from '../../src/funnel/plans/plan-wish.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const read = (query: string) => readArrival(new URLSearchParams(query));

/** The parameters of a link that choose a plan. */
describe('the wish of a link', () => {
  it.each<[string, Partial<PlanWish>]>([
    ['idr=7', { renewalId: 7 }],
    ['idm=8', { migrationId: 8 }],
    ['id=103', { id: 103 }],
    ['s=d600a', { sku: 'd600a' }],
    ['sk=d600a', { sku: 'd600a' }],
    ['sku=D600A', { sku: 'd600a' }],
    ['s=d600a&sku=d500a', { sku: 'd600a' }],
    ['dl=600&ul=300', { download: 600, upload: 300 }],
    ['sb=MAX&sb=globo-play', { subscriptions: ['max', 'globo-play'] }],
    ['sb=MAX,globo-play&sba=max', { subscriptions: ['max', 'globo-play'] }],
    ['sba=paramount-plus', { subscriptions: ['paramount-plus'] }],
    ['', {}],
    ['id=abc&dl=-1&ul=1e9&idr=&s=../etc&sb=%3Cscript%3E', {}],
    ['id=99999999999999999999', {}],
  ])('the plan wish of the link %s is read', (query, wish) => {
    expect(read(query).wish).toEqual({ ...noWish, ...wish });
  });
});

describe('what else a link carries', () => {
  it.each<[string, Partial<Arrival>]>([
    [`l=${id}`, { lead: id }],
    [`l=${id.toUpperCase()}`, { lead: id }],
    [`ls=${id}`, { noCoverageLead: id }],
    [`lmig=${id}`, { migrationLead: id }],
    ['l=1%20or%201', {}],
  ])('the lead named by the link %s is read', (query, expected) => {
    const none = { lead: null, noCoverageLead: null, migrationLead: null };
    expect(read(query)).toMatchObject({ ...none, ...expected });
  });

  it.each([
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'gclid',
    'matchchannel',
    'campaignid',
    'client_id',
    'session_id',
  ])('the parameter %s is kept for tracking, cut to the allowed length', (name) => {
    expect(read(`${name}=x`).tracking).toEqual({ [name]: 'x' });
    expect(read(`${name}=${'x'.repeat(999)}`).tracking).toEqual({ [name]: 'x'.repeat(256) });
  });

  it('other parameters are not kept for tracking', () => {
    expect(read('email=ana%40exemplo.com.br&cpf=52998224725&utm_source=').tracking).toEqual({});
  });
});
