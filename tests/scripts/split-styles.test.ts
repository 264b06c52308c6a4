import { describe, expect, it } from 'vitest';
import { splitStyles } from '../../scripts/split-styles.ts';

const html =
  '<html data-theme="dark"><main class="page _q8 -x1"><h1 id="ask" hidden="">CEP</h1><svg><linearGradient/></svg><input type="text" title="O CEP"/></main>';
const early = (css: string) => splitStyles(css, html).early;

describe('what belongs to the first frame', () => {
  it.each([
    ['.page{color:red}'],
    ['._q8>h1{color:red}'],
    ['.-x1 h1+svg{color:red}'],
    ['#ask{color:red}'],
    ['MAIN{color:red}'],
    ['linearGradient{color:red}'],
    ['*,:before{color:red}'],
    [':root{--ink:red}'],
    [':root[data-theme=dark]{--ink:red}'],
    ['[hidden]{color:red}'],
    ['[type=text]{color:red}'],
    ['[title="O CEP"]{color:red}'],
    ['[class*=x1]{color:red}'],
    ['input:focus-visible{color:red}'],
    [':is(.gone,.page) h1{color:red}'],
    ['.page:not(.gone){color:red}'],
    ['.page:has(.gone){color:red}'],
    ['.gone,.page{color:red}'],
    ['@media (width>=48em){.page{color:red}}'],
    ['@media screen and (prefers-color-scheme:dark){:root{--ink:red}}'],
    ['@container (width<=20rem){h1{color:red}}'],
    ['@font-face{font-family:Fallback;src:local(Arial)}'],
    ['@keyframes pulse{0%{color:red}}'],
  ])('%s', (css) => {
    expect(early(css)).not.toBe('');
  });

  it.each([
    ['.gone{color:red}'],
    ['.page .gone{color:red}'],
    ['dialog{color:red}'],
    ['#gone{color:red}'],
    [':is(.gone,dialog) h1{color:red}'],
    [':where(.gone){color:red}'],
    ['.pag{color:red}'],
    ['[data-goes-on] .page{color:red}'],
    ['.page[data-wide]{color:red}'],
    ['input[type=checkbox]{color:red}'],
    [':root[data-theme=light]{--ink:red}'],
    ['@media (width>=48em){.gone{color:red}}'],
    ['@container page (width>=48rem){@media screen{.gone{color:red}}}'],
    ['@supports (display:grid){.gone{color:red}}'],
  ])('not %s', (css) => {
    expect(early(css)).toBe('');
  });
});

it('keeps the order, and what is said for several at once', () => {
  expect(early('h1{color:red}.gone{color:blue}.page h1{color:navy}')).toBe(
    'h1{color:red}.page h1{color:navy}',
  );
});

it('says everything again, except which fonts there are', () => {
  const ofFile = '@font-face{font-family:Figtree;src:url(/a.woff2)}';
  const ofDevice = '@font-face{font-family:Fallback;src:local(Arial)}';
  expect(splitStyles(`${ofFile}${ofDevice}.gone{color:red}.page{color:navy}`, html)).toEqual({
    typeface: ofFile,
    early: `${ofDevice}.page{color:navy}`,
    late: '.gone{color:red}.page{color:navy}',
  });
});

it('has nothing to say where nothing was said', () => {
  expect(splitStyles('', html)).toEqual({ typeface: '', early: '', late: '' });
});

it('gives each page of one style sheet its own early rules, in whatever order they are asked for', () => {
  const css = 'h1{color:red}[data-wide=yes] p{color:navy}:is(.card,dialog){color:blue}';
  const earlyOf = (page: string) => splitStyles(css, page).early;
  expect(earlyOf('<h1>')).toBe('h1{color:red}');
  expect(earlyOf('<p data-wide="yes">')).toBe('[data-wide=yes] p{color:navy}');
  expect(earlyOf('<p data-wide="no">')).toBe('');
  expect(earlyOf('<p class="card">')).toBe(':is(.card,dialog){color:#00f}');
  expect(earlyOf('<dialog>')).toBe(':is(.card,dialog){color:#00f}');
  expect(earlyOf('<h1>')).toBe('h1{color:red}');
});

it('leaves a line under a link apart from its thickness: joined to it, older Safaris drop both', () => {
  const css = 'h1{text-decoration:underline;text-decoration-thickness:.08em}';
  expect(early(css)).toBe(css);
});
