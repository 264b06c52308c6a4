import { describe, expect, it } from 'vitest';
import { one } from './tab.ts';
import { begin } from './visit.ts';

describe('a campaign named in the query', () => {
  it.each([
    ['/checkout/cep/?a=r', '/r/checkout/nr-imovel/', 'r'],
    ['/sp/checkout/cep/?a=r', '/sp/checkout/nr-imovel/', 'sp'],
    ['/checkout/cep/?a=nobody', '/checkout/nr-imovel/', ''],
  ])('%s leads on to %s', async (path, next, prefix) => {
    const { tab } = begin(path);
    await tab.fill('/checkout/cep/', one({ cep: '01310-100' }));
    await tab.at('/checkout/nr-imovel/');
    expect(tab.path()).toBe(next);
    expect(tab.store.getState().visit.prefix).toBe(prefix);
  });
});
