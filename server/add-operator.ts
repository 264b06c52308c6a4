import { addOperator } from './operators/add-operator.ts';

try {
  process.stdout.write(`${await addOperator(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
