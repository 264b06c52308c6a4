import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Kysely dialect over one open handle of node:sqlite. The owner of the handle begins transactions. */
export function sqliteDialect(handle: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new HandleDriver(handle),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new OneWriterCompiler(),
  };
}

/** Drops FOR UPDATE: SQLite has one writer at a time, so its rows need no lock. */
class OneWriterCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node);
  }
}

class HandleDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(handle: DatabaseSync) {
    this.#connection = new HandleConnection(handle);
  }

  async init() {}
  async acquireConnection() {
    return this.#connection;
  }
  async beginTransaction() {
    throw new Error('Transactions are begun by database.write');
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

class HandleConnection implements DatabaseConnection {
  readonly #handle: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(handle: DatabaseSync) {
    this.#handle = handle;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  async executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const { statement, answersRows } = this.#prepared(query.sql);
    const values = query.parameters.map(toValue);
    if (answersRows) return { rows: statement.all(...values) };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it and nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not streamed');
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#handle.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    if (this.#statements.size >= 500) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

function toValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`A column cannot hold a ${typeof value}`);
}
