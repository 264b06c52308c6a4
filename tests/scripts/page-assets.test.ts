import { expect, it } from 'vitest';
import { pageAssets } from '../../scripts/page-assets.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'], css: ['assets/form.css'] },
  'src/pages/Cep.tsx': { file: 'assets/cep.js', imports: ['_form.js', '_react.js'], css: ['assets/cep.css'] },
  'src/pages/Plans.tsx': { file: 'assets/plans.js', imports: ['_form.js'], css: ['assets/plans.css'] },
};

const app = { entry: 'index.html', preload: [], styled: [] };

it('a page needs its files and all that they import, each once, styles of the imported first', () => {
  expect(pageAssets(manifest, { ...app, preload: ['src/pages/Cep.tsx'] })).toEqual({
    scripts: ['assets/index.js', 'assets/react.js', 'assets/cep.js', 'assets/form.js'],
    styles: ['assets/index.css', 'assets/form.css', 'assets/cep.css'],
  });
});

it('a page without a part of its own needs the entry alone', () => {
  expect(pageAssets(manifest, app).scripts).toEqual(['assets/index.js', 'assets/react.js']);
});

it('a part that was not built is named', () => {
  expect(() => pageAssets(manifest, { ...app, preload: ['src/pages/Gone.tsx'] })).toThrow(
    "'src/pages/Gone.tsx'",
  );
});

it('a page that is only shown needs the styles of its module, and none of its scripts', () => {
  const { scripts, styles } = pageAssets(manifest, { ...app, styled: ['src/pages/Cep.tsx'] });
  expect(scripts).toEqual(['assets/index.js', 'assets/react.js']);
  expect(styles).toEqual(['assets/index.css', 'assets/form.css', 'assets/cep.css']);
});
