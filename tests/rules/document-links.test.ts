import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = globSync('{*.md,{catalogue,docs,knowledge,server,scripts,src}/**/*.md,proofs/*.md}');

/** Where a document says that something stands, in links and in names of files. */
function places(document: string): string[] {
  const text = readFileSync(document, 'utf8').replaceAll(/```.*?```/gs, '');
  const links = Array.from(text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g), ([, link = '']) =>
    join(dirname(document), link),
  );
  const named = Array.from(text.matchAll(/`((?:src|server|scripts|proofs|tests|docs|public)\/[\w./-]+)`/g));
  return [...links, ...named.map(([, path = '']) => path)];
}

const files = globSync(
  '{*,.ci/**,{src,server,scripts,tests,docs,public,catalogue,deploy}/**,proofs/*/*.ts}',
).map((file) => `/${file}`);

/** Files that a document names by the end of their path: `visit/time-words.ts`, `ui/actions/RouteLink`. */
function namedFiles(document: string): string[] {
  const text = readFileSync(document, 'utf8').replaceAll(/```.*?```/gs, '');
  const named = text.matchAll(/`([\w./-]+\.tsx?|[\w/-]+\/[A-Z]\w+)`/g);
  return Array.from(named, ([, name = '']) => `/${name}`);
}

const isFile = (name: string): boolean =>
  files.some((file) => file.endsWith(name) || file.endsWith(`${name}.ts`) || file.endsWith(`${name}.tsx`));

describe('a document names only what exists', () => {
  it.each(documents)('the document %s names only existing files', (document) => {
    expect(places(document).filter((place) => !existsSync(place))).toEqual([]);
    expect(namedFiles(document).filter((name) => !isFile(name))).toEqual([]);
  });

  it('the documents name many files', () => {
    expect(documents.flatMap(places).length).toBeGreaterThan(100);
  });
});
