import { expect, it } from 'vitest';
import { missingPage, pageAt } from '../../../server/site/page-at.ts';

const written = ['', '/ofertas', '/demo', '/demo/about', '/demo/hi/:name', '/demo/*'];
const pages = new Map(written.map((path) => [path, path]));

it.each([
  ['/', ''],
  ['/ofertas/', '/ofertas'],
  ['/demo', '/demo'],
  ['/demo/', '/demo'],
  ['/demo/about', '/demo/about'],
  ['/demo/hi/ana', '/demo/hi/:name'],
  ['/demo/hi/Z%C3%A9%20%26%20Ana/', '/demo/hi/:name'],
  ['/demo/hi/ana%2Feva', '/demo/hi/:name'],
  ['/demo/%61bout', '/demo/about'],
  ['/demo/hi', '/demo/*'],
  ['/demo/hi/', '/demo/*'],
  ['/demo/hi/ana/eva', '/demo/*'],
  ['/demo/nowhere', '/demo/*'],
  ['/ofertas/nowhere', undefined],
  ['/nowhere', undefined],
  ['/b/demo', undefined],
])('the address %s is answered with the page %s', (written, page) => {
  expect(pageAt(pages, decodeURIComponent(written), written)).toBe(page);
});

it.each([
  ['/nowhere/', '/404'],
  ['/checkout/nowhere/', '/404'],
  ['/timblack/nowhere', '/timblack/404'],
  ['/timblack/checkout/nowhere/', '/timblack/404'],
  ['/globoplay/timblack/nowhere/', '/globoplay/timblack/404'],
  ['/globoplay/nowhere/', '/404'],
  ['/', '/404'],
])('the missing page %s is answered by %s', (path, page) => {
  const missing = ['/404', '/timblack/404', '/globoplay/timblack/404'];
  expect(missingPage(new Map(missing.map((name) => [name, name])), path)).toBe(page);
});
