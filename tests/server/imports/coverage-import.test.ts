import { describe, expect, it } from 'vitest';
import { importCommand } from '../../../server/commands/import.ts';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import { getPostcode } from '../../../src/contract/calls/postcode.ts';
import { importTemplate } from '../../../src/contract/panel/import-columns.ts';
import { openTestServer, type TestServer, testKeys } from '../test-server/open-test-server.ts';
import { run } from '../test-server/real-process.ts';
import { runInProcess } from '../test-server/run-in-process.ts';
import { engines } from '../test-server/test-database.ts';
import { coverageHeader, csvFile } from './csv.ts';

/** On PostgreSQL coverage needs no key; beside a SQLite file there is one, which has to be the server's. */
const settingsOf = ({ url }: TestServer): Record<string, string> =>
  url.startsWith('file:')
    ? { DATABASE_URL: url, DATA_KEY: testKeys.map((key) => key.toString('base64')).join(',') }
    : { DATABASE_URL: url };

const importLines = (server: TestServer, lines: readonly string[], end?: string) =>
  runInProcess(importCommand, settingsOf(server), 'coverage', csvFile(lines, end));

async function coveredAt(server: TestServer, cep: string) {
  const { plans, infra } = await server.browser().call(getCoverage, { query: { cep } });
  return infra === null
    ? null
    : `${infra.infraco}${infra.structured_complement ? ' structured' : ''} ${plans.length > 0}`;
}

const good = [
  coverageHeader,
  '13010-000,13019999,Campinas,SP,rede-propria,covered',
  '13020000,13029999,Campinas,sp,rede-neutra,covered',
  '"13030000","13030000","Campinas, centro",SP,rede-propria,planned',
  '69900062,69900062,Rio Branco,AC,rede-propria,covered',
  '01310100,01310100,São Paulo,SP,rede-propria,uncovered',
];

const stored = ({ database }: TestServer) =>
  database.read((db) => db.selectFrom('coverage_ranges').select(['line', 'city']).orderBy('line').execute());

describe.each(engines)('npm run coverage:import on %s', (engine) => {
  it('imported coverage takes effect and wins over the sandbox', async () => {
    const server = await openTestServer({ engine });
    expect(await coveredAt(server, '01310100')).toBe('rede-propria true');
    expect(await importLines(server, good)).toEqual({
      code: 0,
      out: 'Imported, in place of what was imported before: 5 lines\n',
      err: '',
    });
    const everywhere = [
      '13010000',
      '13019999',
      '13025000',
      '13030000',
      '13030001',
      '69900062',
      '01310100',
      '20040020',
    ];
    const covered = [];
    for (const cep of everywhere) covered.push(await coveredAt(server, cep));
    expect(covered).toEqual([
      'rede-propria true',
      'rede-propria true',
      'rede-neutra structured true',
      null,
      null,
      'rede-propria true',
      null,
      'rede-propria true',
    ]);
    expect((await stored(server))[2]).toEqual({ line: 4, city: 'Campinas, centro' });
  });

  it('imported coverage names the town when no postcode service can be reached', async () => {
    const server = await openTestServer({ engine });
    await importLines(server, good);
    const browser = server.browser();
    const at = (cep: string) => browser.call(getPostcode, { params: { cep }, query: {} });
    expect(await at('13025000')).toMatchObject({ UF: 'SP', city: 'Campinas', address: '' });
    expect(await at('13040000')).toMatchObject({ UF: 'SP', city: 'Município a confirmar' });
  });

  it('an import replaces the previous file as a whole', async () => {
    const server = await openTestServer({ engine });
    await importLines(server, good);
    const next = await importLines(
      server,
      [coverageHeader.replaceAll(',', ';'), '80010000;80010999;Curitiba;PR;sul;covered'],
      '\r\n',
    );
    expect(next.code).toBe(0);
    expect(await coveredAt(server, '80010500')).toBe('sul true');
    expect(await coveredAt(server, '13010000')).toBe(null);
    expect(await coveredAt(server, '01310100')).toBe('rede-propria true');
    expect(await stored(server)).toEqual([{ line: 2, city: 'Curitiba' }]);
  });

  it('an import with a wrong line changes nothing and names every wrong line', async () => {
    const server = await openTestServer({ engine });
    await importLines(server, good);
    const before = await stored(server);
    const { code, err } = await importLines(server, [
      coverageHeader,
      '80010000,80010999,Curitiba,PR,sul,covered',
      '8001000,80010999,Curitiba,PR,sul,covered',
      '80020000,80010999,Curitiba,PR,sul,covered',
      '',
      '80020000,80020999,,PR,sul,covered',
      '80020000,80020999,Curitiba,XX,sul,covered',
      '80020000,80020999,Curitiba,PR,rede do sul,covered',
      '80020000,80020999,Curitiba,PR,sul,soon',
      '80020000,80020999,Curi\0tiba,PR,sul,covered',
      '80020000,80020999,Curitiba,PR,sul',
      '80020000,80020999,Curitiba,XX,sul,talvez',
      '80020000,80020999,"Curitiba,PR,sul,covered',
    ]);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      'line 3: cep_from "8001000" is no postcode of 8 digits',
      'line 4: cep_from "80020000" is above cep_to',
      'line 6: city must have 1 to 96 characters',
      'line 7: uf "XX" is no state',
      'line 8: network "rede do sul" must be a short name like rede-propria',
      'line 9: status "soon" must be one of covered, planned, uncovered',
      'line 10: city has control characters',
      'line 11: must have 6 values',
      'line 12: uf "XX" is no state',
      'line 12: status "talvez" must be one of covered, planned, uncovered',
      'line 13: must have 6 values',
      'Nothing was changed.',
    ]);
    expect(await stored(server)).toEqual(before);
  });

  it('an import with overlapping ranges names both lines', async () => {
    const server = await openTestServer({ engine });
    const { code, err } = await importLines(server, [
      coverageHeader,
      '80020000,80020999,Curitiba,PR,sul,covered',
      '80010000,80010999,Curitiba,PR,sul,covered',
      '80010500,80010500,Curitiba,PR,sul,covered',
      '80020999,80021000,Curitiba,PR,sul,covered',
    ]);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'lines 3 and 4 overlap\nlines 2 and 5 overlap\nNothing was changed.\n',
    });
    expect(await stored(server)).toEqual([]);
  });

  it('wrong lines and lines that contradict each other are named at once, and the template is right', async () => {
    const server = await openTestServer({ engine });
    const { err } = await importLines(server, [
      'CEP inicial;CEP final;Cidade;UF;Rede;Situacao',
      '80010000;80010999;Curitiba;PR;sul;com cobertura',
      'x;80020999;Curitiba;PR;sul;com cobertura',
      '80010500;80010500;Curitiba;PR;sul;prevista',
      '80030000;80030000;Curitiba;PR;sul;talvez',
    ]);
    expect(err.split('\n').slice(0, 3)).toEqual([
      'line 3: cep_from "x" is no postcode of 8 digits',
      'line 5: status "talvez" must be one of covered, planned, uncovered',
      'lines 2 and 4 overlap',
    ]);
    expect(await stored(server)).toEqual([]);
    const template = importTemplate('coverage').trim().split('\r\n');
    expect(await importLines(server, template)).toMatchObject({ code: 0, err: '' });
    expect((await stored(server)).map(({ city }) => city)).toEqual(['São Paulo', 'Campinas']);
  });

  it('an unfinished import has no effect, and the next one removes it', async () => {
    const server = await openTestServer({ engine });
    const row = { line: 2, cep_from: 80010000, cep_to: 80019999, city: 'Curitiba', uf: 'PR', network: 'sul' };
    const left = { ...row, import_id: '00000000-0000-7000-8000-000000000000', status: 'covered' };
    await server.database.write((db) => db.insertInto('coverage_ranges').values(left).execute());
    expect(await coveredAt(server, '80010000')).toBe(null);
    await importLines(server, good);
    expect(await stored(server)).toHaveLength(5);
  });
});

it.each([
  [['cep,city', '1,2'], /line 1: the columns must be cep_from,cep_to/],
  [[coverageHeader], /no line below the first/],
  [['x'.repeat(70_000)], /columns must be|no CSV/],
])('an import refuses %j', async (lines, sentence) => {
  const server = await openTestServer();
  const { code, err } = await importLines(server, lines);
  expect(code).toBe(1);
  expect(err).toMatch(sentence);
});

it('an import stops reporting after a number of wrong lines', async () => {
  const server = await openTestServer();
  const { err } = await importLines(server, [coverageHeader, ...Array.from({ length: 5100 }, () => 'x')]);
  expect(err.trim().split('\n')).toHaveLength(5001);
  expect(err).toContain('There may be more.');
});

it.each([
  [[], /Name the file: npm run coverage:import/],
  [['/nowhere/file.csv'], /There is no file/],
])('the import program says which argument is missing (%j)', async (args, sentence) => {
  const settings = settingsOf(await openTestServer());
  const { code, err } = await runInProcess(importCommand, settings, 'coverage', ...args);
  expect(code).toBe(1);
  expect(err).toMatch(sentence);
});

it('the program imports as the command does', async () => {
  const server = await openTestServer();
  const program = run('server/commands/import.ts', settingsOf(server), ['coverage', csvFile(good)]);
  expect(await program.ended).toBe(0);
  expect(program.printed().err).toBe('');
  expect(await stored(server)).toHaveLength(5);
});
