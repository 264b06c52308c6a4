import type { AccessTables } from '../access/tables.ts';
import type { ConsentTables } from '../consents/note-consent.ts';
import type { ConversationTables } from '../conversations/tables.ts';
import type { CoverageTables } from '../coverage/imported-coverage.ts';
import type { CustomerTables } from '../customers/tables.ts';
import type { ChangeTables } from '../database/note-changes.ts';
import type { KeptResponseTables } from '../http/kept-response-repository.ts';
import type { ImportTables } from '../imports/import-run-repository.ts';
import type { LeadTables } from '../leads/tables.ts';
import type { LiveTables } from '../live/live-topics.ts';
import type { MeasurementTables } from '../measurement/tables.ts';
import type { MessageTables } from '../messages/tables.ts';
import type { OutageTables } from '../observability/outage-repository.ts';
import type { OperatorTables } from '../operators/tables.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { OutboxTables } from '../outbox/tables.ts';
import type { PublicationTables } from '../publications/publication-repository.ts';
import type { RecoveryTables } from '../recovery/recovery-repository.ts';
import type { RenewalTables } from '../renewals/tables.ts';
import type { TeachingTables } from '../teaching/tables.ts';
import type { ErasureTables } from '../tombstones/erasure-repository.ts';
import type { VisitTables } from '../visits/installation-slot-repository.ts';
import type { WebhookTables } from '../webhooks/gone-endpoints.ts';
import type { ReceiverTables } from '../webhooks/receiver-repository.ts';

/** The tables of the whole database: those of each subject, which stand beside it. */
declare module '../database/database.ts' {
  interface Tables
    extends LiveTables,
      KeptResponseTables,
      AccessTables,
      ChangeTables,
      ConsentTables,
      MeasurementTables,
      VisitTables,
      PublicationTables,
      OutboxTables,
      WebhookTables,
      ReceiverTables,
      ErasureTables,
      MessageTables,
      OperatorTables,
      OutageTables,
      ConversationTables,
      CoverageTables,
      LeadTables,
      CustomerTables,
      OrderTables,
      RenewalTables,
      RecoveryTables,
      ImportTables,
      TeachingTables {}
}
