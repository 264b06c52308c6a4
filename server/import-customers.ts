import { runImport } from './imports/run-import.ts';

await runImport('customers', process.argv[2]);
