// @vitest-environment node

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageEntries } from '../../../src/app/document/page-entries.ts';
import { renderPage } from '../../../src/app/document/render-page.ts';
import { fixedLinks } from '../../../src/content/landing/site/fixed-links.ts';
import { outsideLinks } from '../../../src/content/landing/site/outside-links.ts';
import { siteWords } from '../../../src/content/site.ts';
import { supplier } from '../../../src/content/supplier.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { streamingServices } from '../../../src/funnel/landing.ts';
import { landingAt } from '../../../src/funnel/landing-at.ts';
import { shownPlans } from '../../../src/funnel/landing-plans/shown-plans.ts';
import { phoneFor } from '../../../src/funnel/phone-lines-of.ts';
import { isAlwaysRedirected } from '../../../src/funnel/redirects.ts';
import { readPath, writePath } from '../../../src/funnel/routes/read-path.ts';
import { publishedCatalogue } from '../../catalogue/published-catalogue.ts';
import { asTyped } from '../../pages/site/as-typed.ts';
import { remembered } from './remembered.ts';

const standing = pageEntries(publishedCatalogue);
const paths = new Set(standing.map(({ path }) => path));

const read = async (path: string) => {
  const { head, html, footer, kind } = await renderPage(path, publishedCatalogue);
  return { head, kind, html: asTyped(html + renderToStaticMarkup(footer)) };
};
// Hundreds of pages are read: as text, for a document of each would take five times as long.
const open = remembered(read);

const found = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, part = '']) => part.replace(/<[^>]*>/g, '').trim());
const linksOf = (html: string) => found(html, /<a [^>]*href="(\/[^"]*)"/g);

const routes = ['/', '/duvidas/', '/linktree/', '/receber-ligacao/', '/404/'] as const;
const all = fileCampaigns.all.flatMap((campaign) =>
  routes.map((route) => ({ campaign, path: writePath(campaign, route) })),
);

describe('the links of a page', () => {
  /** Pages of other campaigns that a text is about, and what stands once for all. */
  const { migration, rewards, timControle, timBlack, saoPaulo, rioGrandeDoSul, espiritoSanto } = fixedLinks;
  const named = [migration, rewards, timControle, timBlack, saoPaulo, rioGrandeDoSul, espiritoSanto];
  const isElsewhere = (href: string) =>
    named.some((link) => link === href) || href.endsWith('.pdf') || href.startsWith('/empresas/checkout/');
  /** From 'globoplay/timpre' to the other services of 'timpre', from 'paramount' to those of the shop. */
  const beside = (prefix: string) => {
    const parts: readonly string[] = prefix.split('/');
    const rest = parts.filter((part) => !streamingServices.some((service) => service === part));
    return rest.length === parts.length
      ? []
      : streamingServices.map((service) => `/${[...rest, service].join('/')}/`);
  };

  it.each(all.filter(({ campaign }) => campaign.prefix !== ''))(
    'the links of $path stay in the campaign',
    async ({ campaign: { prefix }, path }) => {
      const links = linksOf((await open(path)).html);
      expect(links.length).toBeGreaterThan(5);
      const others = links.filter((href) => !href.startsWith(`/${prefix}/`) && !isElsewhere(href));
      expect(others.filter((href) => !beside(prefix).includes(href))).toEqual([]);
    },
  );
});

const plansOn = (path: string) => {
  const { campaign, route } = readPath(path, fileCampaigns);
  const landing = landingAt(campaign, route);
  const plans = publishedCatalogue.plansOf(campaign.prefix);
  return landing.hidden.includes('plans') ? [] : shownPlans(plans, { campaign, landing, route });
};

const services = standing.filter(({ path }) => /.\/(paramount|hbo-max|globoplay)\/$/.test(path));
const selling = [...fileCampaigns.all.map((campaign) => ({ path: writePath(campaign, '/') })), ...services];

it('each campaign has a page for every streaming service that it sells', () => {
  expect(services.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/timblack/paramount/', '/b/timblack/globoplay/', '/rs/hbo-max/']),
  );
  expect(paths).not.toContain('/rs/globoplay/');
  for (const { path } of services) expect(plansOn(path).length, path).toBeGreaterThan(0);
});

const offers = z.array(z.object({ url: z.string() }));
const product = z.object({ '@type': z.literal('Product'), image: z.string(), offers: z.object({ offers }) });

describe.each(selling)('the plans of $path', ({ path }) => {
  const plans = plansOn(path);

  it('the plans of a page are its structured data, as one product with a picture', async () => {
    const { head } = await open(path);
    const told = (head.structured ?? []).filter((data) => Reflect.get(data, '@type') === 'Product');
    const urls = told.flatMap((data) => product.parse(data).offers.offers.map(({ url }) => url));
    expect(told).toHaveLength(plans.length > 0 ? 1 : 0);
    expect(urls).toEqual(plans.map(({ offerCode }) => `/ofertas/${offerCode}/`));
  });

  it('the plans of a page have different names on cards and tabs', async () => {
    const { html } = await open(path);
    const [compared = ''] = /<fieldset id="comparar-planos".*?<\/fieldset>/s.exec(html) ?? [];
    const cards = found(html, /<article [^>]*data-plan=.*?<h3[^>]*>(.*?)<\/h3>/gs);
    const tabs = found(html, /<button [^>]*role="tab"[^>]*>(.*?)<\/button>/gs);
    const columns = found(compared, /<label[^>]*>(.*?)<\/label>/gs);
    expect(cards.length > 0).toBe(plans.length > 0);
    for (const names of [cards, tabs, columns, plans.map(({ plan }) => plan)])
      expect(names).toEqual([...new Set(names)]);
  });

  it('the plans that a campaign excludes are sold by no block of its page', async () => {
    const { campaign } = readPath(path, fileCampaigns);
    const own = linksOf((await open(path)).html).filter((href) =>
      href.startsWith(`${writePath(campaign, '/checkout/cep/')}?s=`),
    );
    const excluded = campaign.exclusions.filter((sku) => own.some((href) => href.endsWith(`?s=${sku}`)));
    expect(excluded).toEqual([]);
  });
});

const beside = standing.filter(({ path }) => /^\/(ofertas\/.*|selecao-plano-movel)\/$/.test(path));

/** The application draws the places of its own pages. */
async function isThere(path: string, hash: string): Promise<boolean> {
  if (path.endsWith('.pdf') || isAlwaysRedirected(path)) return true;
  if (!paths.has(path) || hash === '') return paths.has(path);
  const { kind, html } = await open(path);
  return kind !== 'site' || html.includes(` id="${hash.slice(1)}"`);
}

it.each([...all, ...services, ...beside])(
  'the links of $path lead to existing pages and places in them',
  async ({ path }) => {
    const links = found((await open(path)).html, /<a [^>]*href="([/#][^"]*)"/g);
    const lost: string[] = [];
    for (const link of new Set(links)) {
      const { pathname, hash } = new URL(link, `https://loja.test${path}`);
      if (!(await isThere(pathname, hash))) lost.push(link);
    }
    expect(links.length).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  },
);

it.each([...all, ...services, ...beside])(
  'the page $path asks about cookies once and says how to order without a script',
  async ({ path }) => {
    const { html } = await open(path);
    expect(html.match(/data-island="cookies"/g)).toHaveLength(1);
    const { number } = phoneFor(readPath(path, fileCampaigns).campaign, 'sales');
    expect(found(html, /<noscript>(.*?)<\/noscript>/gs)).toContain(siteWords.offScript(number));
  },
);

const told = fileCampaigns.all.flatMap((campaign) =>
  (['/pedido/', '/regulamentos/'] as const).flatMap((route) => {
    const path = writePath(campaign, route);
    return paths.has(path) ? [{ campaign, path }] : [];
  }),
);

it.each(told)(
  'the page $path names a telephone of its campaign without a script',
  async ({ campaign, path }) => {
    const { html } = await open(path);
    const [said = ''] = found(html, /<noscript>(Sem JavaScript.*?|<p>Sem JavaScript.*?)<\/noscript>/gs);
    expect(said).toContain(phoneFor(campaign, 'support').number);
  },
);

it.each([...all, ...told])(
  'the page $path shows no telephone that the campaign hides',
  async ({ campaign: { phones }, path }) => {
    const { head, html } = await open(path);
    const said = html + asTyped(JSON.stringify(head.structured ?? []));
    for (const line of ['sales', 'support'] as const)
      if (!phones[line]) expect(said.includes(supplier[line]), line).toBe(false);
  },
);

it.each([
  ['', true, true],
  ['fluxo', false, true],
  ['premium', false, true],
  ['oferta-colaborador', false, true],
  ['timblack', true, false],
  ['timcontrole', true, false],
  ['timpre', true, false],
] as const)("the footer of '%s' shows the phones it should", async (prefix, sales, support) => {
  const { footer } = await renderPage(prefix === '' ? '/' : `/${prefix}/`, publishedCatalogue);
  const text = asTyped(renderToStaticMarkup(footer));
  expect([text.includes('0800 555 1020'), text.includes('103 41')]).toEqual([sales, support]);
});

it.each(all)('the page $path has a single WhatsApp number', async ({ path }) => {
  const links = found((await open(path)).html, /href="(https:\/\/wa\.me\/[^"?]*)/g);
  expect([...new Set(links)]).toEqual([outsideLinks.whatsapp]);
});

it('a canonical address always exists and does not redirect', () => {
  const canonicals = new Set(standing.flatMap(({ canonical }) => canonical ?? []));
  expect([...canonicals].filter((path) => isAlwaysRedirected(path) || !paths.has(path))).toEqual([]);
});
