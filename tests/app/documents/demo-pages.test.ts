// @vitest-environment node

import { expect, it } from 'vitest';
import { pageEntries } from '../../../src/app/document/page-entries.ts';
import { renderPage } from '../../../src/app/document/render-page.ts';
import { publishedCatalogue } from '../../catalogue/published-catalogue.ts';

it.each([
  ['/demo', 200, 'Fill up the form to proceed'],
  ['/demo/plans', 200, 'Monthly'],
  ['/demo/confirm', 200, 'Confirm Selected Plan'],
  ['/demo/thanks', 200, 'An employee will make contact with you soon.'],
  ['/demo/about', 200, 'starter template'],
  ['/demo/hi/:name', 200, 'Hi!'],
  ['/demo/*', 404, 'Not found'],
])('the demo page %s is prerendered, in English and out of search engines', async (path, status, part) => {
  expect(pageEntries(publishedCatalogue).find((page) => page.path === path)).toMatchObject({
    status,
    noindex: true,
    canonical: null,
    preview: null,
  });
  const { html, kind, lang } = await renderPage(path, publishedCatalogue);
  expect({ kind, lang }).toEqual({ kind: 'demo', lang: 'en' });
  expect(html).toContain(part);
  expect(html).not.toContain('style=');
});

it('the demo’s inputs have no name, so that no browser sends them', async () => {
  const { html } = await renderPage('/demo', publishedCatalogue);
  const inputs = html.match(/<input [^>]*>/g) ?? [];
  expect(inputs.length).toBeGreaterThan(1);
  for (const input of inputs) expect(input).not.toMatch(/\sname=/);
});
