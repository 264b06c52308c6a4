import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** What only the server knows, by what stands for it in what the build writes. */
export type Completions = readonly (readonly [placeholder: string, text: string])[];

interface Built {
  readonly path: string;
  readonly encodings: readonly Encoding[];
  readonly immutable: boolean;
  readonly completions: Completions;
}

/**
 * A file of the build, read when it is first asked for; the build has compressed it beforehand. Only what leaves
 * open what the build does not know is completed and compressed here, once.
 */
export function builtFile({ path, encodings, immutable, completions }: Built): SiteFile {
  const type = contentTypeOf(path);
  const named = /\.(html|xml|txt)$/.test(path) ? completing(path, completions) : null;
  return remembering({
    type,
    immutable,
    encodings,
    read: async (encoding) => {
      const completed = await named?.();
      return completed ? encoders[encoding](completed) : readFile(path + suffixes[encoding]);
    },
  });
}

/** Null where nothing was left open. */
const completing = (path: string, completions: Completions) => async (): Promise<Buffer | null> => {
  const built = await readFile(path);
  const open = completions.filter(([placeholder]) => built.includes(placeholder));
  if (open.length === 0) return null;
  const complete = (text: string, [placeholder, known]: Completions[number]) =>
    text.replaceAll(placeholder, () => known);
  return Buffer.from(open.reduce(complete, built.toString()));
};

/** Text that the server holds itself. */
export function heldFile(name: string, text: string): SiteFile {
  const plain = Buffer.from(text);
  return remembering({
    type: contentTypeOf(name),
    immutable: false,
    encodings: ['br', 'gzip', 'identity'],
    read: (encoding) => encoders[encoding](plain),
  });
}

// A visitor waits for it: from here on the quality costs more than it saves.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const brotliOf = promisify(brotliCompress);

const encoders: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => brotliOf(plain, brotliOptions),
  gzip: promisify(gzip),
  identity: async (plain) => plain,
};

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
