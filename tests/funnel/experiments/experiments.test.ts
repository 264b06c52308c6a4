import { describe, expect, it } from 'vitest';
import type { Experiment } from '../../../src/contract/publication.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { experimentsOfFiles } from '../../../src/funnel/experiments/experiments.ts';
import { orderStart } from '../../../src/funnel/experiments/order-start.ts';
import { orderLinkIn, orderPath, readOrderLink } from '../../../src/funnel/routes/order-link.ts';

describe.each(experimentsOfFiles)('the experiment $id', ({ arms, campaigns: prefixes }) => {
  it('the experiment has different arms, shares up to everybody, and existing campaigns', () => {
    expect(new Set(arms.map(({ id }) => id)).size).toBe(arms.length);
    expect(arms.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(100);
    const known: string[] = fileCampaigns.all.map(({ prefix }) => prefix);
    expect(prefixes.filter((prefix) => !known.includes(prefix))).toEqual([]);
  });
});

describe('a link to an order', () => {
  it.each([
    ['/checkout/cep/', '/chat/'],
    ['/checkout/cep/?s=d600b', '/chat/?s=d600b'],
    ['/timblack/checkout/cep/?s=d600b', '/timblack/chat/?s=d600b'],
    ['/globoplay/timblack/checkout/cep/', '/globoplay/timblack/chat/'],
  ])('the link %s leads to %s in conversation and is unchanged for pages', (path, inChat) => {
    const link = readOrderLink(path);
    if (link === null) throw new Error('It begins an order.');
    expect(orderLinkIn('chat', link)).toBe(inChat);
    expect(orderLinkIn('pages', link)).toBe(path);
  });

  it('the order path of a plan is a link to an order', () => {
    expect(readOrderLink(orderPath('d600b'))).toEqual({ prefix: '', search: '?s=d600b' });
  });

  it.each([
    '/',
    '/chat/',
    '/consultar-cobertura/cep/',
    '/checkout/nome/',
    '/checkout/cep-dados-cliente/',
    '/checkout/cep/outra/',
    'https://exemplo.com.br/x?y=/checkout/cep/x',
  ])('the link %s is not a link to an order', (path) => {
    expect(readOrderLink(path)).toBeNull();
  });
});

describe('start of an order', () => {
  const face: Experiment = {
    id: 'face',
    title: '',
    arms: [
      { id: 'pages', share: 0 },
      { id: 'chat', share: 100, startsIn: 'chat' },
    ],
    campaigns: ['', 'b'],
    goal: 'order_placed',
    isRunning: true,
  };
  const colour: Experiment = {
    ...face,
    id: 'colour',
    arms: [
      { id: 'blue', share: 0 },
      { id: 'green', share: 100 },
    ],
  };
  const drawn = { key: 'somebody', test: null };

  it('the order starts in the face of the drawn arm, and events name the arms', () => {
    expect(orderStart('b', drawn, [colour, face])).toEqual({
      face: 'chat',
      arms: ['colour:green', 'face:chat'],
    });
  });

  it('the order starts by pages where no arm says otherwise', () => {
    expect(orderStart('', drawn, [colour])).toEqual({ face: 'pages', arms: ['colour:green'] });
  });

  it('the order starts by pages outside the experiment and after its end', () => {
    const nothing = { face: 'pages', arms: [] };
    expect(orderStart('fluxo', drawn, [face])).toEqual(nothing);
    expect(orderStart('', drawn, [{ ...face, isRunning: false }])).toEqual(nothing);
  });

  it('the order starts in the face of a named arm, which is not counted', () => {
    const named = { key: 'somebody', test: 'chat' };
    expect(orderStart('', named, [face])).toEqual({ face: 'chat', arms: [] });
    expect(orderStart('', { ...named, test: 'pages' }, [face]).face).toBe('pages');
  });
});
