import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { fileRefusal } from './import-refusal.ts';

interface Received {
  readonly source: Readable;
  readonly isCompressed: boolean;
  /** For its owner alone: a file of customers tells of people. */
  readonly file: string;
  /** Bytes, once they are unpacked. */
  readonly atMost: number;
}

/** Writes an upload to a file as it comes, and answers how many lines below the header it has. */
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
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await (isCompressed
    ? pipeline(source, createGunzip(), counted, target)
    : pipeline(source, counted, target));
  return Math.max(lines + (last === newLine ? 0 : 1) - 1, 0);
}

const newLine = 10;
