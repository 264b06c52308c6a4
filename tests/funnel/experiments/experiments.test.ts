import { describe, expect, it } from 'vitest';
import { campaigns } from '../../../src/funnel/campaigns.ts';
import { experiments } from '../../../src/funnel/experiments/experiments.ts';
import { orderLinkIn, readOrderLink } from '../../../src/funnel/experiments/order-start.ts';

describe.each(experiments)('the experiment $id', ({ arms, campaigns: prefixes }) => {
  it('has arms of different names, for at most everybody, in campaigns that exist', () => {
    expect(new Set(arms.map(({ id }) => id)).size).toBe(arms.length);
    expect(arms.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(100);
    const known = campaigns.map(({ prefix }) => prefix);
    expect(prefixes.filter((prefix) => !known.includes(prefix))).toEqual([]);
  });
});

describe('a link to an order', () => {
  it.each([
    ['/checkout/cep/', '/chat/'],
    ['/checkout/cep/?s=d600b', '/chat/?s=d600b'],
    ['/timblack/checkout/cep/?s=d600b', '/timblack/chat/?s=d600b'],
    ['/globoplay/timblack/checkout/cep/', '/globoplay/timblack/chat/'],
  ])('%s leads to %s in the conversation, and stays as it is by pages', (path, inChat) => {
    const link = readOrderLink(path);
    if (link === null) throw new Error('It begins an order.');
    expect(orderLinkIn('chat', link)).toBe(inChat);
    expect(orderLinkIn('pages', link)).toBe(path);
  });

  it.each(['/', '/chat/', '/consultar-cobertura/cep/', '/checkout/nome/', '/checkout/cep-dados-cliente/'])(
    'is not %s',
    (path) => {
      expect(readOrderLink(path)).toBeNull();
    },
  );
});
