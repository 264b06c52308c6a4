import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

interface Content {
  readonly body: Buffer;
  readonly etag: string;
}

/** One file of the site in every encoding it has. */
export interface SiteFile {
  readonly type: string;
  /** Its name carries a hash of its content: it never changes. */
  readonly immutable: boolean;
  readonly encodings: readonly Encoding[];
  load(encoding: Encoding): Promise<Content>;
}

/** A file of the build, read when it is first asked for; the build has compressed it beforehand. */
export function builtFile(path: string, encodings: readonly Encoding[], immutable: boolean): SiteFile {
  return remembering({
    type: contentTypeOf(path),
    immutable,
    encodings,
    read: (encoding) => readFile(path + suffixes[encoding]),
  });
}

/** Text that the server holds itself. */
export function heldFile(name: string, text: string): SiteFile {
  const plain = Buffer.from(text);
  const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip), identity: async () => plain };
  return remembering({
    type: contentTypeOf(name),
    immutable: false,
    encodings: ['br', 'gzip', 'identity'],
    read: (encoding) => encoders[encoding](plain),
  });
}

/** The best encoding that both sides know. `identity` is refused by nobody we serve. */
export function chooseEncoding(accepted: string | undefined, file: SiteFile): Encoding {
  const wanted = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const takes = (encoding: Encoding) => (wanted.get(encoding) ?? 0) > 0 && file.encodings.includes(encoding);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

function remembering(file: Omit<SiteFile, 'load'> & { read(encoding: Encoding): Promise<Buffer> }): SiteFile {
  const { read, ...rest } = file;
  const loaded = new Map<Encoding, Promise<Content>>();
  return {
    ...rest,
    load: (encoding) => {
      const known = loaded.get(encoding);
      if (known) return known;
      const content = read(encoding).then((body) => ({ body, etag: etagOf(body) }));
      loaded.set(encoding, content);
      // A file that could not be read now may be there later.
      content.catch(() => loaded.delete(encoding));
      return content;
    },
  };
}

export const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const contentTypeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};
