import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { lookUp } from '../../src/contract/look-up.ts';
import type { Connection } from './database.ts';

type Value = string | number | null;

/** Compiles a hot query once per dialect and then only binds values. `build` marks the parameters by `param`. */
export function preparedQuery<Name extends string, Row>(
  build: (db: Connection, param: (name: Name) => string) => Compilable<Row>,
): (db: Connection, values: Readonly<Record<Name, Value>>) => Promise<QueryResult<Row>> {
  const known = new WeakMap<object, Prepared<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const prepared = known.get(adapter) ?? prepare(build(db, marked).compile());
    known.set(adapter, prepared);
    const given: Readonly<Record<string, Value>> = values;
    const parameters = prepared.parameters.map(({ name, fixed }) =>
      name === undefined ? fixed : lookUp(given, name),
    );
    return db.executeQuery<Row>({ ...prepared.query, parameters });
  };
}

interface Prepared<Row> {
  readonly query: CompiledQuery<Row>;
  readonly parameters: readonly { readonly name: string | undefined; readonly fixed: unknown }[];
}

const prepare = <Row>(query: CompiledQuery<Row>): Prepared<Row> => ({
  query,
  parameters: query.parameters.map((fixed) => ({ name: nameAt(fixed), fixed })),
});

const mark = 'value of ';
const marked = (name: string): string => mark + name;
const nameAt = (parameter: unknown): string | undefined =>
  typeof parameter === 'string' && parameter.startsWith(mark) ? parameter.slice(mark.length) : undefined;
