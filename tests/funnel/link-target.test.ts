import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { linkTarget } from '../../src/funnel/routes/link-target.ts';

const target = (address: string) => {
  const { pathname, hash, searchParams } = new URL(address, 'http://shop');
  return linkTarget(`${pathname}${hash}`, searchParams, fileCampaigns);
};

describe('a link that names a campaign', () => {
  it.each([
    ['/?a=timblack', '/timblack/'],
    ['/?a=black&utm_source=zap', '/timblack/?utm_source=zap'],
    ['/streaming/?a=controle', '/timcontrole/streaming/'],
    ['/checkout/cep/?a=pre&s=d600b', '/timpre/checkout/cep/?s=d600b'],
    ['/chat/?a=r#nome', '/r/chat/#nome'],
    ['/regulamentos/?a=es', '/es/regulamentos/'],
  ])('the link %s leads to %s', (address, expected) => {
    expect(target(address)).toBe(expected);
  });
});

describe('a link that points to a lead', () => {
  it.each([
    ['/?l=1', '/checkout/cep/?l=1'],
    ['/empresas/faq/?l=1&utm_source=zap', '/empresas/checkout/cep/?l=1&utm_source=zap'],
    ['/timblack/?l=1', '/timblack/checkout/consulta-telefone/?l=1'],
    ['/?ls=1', '/consultar-cobertura/cep/?ls=1'],
    ['/?lmig=1', '/migracao-ultrafibra/consulta-cpf/?lmig=1'],
    ['/chat/?lmig=1', '/migracao-ultrafibra/chat/?lmig=1'],
    ['/?l=1&a=black&s=d600b', '/timblack/checkout/consulta-telefone/?l=1&s=d600b'],
  ])('the link %s is resumed at %s', (address, expected) => {
    expect(target(address)).toBe(expected);
  });
});

it.each([
  ['names no campaign', ['/?a=nobody', '/sp/?a=r', '/sp/checkout/cep/?a=black', '/', '/chat/?s=d600b']],
  ['is resumed where it is', ['/checkout/nome/?l=1', '/chat-tct/?l=1', '/consultar-cobertura/cep/?ls=1']],
  ['points to no lead', ['/?l=', '/faq/?ls=', '/?lmig=', '/chat/?lmig=']],
])('a link that %s stays where it is: %j', (_, addresses) => {
  expect(addresses.filter((address) => target(address) !== null)).toEqual([]);
});
