import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { skeletons } from '../../scripts/new/skeletons.ts';

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

/** As the places of a page are linked. */
const headings = (document: string): string[] =>
  Array.from(readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isHeading = (place: string): boolean => {
  const [document = '', heading = ''] = place.split('#');
  return headings(document).includes(heading);
};

describe('a document names only what exists', () => {
  it.each(documents)('the document %s names only existing files', (document) => {
    expect(places(document).filter((place) => !existsSync(place))).toEqual([]);
    expect(namedFiles(document).filter((name) => !isFile(name))).toEqual([]);
  });

  it.each(documents)('the document %s links only existing headings', (document) => {
    const text = readFileSync(document, 'utf8');
    const linked = Array.from(text.matchAll(/\]\((?!\w+:)([^)#]*)(#[^)]+)/g), ([, file, heading]) =>
      file ? join(dirname(document), `${file}${heading}`) : `${document}${heading}`,
    );
    expect(linked.filter((place) => !isHeading(place))).toEqual([]);
  });

  it('the documents name many files', () => {
    expect(documents.flatMap(places).length).toBeGreaterThan(100);
  });
});

describe.each(Object.entries(skeletons))('the skeleton of a new %s', (_kind, { recipe, edits }) => {
  it('finds every line that it is written before', () => {
    for (const [file, , before = ''] of edits('one-name', 'other-name')) {
      const [path = file] = globSync(file);
      if (before !== '') expect(readFileSync(path, 'utf8'), path).toContain(before);
    }
  });

  it('names a recipe that exists', () => {
    expect(recipe).toSatisfy(isHeading);
  });
});
