import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { fileRefusal } from './import-refusal.ts';

interface CsvLine {
  /** As an editor counts them: the header is line 1. */
  line: number;
  /** null: another number of values than the header has, or quotes that do not close. */
  values: string[] | null;
}

/** More than any line of ours can hold: a file that is no CSV must not be read into memory whole. */
const longestLine = 64 * 1024;

/** The lines below the header, in the header's order of our columns, one at a time however long the file is. */
export async function* csvLines(file: string, columns: readonly string[]): AsyncGenerator<CsvLine> {
  let order: number[] | undefined;
  const parser = parse({
    delimiter: await delimiterOf(file),
    info: true,
    max_record_size: longestLine,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  // An error of the source reaches whoever reads the parser.
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
    // Behind a quote that does not close nothing can be told apart any more.
    yield { line: Number(error.lines), values: null };
  }
  if (order === undefined) throw fileRefusal('empty', `${file} is empty: its first line names the columns`);
}

interface ParsedLine {
  record: string[];
  info: { lines: number };
}

function columnOrder(given: readonly string[], columns: readonly string[]): number[] {
  const names = given.map((name) => name.toLowerCase());
  const order = columns.map((column) => names.indexOf(column));
  if (order.includes(-1) || names.length !== columns.length) {
    throw fileRefusal('columns', `line 1: the columns must be ${columns.join(',')}`);
  }
  return order;
}

const inOrder = (record: readonly string[], order: readonly number[]): string[] | null =>
  record.length === order.length ? order.map((place) => record[place] ?? '') : null;

/** What spreadsheets write in Brazil has semicolons; the header tells. */
async function delimiterOf(file: string): Promise<',' | ';'> {
  for await (const text of decodedText(file)) return text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
  return ',';
}

async function* decodedText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(file))
    yield decoded(() => decoder.decode(chunk, { stream: true }), file);
  // What was cut off in the middle of a letter only shows at the end.
  yield decoded(() => decoder.decode(), file);
}

function decoded(decode: () => string, file: string): string {
  try {
    return decode();
  } catch {
    throw fileRefusal('not-utf-8', `${file} is not written in UTF-8: save it as 'CSV UTF-8'`);
  }
}
