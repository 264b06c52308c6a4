// Runs before the packages are installed, on any version of Node: plain JavaScript without packages.
// Installs the packages for build and server; with '--with-tests' also those for tests, checks and benchmarks; with '--with-proofs'
// also those of the package `proofs`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lockFolder = join(root, '.installing');
const withProofs = process.argv.includes('--with-proofs');
const withTests = withProofs || process.argv.includes('--with-tests');

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

// npm writes this list last, so an interrupted install never matches.
const readInstalled = () =>
  existsSync(join(root, 'node_modules/.bin/node'))
    ? (readPackages('node_modules/.package-lock.json') ?? {})
    : {};

// npm marks packages for tests as 'dev', and those for tests or other platforms as 'devOptional'.
function isThere(installed, everything, lockfile = 'package-lock.json') {
  const wanted = readPackages(lockfile);
  if (!wanted) throw new Error(`${lockfile} is missing or not readable.`);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.dev && !everything)) return true;
    const found = installed[path];
    if (found) return found.version === entry.version;
    return entry.optional === true || (entry.devOptional === true && !everything);
  });
}

// Test packages stay once they are installed.
const wantsTests = (installed) => withTests || Object.values(installed).some(({ dev }) => dev === true);

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function takeLock() {
  try {
    mkdirSync(lockFolder);
    writeFileSync(join(lockFolder, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

async function lockOrWait() {
  for (let emptyFor = 0; !takeLock(); ) {
    const holder = Number(
      existsSync(join(lockFolder, 'pid')) && readFileSync(join(lockFolder, 'pid'), 'utf8'),
    );
    emptyFor = holder ? 0 : emptyFor + 1;
    // Removes the lock of a killed run.
    if ((holder && !isRunning(holder)) || emptyFor > 10) rmSync(lockFolder, { recursive: true, force: true });
    else await wait(200);
  }
}

function npm(...args) {
  // Without the project's own Node.js, which npm would delete while it empties node_modules.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

const areProofsThere = () =>
  !withProofs ||
  isThere(readPackages('proofs/node_modules/.package-lock.json') ?? {}, true, 'proofs/package-lock.json');

function installWith(run) {
  console.log('Installing packages (once, about a minute)…');
  const started = Date.now();
  const result = run();
  if (result.status !== 0) {
    console.error(result.stderr || result.stdout || result.error?.message);
    console.error('The packages could not be installed (see above).');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function install(installed) {
  const scope = wantsTests(installed) ? '--include=dev' : '--omit=dev';
  // Adds missing test packages without removing those that a running server uses.
  const isAdding = isThere(installed, false);
  const result = isAdding ? npm('install', '--no-save', scope) : npm('ci', scope);
  // `npm ci` fails if the registry lacks a package of another platform; `npm install` skips it and keeps the locked
  // versions.
  return result.stderr?.includes('EUSAGE') ? npm('install', '--no-save', scope) : result;
}

const isInstalled = () => isThere(readInstalled(), withTests);

if (!isInstalled() || !areProofsThere()) {
  await lockOrWait();
  process.on('exit', () => rmSync(lockFolder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  if (!isInstalled()) installWith(() => install(readInstalled()));
  if (!areProofsThere()) installWith(() => npm('ci', '--prefix=proofs'));
}
