import base from '../../ui/base.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { answering, type DocumentParts, errorReporter, type PartsOf } from './document-parts.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A component's style sheet: its class names as in the pages, and its rules. */
interface StyleModule {
  classes: readonly string[];
  css: string;
}

/**
 * The styles that a first screen needs: those of every page, and those of the components on it. They have the order of
 * the linked file, so that nothing changes when it loads.
 */
export function firstRules(
  everywhere: readonly string[],
  modules: readonly StyleModule[],
  firstScreen: string,
): string {
  const words = new Set(firstScreen.split(/[\s"]+/));
  const needed = modules.filter(({ classes }) => classes.some((name) => words.has(name)));
  return [...everywhere, ...needed.map(({ css }) => css)].join('');
}

/** Sorts style sheets as in the linked file. */
export const inOrderOf = (stylesheet: string, modules: readonly StyleModule[]): StyleModule[] => {
  const place = ({ classes }: StyleModule) =>
    Math.min(...classes.map((name) => stylesheet.indexOf(`.${name}`)).filter((at) => at >= 0));
  return modules
    .map((module) => ({ module, at: place(module) }))
    .sort((one, other) => one.at - other.at)
    .map(({ module }) => module);
};

type Kind = RenderedPage['kind'];

/** The bundler's output, as `scripts/build` writes it for the documents and the size budget. */
export interface BuiltFiles {
  /** Every script file with its modules and imports. */
  chunks: Readonly<Record<string, { modules: readonly string[]; imports: readonly string[] }>>;
  starters: Readonly<Record<Kind, string>>;
  stylesheets: Readonly<Record<Kind, { file: string; css: string }>>;
  typeface: string;
}

/** Parts of a built document: the first rules inline, all other files by their names in the bundle. */
export function builtParts({ chunks, starters, stylesheets, typeface }: BuiltFiles): PartsOf {
  const scriptsOf = scriptsIn(chunks);
  const [reporter = ''] = scriptsOf([errorReporter]);
  const answeringFiles = scriptsOf(answering);
  const modulesOf = {
    app: inOrderOf(stylesheets.app.css, styleModules),
    site: inOrderOf(stylesheets.site.css, styleModules),
    demo: inOrderOf(stylesheets.demo.css, styleModules),
  };
  return ({ kind, modules }, firstScreen) => {
    const files = scriptsOf(modules);
    const [own = '', ...others] = files;
    // On public pages the inline script loads the files that hydrate the islands.
    const hydratesLater = kind === 'site';
    const attributes: DocumentParts['attributes'] = {
      ...(hydratesLater ? { 'data-islands': files.join(' ') } : {}),
      ...(kind === 'app'
        ? {
            'data-answering': answeringFiles.filter((file) => !files.includes(file)).join(' '),
            'data-typeface': typeface,
          }
        : {}),
      'data-reports': reporter,
    };
    return {
      attributes,
      starter: starters[kind],
      firstRules: firstRules(everywhere, modulesOf[kind], firstScreen),
      stylesheets: [stylesheets[kind].file],
      // There the inline script asks for it, unless the line is weak.
      typeface: kind === 'app' ? null : typeface,
      preloads: hydratesLater ? [] : others,
      scripts: hydratesLater ? [] : [own],
    };
  };
}

/** The files of the modules and their imports, each once, the first module's file first. */
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

/** Styles of every page. Only the linked file names the typeface: docs/decisions/036. */
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

/** The style sheet of every component. */
const styleModules: readonly StyleModule[] = Object.entries(classes).map(([path, names]) => ({
  // After its own name: those of layout.css that it composes.
  classes: Object.values(names).flatMap((name) => name.split(' ', 1)),
  css: texts[path] ?? '',
}));
