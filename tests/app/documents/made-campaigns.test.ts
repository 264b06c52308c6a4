// @vitest-environment node

import { expect, it } from 'vitest';
import { readCatalogue } from '../../../server/site/read-catalogue.ts';
import { createDocuments } from '../../../src/app/document/create-documents.ts';
import { experimentsId, ownCampaignId, type ShownExperiment } from '../../../src/contract/documents.ts';
import type { MadeCampaign } from '../../../src/contract/publication.ts';
import { experimentsOfFiles } from '../../../src/funnel/experiments/experiments.ts';
import { campaignMade } from '../../../src/funnel/made-campaign.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

const christmas: MadeCampaign = {
  prefix: 'natal',
  title: 'Natal',
  like: 'c',
  sellsFrom: 'plans',
  noindex: false,
  planList: 'all',
  picture: 'castle',
  accent: 'plum',
};
const parts = {
  starter: '',
  firstRules: '',
  stylesheets: [],
  typeface: null,
  preloads: [],
  scripts: [],
  attributes: {},
};
const documentsOf = (made: readonly MadeCampaign[], experiments?: readonly ShownExperiment[]) =>
  createDocuments(
    { ...readCatalogue(catalogueFolder), campaigns: made, ...(experiments && { experiments }) },
    { origin: 'https://loja.test' },
    () => parts,
  );

const documentsWith = (...made: MadeCampaign[]) => documentsOf(made);

it('every page names the experiments that are published, without their titles, and else nothing', async () => {
  const running = experimentsOfFiles.map((one) => ({ ...one, campaigns: ['c'] }));
  const documents = documentsOf([], running);
  for (const path of ['/', '/c/', '/checkout/cep/']) {
    const { html } = await documents.render(path);
    const [element = '', told = '[]'] =
      new RegExp(`<script id="${experimentsId}" type="application/json">(.*?)</script>`).exec(html) ?? [];
    expect(running).toMatchObject(JSON.parse(told));
    expect(running.filter(({ title }) => told.includes(title))).toEqual([]);
    expect(html.replace(element, '')).toBe((await documentsWith().render(path)).html);
  }
});

it('a made campaign has every page of its model, is listed for search engines, and its pages name it', async () => {
  const { addresses, render, sitemap, firstScreens } = documentsWith(christmas);
  const paths = addresses.map(({ path }) => path);
  expect(paths).toContain('/natal/checkout/cep-dados-cliente/');
  expect(sitemap).toContain('<loc>https://loja.test/natal/</loc>');
  expect(firstScreens).toContain('/natal/chat/');
  for (const path of ['/natal/', '/natal/checkout/cep/']) {
    const { html } = await render(path);
    const [, own = '{}'] =
      new RegExp(`id="${ownCampaignId}" type="application/json">(.*?)</script>`).exec(html) ?? [];
    expect(JSON.parse(own)).toEqual(campaignMade(christmas));
    expect(html.includes('og/home.png')).toBe(path === '/natal/');
  }
});

it('pages of other campaigns carry nothing of made ones', async () => {
  const without = documentsWith();
  const before = await Promise.all(['/', '/c/', '/checkout/cep/'].map(without.render));
  const beside = documentsWith(christmas);
  const after = await Promise.all(['/', '/c/', '/checkout/cep/'].map(beside.render));
  expect(after.map(({ html }) => html)).toEqual(before.map(({ html }) => html));
});

it('a made campaign that is hidden from search engines is in no sitemap', () => {
  expect(documentsWith({ ...christmas, noindex: true }).sitemap).not.toContain('/natal/');
});
