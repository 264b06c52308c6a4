// @vitest-environment node

import { expect, it } from 'vitest';
import { pageEntries } from '../../src/app/document/page-entries.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { publishedCatalogue } from '../catalogue/published-catalogue.ts';

const words = (text: string) => text.trim().split(/\s+/);
const statuses = new Map(pageEntries(publishedCatalogue).map(({ path, status }) => [path, status]));

/** The routes of funnel.md and marketing.md, section 2, that are pages. */
const everywhere = words(`
  / /ofertas/ /novo-cliente/ /700mb/ /500mb/ /regulamentos/ /linktree/ /chat/ /chat-tct/ /receber-ligacao/
  /pedido-realizado/ /selecao-plano-movel/ /refidelizacao/ofertas/ /refidelizacao/consulta-cpf/
  /refidelizacao/confirmacao/ /refidelizacao/pedido-realizado/ /consultar-cobertura/cep/
  /consultar-cobertura/nr-imovel/ /consultar-cobertura/verificando-disponibilidade/
  /consultar-cobertura/sem-cobertura/ /consultar-cobertura/com-cobertura/
  /consultar-cobertura/oferta-indisponivel/ /consultar-cobertura/planos/ /checkout/cep/ /checkout/nr-imovel/
  /checkout/verificando-disponibilidade/ /checkout/oferta-indisponivel/ /checkout/consulta-telefone/
  /checkout/nome/ /checkout/telefone/ /checkout/email/ /checkout/data-nascimento/ /checkout/nome-mae/
  /checkout/cpf/ /checkout/dados-pessoais/ /checkout/confirmacao-colaborador/ /checkout/instalacao/
  /checkout/data-de-vencimento/ /checkout/ativar-debito/ /checkout/conta-debito/ /checkout/validacao/
  /checkout/validacao/erro1/ /checkout/validacao/erro2/ /checkout/data-instalacao/ /checkout/confirmacao/
  /checkout/instalacao-pagamento/ /checkout/cep-dados-cliente/ /checkout/confirmando-dados/ /checkout/planos/`);

/** Campaigns' own doors. */
const ofOneCampaign = words('/livelo/ /paramount/ /hbo-max/ /globoplay/ /migracao-ultrafibra/consulta-cpf/');

/** Of marketing.md, section 2, and what decisions.md adds. */
const prefixes = words(`
  timcontrole timblack timpre b d black-friday fluxo oferta-colaborador r b/r rs hbo-max paramount c r2 r3
  migracao-ultrafibra globoplay globoplay/timpre globoplay/timcontrole globoplay/timblack sp es b/timblack premium
  livelo`);

it('every page of the specification is written, for the shop and for each campaign of the specification', () => {
  expect(fileCampaigns.all.map(({ prefix }) => prefix)).toEqual(expect.arrayContaining(prefixes));
  const addresses = [
    ...['', ...prefixes.map((prefix) => `/${prefix}`)].flatMap((door) =>
      everywhere.map((route) => `${door}${route}`),
    ),
    ...ofOneCampaign,
  ];
  expect(addresses.filter((address) => statuses.get(address) !== 200)).toEqual([]);
});
