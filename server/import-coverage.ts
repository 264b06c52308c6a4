import { runImport } from './imports/run-import.ts';

await runImport('coverage', process.argv[2]);
