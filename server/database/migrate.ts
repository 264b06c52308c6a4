import { firstTables } from '../migrations/001-first-tables.ts';
import { customersAndCoverage } from '../migrations/002-customers-and-coverage.ts';
import { noCoverageStepUps } from '../migrations/003-no-coverage-step-ups.ts';
import { operatorPanel } from '../migrations/005-operator-panel.ts';
import { leftWords } from '../migrations/006-left-words.ts';
import { ordersAfterTheOrder } from '../migrations/007-orders-after-the-order.ts';
import { outboxStates } from '../migrations/008-outbox-states.ts';
import { operators } from '../migrations/010-operators.ts';
import { ordersInThePanel } from '../migrations/011-orders-in-the-panel.ts';
import { orderCodes } from '../migrations/013-order-codes.ts';
import { documentVerdicts } from '../migrations/014-document-verdicts.ts';
import { deliveries } from '../migrations/015-deliveries.ts';
import { measurement } from '../migrations/016-measurement.ts';
import { recovery } from '../migrations/017-recovery.ts';
import { queues } from '../migrations/019-queues.ts';
import { visitsByDay } from '../migrations/020-visits-by-day.ts';
import { importRuns } from '../migrations/021-import-runs.ts';
import { publications } from '../migrations/022-publications.ts';
import { deliveriesByFilter } from '../migrations/026-deliveries-by-filter.ts';
import { tombstones } from '../migrations/032-tombstones.ts';
import { consents } from '../migrations/033-consents.ts';
import { callCounts } from '../migrations/034-call-counts.ts';
import { contactProofs } from '../migrations/035-contact-proofs.ts';
import { auditLogEnds } from '../migrations/038-audit-log-ends.ts';
import { serviceOutages } from '../migrations/039-service-outages.ts';
import { faces } from '../migrations/040-faces.ts';
import { signInAttemptsEnd } from '../migrations/042-sign-in-attempts-end.ts';
import { companyDocuments } from '../migrations/043-company-documents.ts';
import { contractTexts } from '../migrations/044-contract-texts.ts';
import { companyDocumentsKnown } from '../migrations/045-company-documents-known.ts';
import { attempts } from '../migrations/048-attempts.ts';
import { leadsByEmail } from '../migrations/049-leads-by-email.ts';
import { queueTurns } from '../migrations/051-queue-turns.ts';
import { renewalsInThePanel } from '../migrations/052-renewals-in-the-panel.ts';
import { workOnRenewals } from '../migrations/053-work-on-renewals.ts';
import { operatorDevices } from '../migrations/056-operator-devices.ts';
import { addsColumn } from '../migrations/columns.ts';
import { StartupError } from '../runtime/startup-error.ts';
import type { Connection, Database } from './database.ts';

/** Forward only: a mistake is fixed by a later migration. Names and order never change. */
const migrations: readonly { name: string; up(db: Connection, database: Database): Promise<void> }[] = [
  { name: '001-first-tables', up: firstTables },
  { name: '002-customers-and-coverage', up: customersAndCoverage },
  { name: '003-no-coverage-step-ups', up: noCoverageStepUps },
  // Links messages to leads, so that both are erased together.
  { name: '004-messages-of-leads', up: addsColumn('message_outbox', 'lead_id', 'text') },
  { name: '005-operator-panel', up: operatorPanel },
  { name: '006-left-words', up: leftWords },
  { name: '007-orders-after-the-order', up: ordersAfterTheOrder },
  { name: '008-outbox-states', up: outboxStates },
  { name: '016-measurement', up: measurement },
  { name: '013-order-codes', up: orderCodes },
  { name: '019-queues', up: queues },
  { name: '014-document-verdicts', up: documentVerdicts },
  { name: '010-operators', up: operators },
  { name: '022-publications', up: publications },
  { name: '015-deliveries', up: deliveries },
  { name: '020-visits-by-day', up: visitsByDay },
  { name: '021-import-runs', up: importRuns },
  { name: '011-orders-in-the-panel', up: ordersInThePanel },
  { name: '026-deliveries-by-filter', up: deliveriesByFilter },
  { name: '017-recovery', up: recovery },
  // Correlates messages in the log with the request that caused them.
  { name: '036-request-of-message', up: addsColumn('message_outbox', 'request_id', 'text') },
  { name: '032-tombstones', up: tombstones },
  { name: '034-call-counts', up: callCounts },
  { name: '035-contact-proofs', up: contactProofs },
  { name: '033-consents', up: consents },
  { name: '038-audit-log-ends', up: auditLogEnds },
  { name: '039-service-outages', up: serviceOutages },
  { name: '040-faces', up: faces },
  { name: '042-sign-in-attempts-end', up: signInAttemptsEnd },
  { name: '043-company-documents', up: companyDocuments },
  { name: '044-contract-texts', up: contractTexts },
  { name: '045-company-documents-known', up: companyDocumentsKnown },
  { name: '046-operator-of-order-change', up: addsColumn('order_history', 'operator_id', 'text') },
  { name: '047-forecast-of-import', up: addsColumn('import_runs', 'forecast', 'text') },
  { name: '048-attempts', up: attempts },
  { name: '049-leads-by-email', up: leadsByEmail },
  { name: '050-actor-of-order-change', up: addsColumn('order_history', 'actor', 'text') },
  { name: '051-queue-turns', up: queueTurns },
  { name: '052-renewals-in-the-panel', up: renewalsInThePanel },
  { name: '053-work-on-renewals', up: workOnRenewals },
  // So that operators recognise their sessions.
  { name: '054-browser-of-session', up: addsColumn('operator_sessions', 'browser', 'text') },
  { name: '055-system-of-session', up: addsColumn('operator_sessions', 'system', 'text') },
  { name: '056-operator-devices', up: operatorDevices },
];

export async function migrate(database: Database, now: Date): Promise<void> {
  await database.write(async (db) => {
    await database.lockSchema(db);
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
  });
  const missing = await database.read(missingMigrations);
  for (const migration of migrations.filter(({ name }) => missing.includes(name))) {
    await database.write(async (db) => {
      await database.lockSchema(db);
      // Another process may have started at the same time.
      const applied = await db
        .selectFrom('migrations')
        .select('name')
        .where('name', '=', migration.name)
        .executeTakeFirst();
      if (applied) return;
      await migration.up(db, database);
      await db
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: now.toISOString() })
        .execute();
    });
  }
  await refuseNewerTables(database);
}

/** Migrations of this version that the database lacks. */
export async function missingMigrations(db: Connection): Promise<string[]> {
  const applied = await db.selectFrom('migrations').select('name').execute();
  const names = new Set(applied.map(({ name }) => name));
  return migrations.flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

async function refuseNewerTables(database: Database): Promise<void> {
  const applied = await database.read((db) => db.selectFrom('migrations').select('name').execute());
  const unknown = applied.find(({ name }) => !migrations.some((migration) => migration.name === name));
  if (unknown) {
    throw new StartupError(`The database was made by a newer version (it has ${unknown.name}): update first`);
  }
}
