import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textual = new Set(['.css', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml']);
const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes `.br` and `.gz` variants of text files, so that the server need not compress. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textual.has(extname(entry.name)));
  await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = join(parentPath, name);
      const content = await readFile(file);
      if (content.length <= 512) return;
      await writeFile(`${file}.br`, await brotliOf(content, best));
      await writeFile(`${file}.gz`, await gzipOf(content, { level: 9 }));
    }),
  );
}
