import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type ImportColumn, isNamed } from '../../src/contract/panel/import-columns.ts';
import { fileRefusal, ImportRefusal } from './import-refusal.ts';

interface CsvLine {
  /** Line number as in an editor; the header is line 1. */
  line: number;
  /** null: wrong number of values, or an unterminated quote. */
  values: string[] | null;
}

/** Maximum record size, so that a file that is no CSV is not read into memory whole. */
const longestLine = 64 * 1024;

/** Streams the records below the header, with their values in the order of `columns`. */
export async function* csvLines(file: string, columns: readonly ImportColumn[]): AsyncGenerator<CsvLine> {
  let order: number[] | undefined;
  const parser = parse({
    delimiter: await delimiterOf(file),
    info: true,
    max_record_size: longestLine,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  // The parser rejects on errors of the source.
  pipeline(decodedText(file), parser, () => undefined);
  try {
    for await (const parsed of parser) {
      const { record, info }: ParsedLine = parsed;
      if (order === undefined) order = columnOrder(record, columns);
      else yield { line: info.lines, values: inOrder(record, order) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw fileRefusal('no-csv', `${file} is no CSV file: it has no lines`);
    // After an unterminated quote the rest cannot be parsed.
    yield { line: Number(error.lines), values: null };
  }
  if (order === undefined) throw fileRefusal('empty', `${file} is empty: its first line names the columns`);
}

interface ParsedLine {
  record: string[];
  info: { lines: number };
}

function columnOrder(given: readonly string[], columns: readonly ImportColumn[]): number[] {
  const order = columns.map((column) => given.findIndex((name) => isNamed(column, name)));
  if (order.includes(-1) || given.length !== columns.length) {
    const missing = columns.filter((_column, place) => order[place] === -1).map(({ name }) => name);
    throw new ImportRefusal(
      [{ code: 'columns', lines: [], ...(missing.length > 0 && { column: missing.join(', ') }) }],
      false,
      `line 1: the columns must be ${columns.map(({ name }) => name).join(',')}`,
    );
  }
  return order;
}

const inOrder = (record: readonly string[], order: readonly number[]): string[] | null =>
  record.length === order.length ? order.map((place) => record[place] ?? '') : null;

/** Brazilian spreadsheets export semicolons; detected in the header. */
async function delimiterOf(file: string): Promise<',' | ';'> {
  for await (const text of decodedText(file)) return text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
  return ',';
}

async function* decodedText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(file))
    yield decoded(() => decoder.decode(chunk, { stream: true }), file);
  // Flushes the decoder: a truncated character is an error.
  yield decoded(() => decoder.decode(), file);
}

function decoded(decode: () => string, file: string): string {
  try {
    return decode();
  } catch {
    throw fileRefusal('not-utf-8', `${file} is not written in UTF-8: save it as 'CSV UTF-8'`);
  }
}
