import { runImport } from './imports/run-import.ts';

// A database created here contains personal data: readable by its owner only.
process.umask(0o077);
process.exitCode = await runImport('customers', process.argv[2], process);
