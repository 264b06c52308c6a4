// @vitest-environment node
import { expect, it } from 'vitest';
import { pages, render } from '../../src/app/entry-server.tsx';

it('puts the title of a page into its head, and nothing of it into its body', async () => {
  const { head, html, preload } = await render('/checkout/cep/');
  expect(head).toMatch(/^<title>.+<\/title>$/);
  expect(html).not.toContain('<title>');
  expect(preload).toEqual(['src/pages/funnel/FunnelPage.tsx']);
});

it.each([
  ['/checkout/cep/', 'name="cep"'],
  ['/checkout/nome/', 'Qual é o seu nome completo'],
  ['/', 'href="/checkout/cep/"'],
  ['/timblack/', 'href="/timblack/checkout/cep/"'],
])('%s is readable before any script has arrived', async (path, part) => {
  expect((await render(path)).html).toContain(part);
});

it('asks the first question in a form that never puts its answer into an address', async () => {
  const [form = ''] = /<form[^>]*>/.exec((await render('/checkout/cep/')).html) ?? [];
  expect(form).toContain('method="post"');
});

it('says nothing of a campaign but where its links lead and what it shows', async () => {
  expect((await render('/black-friday/')).htmlAttributes).toBe('data-campaign-theme="black-friday"');
  expect((await render('/b/')).htmlAttributes).toBeUndefined();
  expect(pages().length).toBeGreaterThan(700);
});
