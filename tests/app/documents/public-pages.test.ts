// @vitest-environment node

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderPage } from '../../../src/app/document/render-page.ts';
import { faqSets } from '../../../src/content/faq/questions.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { writePath } from '../../../src/funnel/routes/read-path.ts';
import { publishedCatalogue } from '../../catalogue/published-catalogue.ts';
import { asTyped } from '../../pages/site/as-typed.ts';
import { parseHtml } from '../parse-html.ts';
import { remembered } from './remembered.ts';

const read = async (path: string) => {
  const { head, html } = await renderPage(path, publishedCatalogue);
  return { head, page: parseHtml(html) };
};
const open = remembered(read);

const text = z.string().check(z.minLength(10));
const faqPage = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FAQPage'),
  name: z.literal('Perguntas Frequentes'),
  inLanguage: z.literal('pt-BR'),
  mainEntity: z.array(
    z.strictObject({
      '@type': z.literal('Question'),
      name: text,
      acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
    }),
  ),
});
const isFaq = (data: object) => '@type' in data && data['@type'] === 'FAQPage';

const routes = ['/', '/duvidas/', '/linktree/'] as const;
const all = fileCampaigns.all.flatMap((campaign) =>
  routes.map((route) => ({ route, path: writePath(campaign, route) })),
);

it.each(all)('the page $path has one heading and no id twice', async ({ path }) => {
  const { page } = await open(path);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(all)('the page $path lists exactly its questions in structured data', async ({ path }) => {
  const { head, page } = await open(path);
  const standing = [...page.querySelectorAll('details:has(> [id] [data-searched]) > summary')].map(
    ({ textContent }) => asTyped(textContent ?? ''),
  );
  const told = (head.structured ?? []).filter(isFaq).map((data) => faqPage.parse(data));
  expect(told).toHaveLength(standing.length === 0 ? 0 : 1);
  expect(told.flatMap(({ mainEntity }) => mainEntity.map(({ name }) => name))).toEqual(standing);
});

it.each([
  ['/paramount/', 5],
  ['/paramount/duvidas/', 5],
  ['/hbo-max/', 5],
  ['/globoplay/', 9],
  ['/globoplay/timpre/', 9],
  ['/oferta-colaborador/', 0],
  ['/oferta-colaborador/duvidas/', 0],
])('the page %s answers the specified number of questions: %i', async (path, count) => {
  const { page } = await open(path);
  expect(page.querySelectorAll('#perguntas li > details')).toHaveLength(count);
});

it.each([
  ['/', faqSets.general],
  ['/duvidas/', faqSets.general],
  ['/empresas/', faqSets.business],
  ['/empresas/duvidas/', faqSets.business],
])('the page %s answers every question of its set', async (path, items) => {
  const { page } = await open(path);
  const ids = [...page.querySelectorAll('#perguntas details > [id]')].map(({ id }) => id);
  expect(ids).toEqual(items.map(({ id }) => id));
});

it.each(['/', '/500mb/', '/1gb/', '/duvidas/', '/receber-ligacao/'])(
  'the company page /empresas%s does not speak of a home',
  async (route) => {
    const { page } = await open(`/empresas${route}`);
    for (const news of page.querySelectorAll('#novidades')) news.remove();
    const said = [...page.querySelectorAll('main p, main li, main h1, main h2, main h3')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(said.length).toBeGreaterThan(5);
    expect(
      said.filter((text) =>
        /\b(casas?|quarto|cômodos|séries)\b|\bfamília|\bna sala\b|\bsua sala\b/i.test(text),
      ),
    ).toEqual([]);
  },
);

it('the collaborators’ page links to their own questions', async () => {
  const { page } = await open('/oferta-colaborador/');
  const way = [...page.querySelectorAll('#duvidas a')];
  expect(way.map(({ textContent }) => textContent)).toEqual(['Clique Aqui']);
  expect(way[0]?.getAttribute('target')).toBe('_blank');
});

it('the apps link to the pages of their services', async () => {
  const { page } = await open('/timblack/');
  expect([...page.querySelectorAll('#apps a')].map((link) => link.getAttribute('href'))).toEqual([
    '/timblack/paramount/',
    '/timblack/hbo-max/',
    '/timblack/globoplay/',
  ]);
});

it.each(fileCampaigns.all.filter(({ landing }) => landing.service !== null))(
  'the page /$prefix/ is that of its streaming service and links to its own plans',
  async ({ prefix, landing: { service } }) => {
    const { page } = await open(`/${prefix}/`);
    expect(page.querySelectorAll('[data-island="series-row"]')).toHaveLength(service === 'globoplay' ? 3 : 2);
    const ways = [...page.querySelectorAll('a[href="#planos"]')].map(({ textContent }) => textContent);
    expect(ways).toEqual(
      service === 'hbo-max' ? ['Confira os Planos', 'Contratar Plano'] : ['Confira os Planos'],
    );
    expect(page.querySelector('#planos h2')?.textContent).toMatch(/^Planos? com /);
    expect([...page.querySelectorAll('#planos article, #planos [id^="c"]')].length).toBeGreaterThan(0);
  },
);

it.each([
  ['/linktree/', true],
  ['/fluxo/linktree/', false],
])('the page %s shows the sales number: %s', async (path, isNamed) => {
  const { page } = await open(path);
  expect(page.querySelector('main a[href^="tel:"]') !== null).toBe(isNamed);
  expect(page.querySelector('main a[href$="/consultar-cobertura/cep/"]')?.getAttribute('href')).toBe(
    path.replace('linktree', 'consultar-cobertura/cep'),
  );
});
