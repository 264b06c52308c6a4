import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { csvLine, csvMark } from '../../src/brazil/csv-line.ts';
import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { channelWords } from '../../src/content/operator/list-words.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { channelOf, type Touches } from '../../src/contract/measurement/touch.ts';
import type { Right } from '../../src/contract/panel/access/rights.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import type { Connection } from '../database/database.ts';
import type { Handler } from '../http/read-input.ts';
import { refuse } from '../http/refusal.ts';
import { assertOwnWrite } from '../http/write-guard.ts';
import { requireOperator } from './operator-access.ts';
import { pageOf, rowsToRead } from './page-of.ts';
import {
  handleOperator,
  type PanelContext,
  type PanelDependencies,
  type PanelHandler,
} from './panel-call.ts';

const inFile = 500;

interface PageQuery {
  readonly operatorId: string;
  readonly after: string | undefined;
  readonly many: number;
}

export interface ListFile<Filter, Row> {
  /** Below `/api/`. */
  readonly path: string;
  readonly right: Right;
  readonly list: string;
  readonly name: string;
  /** Sent in the body, because a search text contains names and URLs are logged. */
  readonly body: {
    safeParse(body: unknown): { readonly success: true; readonly data: Filter } | { readonly success: false };
  };
  readonly columns: readonly (readonly [heading: string, value: (row: Row, plans: PlanLists) => string])[];
  readonly page: (
    dependencies: PanelDependencies,
    db: Connection,
    part: Filter & PageQuery,
  ) => Promise<{ readonly rows: readonly Row[]; readonly isCut?: boolean }>;
  /** The cursor behind a row, as `pageBy` reads it. */
  readonly placeOf: (row: Row) => string;
  readonly onlyInFile?: Partial<Filter>;
  /** Rows that are never exported. */
  readonly leavesOut?: (row: Row) => boolean;
}

/** Brasília time in the format of Brazilian spreadsheets: '23/11/2026 12:00'. */
export const minuteOf = (at: string): string => readableMoment(at).replace(' às', '');

/** Of a lead or an order: its channel, and what brought it first and last. */
export const touchCells: ListFile<never, { readonly face: string; readonly touches: Touches }>['columns'] = [
  ['Canal', ({ face }) => channelWords[channelOf(face)]],
  ['Primeira origem', ({ touches }) => touches.first.source],
  ['Primeiro meio', ({ touches }) => touches.first.medium],
  ['Primeira campanha de anúncio', ({ touches }) => touches.first.utm],
  ['Última origem', ({ touches }) => touches.last.source],
  ['Último meio', ({ touches }) => touches.last.medium],
  ['Última campanha de anúncio', ({ touches }) => touches.last.utm],
];

/** The filters for the audit log; the search text is left out, because it names a person. */
const namesOf = (filter: object): string =>
  Object.entries(filter)
    .filter(([name, value]) => value !== undefined && name !== 'after')
    .map(([name, value]) => (name === 'search' ? 'search' : `${name}=${String(value)}`))
    .join(' ');

export const listRead = (list: string, filter: object) =>
  ['list.read', 'list', list, namesOf(filter)] as const;

export async function readPage<Filter extends object, Row>(
  { page, placeOf }: ListFile<Filter, Row>,
  filter: Filter & { readonly after?: string | undefined },
  context: PanelContext,
) {
  const part = { ...filter, operatorId: context.operator.id, after: filter.after, many: rowsToRead };
  const { rows, isCut = false } = await context.database.read((db) => page(context, db, part));
  return { ...pageOf(rows, placeOf), isCut };
}

export async function readLoggedPage<Filter extends object, Row>(
  file: ListFile<Filter, Row>,
  filter: Filter & { readonly after?: string | undefined },
  context: PanelContext,
) {
  const read = await readPage(file, filter, context);
  await context.database.write((db) => context.audit(db, ...listRead(file.list, filter)));
  return read;
}

/** Binds a call that reads a list, and the list's file. */
export const handleList = <Filter extends object, Row, const E extends Endpoint & { access: 'operator' }>(
  file: ListFile<Filter, Row>,
  endpoint: E,
  handler: Handler<E, PanelContext>,
): PanelHandler => ({
  ...handleOperator(endpoint, handler),
  file: {
    ...{ method: 'POST', path: file.path, right: file.right },
    register: (app, dependencies) => registerListFile(app, dependencies, file),
  },
});

/** Streams the export page by page, so that large lists do not fill the memory. */
function registerListFile<Filter extends object, Row>(
  app: FastifyInstance,
  dependencies: PanelDependencies,
  file: ListFile<Filter, Row>,
): void {
  const { database, repositories, clock } = dependencies;
  app.post(`/api/${file.path}`, async (request, reply) => {
    assertOwnWrite(request, { ...dependencies, allowedOrigins: [] });
    const operator = await requireOperator(request, dependencies, file.right);
    const filter = file.body.safeParse(request.body);
    if (!filter.success) return refuse(422, 'invalid', 'Confira os filtros.');
    const note = ['list.exported', 'list', file.list, namesOf(filter.data)] as const;
    await database.write((db) => repositories.auditLog.write(db, operator.id, note, clock()));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Readable.from(linesOf(dependencies, file, filter.data, operator.id)));
  });
}

async function* linesOf<Filter extends object, Row>(
  dependencies: PanelDependencies,
  { columns, page, placeOf, onlyInFile, leavesOut = () => false }: ListFile<Filter, Row>,
  filter: Filter,
  operatorId: string,
) {
  yield csvMark;
  yield csvLine(columns.map(([heading]) => heading));
  const { planLists } = dependencies.providers;
  let after: string | undefined;
  for (;;) {
    const part = { ...filter, ...onlyInFile, operatorId, after, many: inFile };
    const { rows } = await dependencies.database.read((db) => page(dependencies, db, part));
    const meant = rows.filter((row) => !leavesOut(row));
    yield meant.map((row) => csvLine(columns.map(([, value]) => value(row, planLists)))).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < inFile) return;
    after = placeOf(last);
  }
}
