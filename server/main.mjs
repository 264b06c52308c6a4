// `node server/main.mjs`: one line when it is ready, a second with who may try the panel where the sandbox made somebody, or one line
// that says what to mend. Plain JavaScript: a Node that is too old for the rest can still read it.
const needed = 26;
const { node: version } = process.versions;

if (Number.parseInt(version, 10) >= needed) await import('./serve.ts');
else {
  console.error(
    `Node ${needed} or newer is needed, and this is Node ${version}: \`npm start\` brings the right one along.`,
  );
  process.exitCode = 1;
}
