import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { oneOf } from '../../scripts/seed/chance.ts';
import { coverageFile } from '../../server/imports/coverage-file.ts';
import { csvLines } from '../../server/imports/csv-lines.ts';
import { ImportRefusal } from '../../server/imports/import-refusal.ts';
import { readLine } from '../../server/imports/read-line.ts';
import { csvLine } from '../../server/panel-api/csv-line.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { naughtyStrings } from './naughty-strings.ts';

const slowAfterMs = 1000;
const files = 400;

interface FileAudit {
  count: number;
  slowest: number;
  wrong: string[];
}

/** Checks hostile CSV files: each is read or refused in time, and exported cells are never formulas. */
export async function auditFiles(seed: number): Promise<FileAudit> {
  const audit: FileAudit = { count: 0, slowest: 0, wrong: [] };
  using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-prove-'));
  const chance = seededRandom(seed);
  const file = join(folder.path, 'file.csv');
  for (let count = 0; count < files; count++) {
    writeFileSync(
      file,
      naughtyFile(() => oneOf(chance, naughtyStrings), chance),
    );
    await auditImport(file, audit);
  }
  for (const text of naughtyStrings) auditExport(text, audit);
  return audit;
}

function naughtyFile(text: () => string, chance: () => number): Buffer {
  const line = () =>
    ['80000000', '80009999', text(), 'PR', text(), chance() < 0.5 ? 'covered' : text()].join(',');
  const lines = Array.from({ length: 20 }, line);
  const whole = Buffer.from([coverageFile.columns.join(','), ...lines].join('\n'));
  // Some are truncated within a multi-byte character.
  return chance() < 0.3 ? whole.subarray(0, Math.floor(whole.length * chance())) : whole;
}

async function auditImport(file: string, audit: FileAudit): Promise<void> {
  const began = performance.now();
  try {
    for await (const { values } of csvLines(file, coverageFile.columns)) {
      const read = readLine(coverageFile, values);
      if ('row' in read && /\p{Cc}/u.test(Object.values(read.row).join('')))
        audit.wrong.push(`imported with a control character: ${JSON.stringify(read.row)}`);
    }
  } catch (error) {
    if (!(error instanceof ImportRefusal)) audit.wrong.push(`import: ${String(error)}`);
  }
  const took = performance.now() - began;
  audit.slowest = Math.max(audit.slowest, took);
  if (took > slowAfterMs) audit.wrong.push(`an import took ${Math.round(took)} ms`);
  audit.count += 1;
}

function auditExport(text: string, audit: FileAudit): void {
  const [cells] = parse(csvLine([text, 'after']), { delimiter: ';', relax_column_count: true });
  const [cell = '', after] = Array.isArray(cells) ? cells : [];
  if (after !== 'after') audit.wrong.push(`export: a cell runs into the next: ${JSON.stringify(text)}`);
  if (/^\s*[=+\-@＝＋－＠]/.test(cell))
    audit.wrong.push(`export: a formula: ${JSON.stringify(cell.slice(0, 40))}`);
  audit.count += 1;
}
