import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from './in-parallel.ts';

const textual = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml']);
const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file that is worth it, so that the server never compresses. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await inParallel(files, async (file) => {
    const content = await readFile(file);
    if (content.length <= 512) return;
    await writeFile(`${file}.br`, await brotli(content, extname(file)));
    await writeFile(`${file}.gz`, await gzipOf(content, { level: 9 }));
  });
}

// Hundreds of pages, compressed in the build of every start: level 9 would save half a per cent of their bytes.
function brotli(content: Buffer, extension: string): Promise<Buffer> {
  return brotliOf(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: extension === '.html' ? 6 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
