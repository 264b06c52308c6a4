import { runImport } from './imports/run-import.ts';

// A database that this makes tells of people: for its owner alone.
process.umask(0o077);
process.exitCode = await runImport('coverage', process.argv[2], process);
