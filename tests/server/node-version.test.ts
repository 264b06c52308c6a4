import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeProblem } from '../../server/node-version.ts';

it.each(['26.10.0', '27.0.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

it.each(['20.20.2', '22.18.0', '25.9.1'])('on Node %s one sentence says what to do', (version) => {
  expect(nodeProblem(version)).toBe(
    `Node 26 or newer is needed, and this is Node ${version}: \`npm start\` brings the right one along.`,
  );
});

it('the version that is asked for is the one that comes along', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(nodeProblem(dependencies.node.replace('^', ''))).toBeNull();
});
