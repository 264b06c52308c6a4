// @vitest-environment node

import { expect, it } from 'vitest';
import { renderPage } from '../../../src/app/document/render-page.ts';
import { publishedCatalogue } from '../../catalogue/published-catalogue.ts';
import { parseHtml } from '../parse-html.ts';

interface Layout {
  width: 'full' | 'column' | 'conversation';
  /** The ways through the site stand at its top. */
  ways: boolean;
  /** How far an order has come is shown. */
  progress: boolean;
}

const site: Layout = { width: 'full', ways: true, progress: false };
const question: Layout = { width: 'column', ways: false, progress: true };
const answer: Layout = { ...question, progress: false };
const talk: Layout = { ...answer, width: 'conversation' };

/** marketing.md section 2, "Route table with layouts": what each of them is here. */
it.each([
  ['home', '/', site],
  ['home', '/ofertas/', site],
  ['home', '/novo-cliente/', site],
  ['home', '/500mb/', site],
  ['home', '/700mb/', site],
  ['home', '/1gb/', site],
  ['home', '/refidelizacao/consulta-cpf/', question],
  ['home', '/refidelizacao/ofertas/', question],
  ['cart', '/checkout/validacao/', answer],
  ['cart', '/checkout/validacao/erro1/', answer],
  ['cart', '/checkout/validacao/erro2/', answer],
  ['cart', '/checkout/confirmacao/', question],
  ['cart', '/pedido-realizado/', question],
  ['cart', '/refidelizacao/confirmacao/', question],
  ['cart', '/refidelizacao/pedido-realizado/', question],
  ['checkout', '/checkout/cep/', question],
  ['checkout', '/checkout/cpf/', question],
  ['checkout', '/checkout/ativar-debito/', question],
  ['second-generation checkout', '/c/checkout/cep-dados-cliente/', question],
  ['loading', '/checkout/verificando-disponibilidade/', question],
  ['loading', '/checkout/confirmando-dados/', question],
  ['loading', '/chat/', talk],
  ['loading', '/chat-tct/', talk],
  ['no-coverage', '/checkout/planos/', answer],
  ['no-coverage', '/regulamentos/', site],
  ['no-coverage', '/linktree/', site],
  ['coverage', '/consultar-cobertura/cep/', question],
  ['coverage', '/consultar-cobertura/nr-imovel/', question],
  ['loading', '/consultar-cobertura/verificando-disponibilidade/', question],
  ['no-coverage', '/consultar-cobertura/sem-cobertura/', answer],
  ['no-coverage', '/consultar-cobertura/oferta-indisponivel/', answer],
  ['plans', '/consultar-cobertura/planos/', answer],
  ['call-request', '/consultar-cobertura/com-cobertura/', answer],
  ['call-request', '/receber-ligacao/', site],
  ['mobile-plan-selection', '/selecao-plano-movel/', site],
])("the layout '%s' at %s", async (_, path, { width, ways, progress }) => {
  const document = parseHtml((await renderPage(path, publishedCatalogue)).html);
  expect({
    width: document.querySelector('main')?.dataset.width,
    ways: document.querySelector('nav[aria-label="Principal"]') !== null,
    progress: document.querySelector('[role="progressbar"]') !== null,
  }).toEqual({ width, ways, progress });
});

it('the conversation for referred visitors has no header', async () => {
  const bare = async (path: string) =>
    (await renderPage(path, publishedCatalogue)).html.includes('data-bare');
  expect([await bare('/chat/'), await bare('/chat-tct/')]).toEqual([false, true]);
});
