import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/database/open-database.ts';
import { preparedQuery } from '../../../server/database/prepared-query.ts';
import { emptyDatabase, engines } from '../test-server/test-database.ts';

const insert = preparedQuery((db, place: (name: 'name' | 'value') => string) =>
  db
    .insertInto('settings')
    .values({ name: place('name'), value: place('value') })
    .onConflict((conflict) => conflict.column('name').doNothing()),
);

const find = preparedQuery((db, place: (name: 'name') => string) =>
  db.selectFrom('settings').select('value').where('name', '=', place('name')).where('value', '<>', 'hidden'),
);

it.each(engines)(
  'a prepared query takes the values of each call and keeps its constants, on %s',
  async (engine) => {
    const database = await openDatabase(await emptyDatabase(engine), new Date());
    onTestFinished(() => database.close());
    const pairs = { one: 'first', two: 'second', three: 'hidden', four: 'value of name' };
    for (const [name, value] of Object.entries(pairs)) {
      const { numAffectedRows } = await database.write((db) => insert(db, { name, value }));
      expect(numAffectedRows).toBe(1n);
    }
    expect((await database.write((db) => insert(db, { name: 'one', value: 'other' }))).numAffectedRows).toBe(
      0n,
    );
    const found = async (name: string) => (await database.read((db) => find(db, { name }))).rows;
    expect(await found('one')).toEqual([{ value: 'first' }]);
    expect(await found('two')).toEqual([{ value: 'second' }]);
    expect(await found('three')).toEqual([]);
    expect(await found('four')).toEqual([{ value: 'value of name' }]);
  },
);
