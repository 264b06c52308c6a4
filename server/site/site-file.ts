import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { lookUp } from '../../src/contract/look-up.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

interface Content {
  readonly body: Buffer;
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  /** The name contains a content hash, so the file never changes. */
  readonly immutable: boolean;
  readonly encodings: readonly Encoding[];
  /** Undefined if the file is gone: a new build replaces the folder of a running server. */
  load(encoding: Encoding): Promise<Content | undefined>;
}

/** A file in memory, which cannot be gone. */
export interface HeldFile extends SiteFile {
  load(encoding: Encoding): Promise<Content>;
}

interface Built {
  readonly path: string;
  readonly encodings: readonly Encoding[];
  readonly immutable: boolean;
}

/** A file of the build, pre-compressed, and cached when first read. */
export function builtFile({ path, encodings, immutable }: Built): SiteFile {
  const loaded = new Map<Encoding, Promise<Content | undefined>>();
  return {
    type: contentTypeOf(path),
    immutable,
    encodings,
    load: (encoding) => {
      const known = loaded.get(encoding);
      if (known) return known;
      const content = readFile(path + suffixes[encoding]).then(
        (body) => ({ body, etag: etagOf(body) }),
        () => {
          // Not cached: the file may be back at the next request.
          loaded.delete(encoding);
          return undefined;
        },
      );
      loaded.set(encoding, content);
      return content;
    },
  };
}

/** Generated text, stored as brotli; other encodings are derived on demand. */
export async function heldFile(name: string, text: string): Promise<HeldFile> {
  const packed = await pack(text);
  const etag = etagOf(packed);
  const bodies: Readonly<Record<Encoding, () => Promise<Buffer>>> = {
    br: async () => packed,
    gzip: async () => gzipOf(await unpack(packed)),
    identity: () => unpack(packed),
  };
  return {
    type: contentTypeOf(name),
    immutable: false,
    encodings: ['br', 'gzip', 'identity'],
    load: async (encoding) => ({
      body: await bodies[encoding](),
      etag: encoding === 'br' ? etag : etag.replace(/"$/, `-${encoding}"`),
    }),
  };
}

// Compressed on request: a higher quality would cost more time than it saves.
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const brotliOf = promisify(brotliCompress);
const pack = (text: string): Promise<Buffer> => brotliOf(text, packing);
const unpack = promisify(brotliDecompress);
const gzipOf = promisify(gzip);

/** Negotiates the best common encoding; assumes that `identity` is accepted. */
export function chooseEncoding(accepted: string | undefined, file: SiteFile): Encoding {
  const wanted = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return [name.trimEnd(), quality === undefined ? 1 : Number(quality)];
    }),
  );
  const takes = (encoding: Encoding) => (wanted.get(encoding) ?? 0) > 0 && file.encodings.includes(encoding);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

export const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

export const contentTypeOf = (name: string): string =>
  lookUp(types, name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream';

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
