import { nodeProblem } from './node-version.ts';

/**
 * `node server/main.ts`: one line when it is ready, a second with the panel's key where the sandbox made it, or one line
 * that says what to mend.
 */
const problem = nodeProblem(process.versions.node);
if (problem === null) await import('./serve.ts');
else {
  console.error(problem);
  process.exitCode = 1;
}
