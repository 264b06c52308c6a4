import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { PanelFiles } from '../../server/site/panel-document.ts';
import type { BuiltFiles } from '../../src/app/document/built-parts.ts';
import { root } from '../root.ts';

type Output = Rolldown.RolldownOutput['output'];

interface Built {
  client: Output;
  demo: Output;
  starters: { app: Output; site: Output; demo: Output };
}

export function builtFilesOf({ client, demo, starters }: Built): BuiltFiles {
  const shopStyles = stylesheetIn(client);
  return {
    chunks: Object.fromEntries(
      [...client, ...demo]
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, moduleIds, imports }) => [
          fileName,
          { modules: moduleIds.map((id) => relative(root, id)), imports },
        ]),
    ),
    starters: {
      app: codeOf(starters.app),
      site: codeOf(starters.site),
      demo: codeOf(starters.demo),
    },
    stylesheets: { app: shopStyles, site: shopStyles, demo: stylesheetIn(demo) },
    typeface: `/${assetIn(client, '.woff2').fileName}`,
  };
}

export function panelFilesOf(output: Output): PanelFiles {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error('The build of the panel has no entry');
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return { script: `/${entry.fileName}`, styles: styles.map(({ fileName }) => `/${fileName}`) };
}

function stylesheetIn(output: Output): { file: string; css: string } {
  const { fileName, source } = assetIn(output, '.css');
  return { file: `/${fileName}`, css: source.toString() };
}

function assetIn(output: Output, ending: string): Rolldown.OutputAsset {
  const found = output
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith(ending));
  const [asset, ...others] = found;
  if (asset === undefined || others.length > 0)
    throw new Error(`One file *${ending} was to be built, and ${found.length} were.`);
  return asset;
}

/** Escapes `</script` in inline code. */
function codeOf(output: Output): string {
  const [chunk] = output;
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
