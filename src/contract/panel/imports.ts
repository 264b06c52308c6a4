import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { importRun } from './import-runs.ts';

/** Unpacked. A larger file takes the command. */
export const largestImport = 256 * 1024 * 1024;

export const listImports = endpoint({
  method: 'GET',
  path: 'panel/imports',
  summary: 'The imports that were started here, the latest first',
  access: 'operator',
  right: 'imports.run',
  response: z.object({ runs: z.array(importRun) }),
});

/** Where a file is sent as it is, in its own type: no JSON could carry it. */
export const importAddress = '/api/panel/imports';

/** Behind the address of a kind: the file is read as a whole, told about, and changes nothing. */
export const checkPath = 'check';

/** What answers a file: under this id its run is listed. */
export const uploadReply = z.object({ id: z.string() });
