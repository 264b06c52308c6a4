// Runs before the packages exist, on whatever Node the machine has: plain JavaScript, nothing imported from npm.
// What builds and serves is installed; with '--with-tests' also what tests, checks and benches use.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lockFolder = join(root, '.installing');
const withTests = process.argv.includes('--with-tests');

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

// npm writes its own list of what it installed as the last act of an install, so a half-done one never matches.
const readInstalled = () =>
  existsSync(join(root, 'node_modules/.bin/node'))
    ? (readPackages('node_modules/.package-lock.json') ?? {})
    : {};

// npm marks what only tests need as 'dev', and what a test or another platform needs as 'devOptional'.
function isThere(installed, everything) {
  const wanted = readPackages('package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing or not readable.');
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.dev && !everything)) return true;
    const found = installed[path];
    if (found) return found.version === entry.version;
    return entry.optional === true || (entry.devOptional === true && !everything);
  });
}

// Who has installed what tests need keeps it.
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
    // A run that was killed leaves its folder behind.
    if ((holder && !isRunning(holder)) || emptyFor > 10) rmSync(lockFolder, { recursive: true, force: true });
    else await wait(200);
  }
}

function npm(...args) {
  // Our own node would vanish under npm while it empties node_modules: use the machine's.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

function install(installed) {
  const scope = wantsTests(installed) ? '--include=dev' : '--omit=dev';
  console.log('Installing packages (once, about a minute)…');
  const started = Date.now();
  // Only the tests' packages are missing: they are added beside what a server may be running on.
  const isAdding = isThere(installed, false);
  let result = isAdding ? npm('install', '--no-save', scope) : npm('ci', scope);
  // `npm ci` refuses when the registry lacks a package that only another platform needs; `npm install` keeps to
  // the same versions and leaves it out.
  if (result.stderr?.includes('EUSAGE')) result = npm('install', '--no-save', scope);
  if (result.status !== 0) {
    console.error(result.stderr || result.stdout || result.error?.message);
    console.error('The packages could not be installed (see above).');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const isInstalled = () => isThere(readInstalled(), withTests);

if (!isInstalled()) {
  await lockOrWait();
  process.on('exit', () => rmSync(lockFolder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  if (!isInstalled()) install(readInstalled());
}
