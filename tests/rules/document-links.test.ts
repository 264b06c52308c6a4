import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = globSync('{*.md,{docs,server,scripts,src}/**/*.md}');

/** Where a document says that something stands, in links and in names of files. */
function places(document: string): string[] {
  const text = readFileSync(document, 'utf8').replaceAll(/```.*?```/gs, '');
  const links = Array.from(text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g), ([, link = '']) =>
    join(dirname(document), link),
  );
  const named = Array.from(text.matchAll(/`((?:src|server|scripts|tests|docs|public)\/[\w./-]+)`/g));
  return [...links, ...named.map(([, path = '']) => path)];
}

describe('a document names only what exists', () => {
  it.each(documents)('%s', (document) => {
    expect(places(document).filter((place) => !existsSync(place))).toEqual([]);
  });

  it('and the first one names much', () => {
    expect(places('README.md').length).toBeGreaterThan(15);
  });
});
