import { expect, it } from 'vitest';
import { builtParts, firstRules, inOrderOf } from '../../src/app/document/built-parts.ts';
import { answering, errorReporter } from '../../src/app/document/document-parts.ts';

const hero = { classes: ['_q8', '-x1'], css: '._q8{color:red}.-x1{color:navy}' };
const footer = { classes: ['_w8'], css: '._w8{color:blue}' };

it('the first screen’s styles are the shared rules and those of its parts', () => {
  expect(firstRules(['main{margin:0}'], [hero, footer], '<main class="page -x1">')).toBe(
    'main{margin:0}._q8{color:red}.-x1{color:navy}',
  );
  expect(firstRules([], [hero, footer], '<main class="page">')).toBe('');
});

it('the first screen’s styles keep the order of the linked file', () => {
  expect(inOrderOf('._w8{color:#00f}._q8{color:red}', [hero, footer])).toEqual([footer, hero]);
});

const chunks = {
  'assets/index.js': { modules: ['src/app/entry-client.tsx'], imports: ['assets/react.js'] },
  'assets/react.js': { modules: ['node_modules/react/index.js'], imports: [] },
  'assets/form.js': { modules: ['src/ui/Form.tsx'], imports: ['assets/react.js'] },
  'assets/reporter.js': { modules: [errorReporter], imports: ['assets/react.js'] },
  'assets/effects.js': { modules: answering, imports: ['assets/react.js'] },
  'assets/cep.js': { modules: ['src/pages/Cep.tsx'], imports: ['assets/form.js', 'assets/react.js'] },
};
const stylesheet = { file: '/assets/style.css', css: '' };
const partsOf = builtParts({
  chunks,
  starters: { app: '', site: '', demo: '' },
  stylesheets: { app: stylesheet, site: stylesheet, demo: stylesheet },
  typeface: '/assets/sans.woff2',
});
const page = {
  html: '',
  lang: 'pt-BR',
  head: { title: '', description: '' },
  attributes: {},
  isPartners: false,
};

it('a page needs its files and all that they import, each once, its own script apart', () => {
  const modules = ['src/app/entry-client.tsx', 'src/pages/Cep.tsx'];
  expect(partsOf({ ...page, kind: 'app', modules }, '')).toMatchObject({
    scripts: ['/assets/index.js'],
    preloads: ['/assets/react.js', '/assets/cep.js', '/assets/form.js'],
    attributes: {
      'data-reports': '/assets/reporter.js',
      'data-answering': '/assets/effects.js',
      'data-typeface': '/assets/sans.woff2',
    },
    typeface: null,
  });
});

it('a public page names the modules of its islands and loads none by itself', () => {
  expect(partsOf({ ...page, kind: 'site', modules: ['src/pages/Cep.tsx'] }, '')).toMatchObject({
    scripts: [],
    preloads: [],
    attributes: {
      'data-islands': '/assets/cep.js /assets/form.js /assets/react.js',
      'data-reports': '/assets/reporter.js',
    },
  });
});

it('a module without a file is reported by name', () => {
  expect(() => partsOf({ ...page, kind: 'app', modules: ['src/pages/Gone.tsx'] }, '')).toThrow(
    "'src/pages/Gone.tsx'",
  );
});
