import base from '../../ui/base.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { type DocumentParts, errorReporter, type PartsOf, type Starter } from './document-parts.ts';
import { firstRules, inOrderOf, type StyleModule } from './first-rules.ts';
import type { RenderedPage } from './rendered-page.ts';

type Kind = RenderedPage['kind'];

/** What the bundler made, as `scripts/build` writes it down for the documents and for the size budget. */
export interface BuiltFiles {
  /** Every script file with the modules in it and the files that it imports. */
  chunks: Readonly<Record<string, { modules: readonly string[]; imports: readonly string[] }>>;
  starters: Readonly<Record<Kind, Starter>>;
  stylesheets: Readonly<Record<Kind, { file: string; css: string }>>;
  typeface: string;
}

/** Documents of the build: first rules inline, everything else by the names of the bundler's own graph. */
export function builtParts({ chunks, starters, stylesheets, typeface }: BuiltFiles): PartsOf {
  const scriptsOf = scriptsIn(chunks);
  const [reporter = ''] = scriptsOf([errorReporter]);
  const modulesOf = {
    app: inOrderOf(stylesheets.app.css, styleModules),
    site: inOrderOf(stylesheets.site.css, styleModules),
    demo: inOrderOf(stylesheets.demo.css, styleModules),
  };
  return ({ kind, modules }, firstScreen) => {
    const files = scriptsOf(modules);
    const [own = '', ...others] = files;
    // What hydrates the islands of a public page is asked for by its starter.
    const hydratesLater = kind === 'site';
    const attributes: DocumentParts['attributes'] = {
      ...(hydratesLater ? { 'data-islands': files.join(' ') } : {}),
      'data-reports': reporter,
    };
    return {
      attributes,
      starter: starters[kind],
      firstRules: firstRules(everywhere, modulesOf[kind], firstScreen),
      stylesheets: [stylesheets[kind].file],
      typeface,
      preloads: hydratesLater ? [] : others,
      scripts: hydratesLater ? [] : [own],
    };
  };
}

/** The files of modules and all that those import, each once, the first module's own first. */
function scriptsIn(chunks: BuiltFiles['chunks']) {
  const fileOf = new Map(
    Object.entries(chunks).flatMap(([file, { modules }]) => modules.map((module) => [module, file] as const)),
  );
  return (modules: readonly string[]): string[] => {
    const found = new Set<string>();
    const visit = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      chunks[file]?.imports.forEach(visit);
    };
    for (const module of modules) {
      const file = fileOf.get(module);
      if (file === undefined) throw new Error(`The browser is given no file with '${module}' in it.`);
      visit(file);
    }
    return [...found].map((file) => `/${file}`);
  };
}

/** What holds on every page. Its typeface is named by the linked file alone: see docs/decisions. */
const everywhere: readonly string[] = [tokens, base];

const classes = import.meta.glob<Readonly<Record<string, string>>>('/src/**/*.module.css', {
  eager: true,
  import: 'default',
});
const texts = import.meta.glob<string>('/src/**/*.module.css', {
  eager: true,
  import: 'default',
  query: '?inline',
});

/** Every part's own style sheet. */
const styleModules: readonly StyleModule[] = Object.entries(classes).map(([path, names]) => ({
  classes: Object.values(names).flatMap((name) => name.split(' ')),
  css: texts[path] ?? '',
}));
