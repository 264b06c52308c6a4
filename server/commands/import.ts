import { importCommand } from '../imports/import-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(importCommand);
