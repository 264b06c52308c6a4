import type { FastifyInstance } from 'fastify';
import { importedCoverage } from '../coverage/imported-coverage.ts';
import type { DatabaseAccess } from '../database/open-database.ts';
import { safeError } from '../http/log.ts';
import { importRunner } from '../imports/import-runner.ts';
import { announceCoverage } from '../leads/lists/announce-coverage.ts';
import { createLiveBroker } from '../live/live-broker.ts';
import type { PanelDependencies } from './panel-call.ts';
import { registerImportUpload } from './register-import-upload.ts';
import { registerLiveStream } from './register-live-stream.ts';

export interface ImportSettings {
  readonly access: DatabaseAccess;
  readonly keys: readonly Uint8Array[];
}

/** Panel routes outside the contract: live updates and uploads. */
export function registerPanelExtras(
  app: FastifyInstance,
  dependencies: PanelDependencies,
  imports: ImportSettings | undefined,
): void {
  const failed = (what: string) => (error: unknown) => app.log.error({ failure: safeError(error) }, what);
  const broker = createLiveBroker(dependencies.database, failed('looking for changes failed'));
  registerLiveStream(app, dependencies, broker);
  app.addHook('onClose', async () => broker.close());
  if (imports === undefined) return;

  const { database, repositories, clock, siteUrl } = dependencies;
  const runner = importRunner({
    ...{ ...imports, database, clock, runs: repositories.importRuns },
    tellOfCoverage: () =>
      announceCoverage({ database, repositories, rows: importedCoverage(database), siteUrl, now: clock() }),
    failed: failed('import failed'),
  });
  registerImportUpload(app, dependencies, runner);
  app.addHook('onClose', () => runner.close());
}
