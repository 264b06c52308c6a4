import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempDisposableSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveSite } from '../../scripts/serve-site.ts';
import { personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { signInOperator } from '../../scripts/shop/sign-in.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { messageOf } from '../../server/runtime/message-of.ts';
import { addApiKey } from '../../src/contract/panel/integrations.ts';
import { createProofReport } from '../proof-report.ts';

// npm run prove:openapi: the document of a running server, by the rules of Redocly and Spectral; clients that are
// generated from it place an order and read it with a key.
await using site = await serveSite();
const { origin, printed } = site.shop;
const visitor = openVisitor(() => origin);
await signInOperator(visitor, printed());
const { token } = await visitor.call(addApiKey, { body: { name: 'proof', scopes: ['orders:read'] } });
const { offer, visits } = await readOffers(visitor);

const proofs = fileURLToPath(new URL('..', import.meta.url));
using work = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-openapi-'));
symlinkSync(join(proofs, 'node_modules'), join(work.path, 'node_modules'));
const document = await (await fetch(`${origin}/api/openapi.json`)).text();
writeFileSync(join(work.path, 'openapi.json'), document);
writeFileSync(join(work.path, 'package.json'), '{ "type": "module" }');
writeFileSync(join(work.path, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
writeFileSync(
  join(work.path, 'hey.config.mjs'),
  "export default { input: 'openapi.json', output: { path: 'hey', importFileExtension: '.ts' } };",
);
const clients = fileURLToPath(new URL('clients/', import.meta.url));
for (const file of readdirSync(clients))
  copyFileSync(join(clients, file), join(work.path, file.replace('.txt', '')));

const report = createProofReport();

function failureOf(program: string, ...args: string[]): string[] {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: work.path, encoding: 'utf8', env });
  return status === 0 ? [] : [`${stdout}${stderr}`];
}

const bin = (name: string) => join(proofs, 'node_modules/.bin', name);
const compiler = join(proofs, '../node_modules/.bin/tsc');
const compiled = [
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--allowImportingTsExtensions',
  '--target',
  'es2024',
];
const resolved = ['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2024,dom,dom.iterable'];
const sources = ['openapi-fetch.ts', 'hey-api.ts'];

report.check('Redocly finds no error', 1, failureOf(bin('redocly'), 'lint', 'openapi.json'));
report.check(
  'Spectral finds no warning',
  1,
  failureOf(bin('spectral'), 'lint', 'openapi.json', '-F', 'warn'),
);
report.check('types are generated', 2, [
  ...failureOf(bin('openapi-typescript'), 'openapi.json', '-o', 'openapi.ts'),
  ...failureOf(bin('openapi-ts'), '-f', 'hey.config.mjs'),
]);
report.check('an order fits the types', 2, failureOf(compiler, ...compiled, ...resolved, ...sources));

/** Fetches as a browser does that keeps its cookies. */
function keepingCookies(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, options) => {
    const request = new Request(input, options);
    request.headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
}

for (const [index, source] of sources.entries()) {
  const given = { baseUrl: origin, fetch: keepingCookies(), token, offer, visit: visits[index] };
  const failure = await import(pathToFileURL(join(work.path, source)).href)
    .then(({ order }) => order({ ...given, person: personOf(index + 1) }))
    .then(
      (number: unknown) => (/^UF-/.test(String(number)) ? [] : [`the order is called ${number}`]),
      (error: unknown) => [messageOf(error)],
    );
  report.check(`an order is placed and read with ${source.replace('.ts', '')}`, 1, failure);
}
process.exitCode = report.print() ? 0 : 1;
