import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { fileRefusal } from './import-refusal.ts';

interface Received {
  readonly source: Readable;
  readonly isCompressed: boolean;
  /** Readable by its owner only, because customer files contain personal data. */
  readonly file: string;
  /** Maximum size in bytes after decompression. */
  readonly atMost: number;
}

/** Streams an upload to a file and returns its number of lines below the header. */
export async function receiveFile({ source, isCompressed, file, atMost }: Received): Promise<number> {
  let lines = 0;
  let bytes = 0;
  let last = newLine;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > atMost) throw fileRefusal('too-large', `The file is larger than ${atMost} bytes`);
      for (let at = chunk.indexOf(newLine); at !== -1; at = chunk.indexOf(newLine, at + 1)) lines += 1;
      last = chunk.at(-1) ?? last;
      yield chunk;
    }
  };
  // Destroyed with the pipeline, the rest of a refused body would stay unread in its connection.
  const body = source.iterator({ destroyOnReturn: false });
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await (isCompressed ? pipeline(body, createGunzip(), counted, target) : pipeline(body, counted, target));
  return Math.max(lines + (last === newLine ? 0 : 1) - 1, 0);
}

const newLine = 10;
