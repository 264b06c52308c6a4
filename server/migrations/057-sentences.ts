import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Sentences that the conversation did not understand, masked, in groups of alike ones, and the rare words in them. */
export async function up(db: Connection): Promise<void> {
  const { schema } = db;
  await schema.dropTable('left_words').execute();
  await withColumns(
    schema
      .createTable('sentence_groups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique()),
    textColumns('state', 'guesses', 'last_at'),
    textColumns('act'),
  ).execute();
  await withColumns(
    schema
      .createTable('sentence_stems')
      .addColumn('group_id', 'text', (column) =>
        column.notNull().references('sentence_groups.id').onDelete('cascade'),
      ),
    { stem: 'text', many: 'integer' },
    {},
  )
    .addPrimaryKeyConstraint('sentence_stems_key', ['stem', 'many', 'group_id'])
    .execute();
  await schema.createIndex('sentence_stems_by_group').on('sentence_stems').column('group_id').execute();
  await withColumns(
    schema
      .createTable('sentences')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('group_id', 'text', (column) =>
        column.notNull().references('sentence_groups.id').onDelete('cascade'),
      ),
    { ...textColumns('words', 'outcome', 'campaign', 'created_at'), hidden: 'integer' },
    textColumns('step', 'next', 'did'),
  ).execute();
  for (const [name, columns] of [
    ['sentences_by_example', ['group_id', 'hidden', 'id']],
    ['sentences_by_use', ['group_id', 'step', 'outcome', 'campaign', 'did', 'created_at']],
    ['sentences_by_age', ['created_at']],
  ] satisfies [string, string[]][])
    await schema.createIndex(name).on('sentences').columns(columns).execute();
  await withColumns(
    schema.createTable('rare_words').addColumn('word_hash', 'text', (column) => column.primaryKey()),
    textColumns('used_at'),
    textColumns('word'),
  ).execute();
  await withColumns(
    schema
      .createTable('rare_word_uses')
      .addColumn('word_hash', 'text', (column) =>
        column.notNull().references('rare_words.word_hash').onDelete('cascade'),
      ),
    textColumns('device_hash', 'network_hash'),
    {},
  )
    .addPrimaryKeyConstraint('rare_word_uses_by_device', ['word_hash', 'device_hash'])
    .addUniqueConstraint('rare_word_uses_by_network', ['word_hash', 'network_hash'])
    .execute();
}
