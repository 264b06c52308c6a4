import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Connection } from './database.ts';

type Value = string | number | null;

/** Compiles a hot query once per dialect and then only binds values. `build` marks the parameters by `place`. */
export function preparedQuery<Name extends string, Row>(
  build: (db: Connection, place: (name: Name) => string) => Compilable<Row>,
): (db: Connection, values: Readonly<Record<Name, Value>>) => Promise<QueryResult<Row>> {
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const query = known.get(adapter) ?? build(db, marked).compile();
    known.set(adapter, query);
    const given: Readonly<Record<string, Value>> = values;
    const parameters = query.parameters.map((parameter) => {
      const name = nameAt(parameter);
      return name === undefined ? parameter : given[name];
    });
    return db.executeQuery<Row>({ ...query, parameters });
  };
}

const mark = 'value of ';
const marked = (name: string): string => mark + name;
const nameAt = (parameter: unknown): string | undefined =>
  typeof parameter === 'string' && parameter.startsWith(mark) ? parameter.slice(mark.length) : undefined;
