import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../server/app/env.ts';
import { languagesFile, weightsFile, wordsFile } from '../../server/understanding/read-model.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');

const copied = [...dockerfile.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, paths = '']) =>
  paths.split(' ').map((path) => path.replace('/shop/', '')),
);

it('the image copies only what exists or is built', () => {
  expect(copied.length).toBeGreaterThan(5);
  const made = new Set(['node_modules', 'dist']);
  for (const path of copied) expect(made.has(path) || existsSync(path), path).toBe(true);
});

it.each([
  ['weights', weightsFile],
  ['classes of words', wordsFile],
  ['words of other languages', languagesFile],
])('the image has the %s that messages are read with', (_, path) => {
  const file = relative('.', path);
  const isIn = (folder: string) => file === folder || file.startsWith(`${folder}/`);
  expect(copied.some(isIn)).toBe(true);
  expect(readFileSync('.dockerignore', 'utf8').split('\n').some(isIn)).toBe(false);
});

it('the image removes no package that the server imports', () => {
  const removed = /npm uninstall (.+)$/m.exec(dockerfile.replaceAll('\\\n', ' '))?.[1]?.split(/ +/) ?? [];
  const packages = new Set(removed.filter((word) => !word.startsWith('--')));
  const served = globSync(['server/**/*.{ts,mjs}', 'src/{contract,brazil,catalogue,content,funnel}/**/*.ts']);
  const imported = served.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^'.][^']*)'/g)].map(([, name]) => name),
  );
  expect(imported.filter((name) => name !== undefined && packages.has(name))).toEqual([]);
});

it('the image contains nothing that only tests need', () => {
  const installs = dockerfile.split('\n').filter((line) => /^RUN npm /.test(line));
  expect(installs.length).toBeGreaterThan(0);
  // To take one package away puts back those that were left out.
  for (const line of installs) expect(line).toContain('--omit=dev');
});

it('the image does not run as root and has a health check', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK .+\/api\/ready/ms);
  expect(last).not.toMatch(/npm|apt/);
});

it('the compose file refers to existing files and known settings', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  for (const { volumes = [] } of Object.values<{ volumes?: string[] }>(services)) {
    for (const [file] of volumes.map((volume) => volume.split(':')))
      if (file?.startsWith('./')) expect(existsSync(join('deploy', file)), file).toBe(true);
  }
  const example = readFileSync('deploy/settings.example.env', 'utf8');
  const settings = Object.fromEntries(
    [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const { postgres, trustProxy, sandbox } = readSettings({ ...services['shop-1'].environment, ...settings });
  expect([postgres.directUrl, trustProxy, sandbox]).toEqual(['postgres://shop@postgres:5432/shop', 1, false]);
  const proxied = readFileSync('deploy/caddy/Caddyfile', 'utf8');
  for (const name of Object.keys(services).filter((service) => service.startsWith('shop-')))
    expect(proxied).toContain(`${name}:3000`);
});

it('the compose file pins the version of every image', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  const images = Object.values<{ image?: string }>(services).flatMap(({ image }) => image ?? []);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
});

it('the proxy closes figures and readiness, with and without a slash at the end', () => {
  const proxied = readFileSync('deploy/caddy/Caddyfile', 'utf8');
  const closed = /@inside path (.+)/.exec(proxied)?.[1]?.split(' ') ?? [];
  const isClosed = (address: string) =>
    closed.some((path) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path));
  // The shop answers both forms alike.
  for (const address of ['/api/metrics', '/api/metrics/', '/api/ready', '/api/ready/'])
    expect(isClosed(address), address).toBe(true);
});

it('the compose file keeps erasures outside the database, on a volume of their own', () => {
  const { services, volumes } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  const shops = Object.keys(services).filter((service) => service.startsWith('shop-'));
  for (const { environment, volumes: mounted } of shops.map((name) => services[name])) {
    const { tombstonesFile = '' } = readSettings({ ...environment, SITE_URL: 'https://loja.example' });
    const [volume, folder] = String(mounted?.[0]).split(':');
    expect(Object.keys(volumes)).toContain(volume);
    expect(tombstonesFile).toMatch(new RegExp(`^${folder}/`));
  }
  expect(shops.length).toBeGreaterThan(1);
});
