import { importCommand } from './import-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(importCommand);
