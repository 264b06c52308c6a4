import type { FastifyInstance } from 'fastify';
import { importedCoverage } from '../coverage/imported-coverage.ts';
import type { DatabaseAccess } from '../database/open-database.ts';
import { safeError } from '../http/log.ts';
import { importRunner } from '../imports/import-runner.ts';
import { announceCoverage } from '../leads/lists/announce-coverage.ts';
import type { LiveBroker } from '../live/live-broker.ts';
import type { PanelDependencies } from './panel-call.ts';
import { registerImportUpload } from './register-import-upload.ts';
import { registerLiveStream } from './register-live-stream.ts';
import { registerProvider } from './register-provider.ts';

export interface ImportSettings {
  readonly access: DatabaseAccess;
  readonly keys: readonly Uint8Array[];
}

export function registerPanelExtras(
  app: FastifyInstance,
  dependencies: PanelDependencies,
  broker: LiveBroker,
  imports: ImportSettings | undefined,
): void {
  registerLiveStream(app, dependencies, broker);
  if (dependencies.provider !== undefined) registerProvider(app, dependencies, dependencies.provider);
  if (imports === undefined) return;

  const { database, repositories, clock, siteUrl } = dependencies;
  const runner = importRunner({
    ...{ ...imports, database, clock, runs: repositories.importRuns },
    tellOfCoverage: () =>
      announceCoverage({ database, repositories, rows: importedCoverage(database), siteUrl, now: clock() }),
    failed: (error) => app.log.error({ failure: safeError(error) }, 'import failed'),
  });
  registerImportUpload(app, dependencies, runner);
  app.addHook('onClose', () => runner.close());
}
