import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { importRun } from './import-runs.ts';

/** In bytes, uncompressed. Larger files need the command line. */
export const largestImport = 256 * 1024 * 1024;

export const listImports = panelCall('GET', 'panel/imports', 'imports.run', {
  summary: 'List imports started in the panel, newest first',
  response: z.object({ runs: z.array(importRun) }),
});

/** Where a file is uploaded in its own type; it is too large for JSON. */
export const importAddress = '/api/panel/imports';

/** Appended to the address of a kind: checks the file without changing anything. */
export const checkPath = 'check';

/** All problems of a refused file as CSV. */
export const importFaultsPath = 'panel/import-faults.csv';

export const importFaultsBody = z.strictObject({ id: z.string() });

/** The reply to an upload: the id of its run. */
export const uploadReply = z.object({ id: z.string() });
