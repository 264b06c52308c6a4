import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditStoredRows } from '../../../proofs/requests/audit-stored-rows.ts';
import { generatedRequest } from '../../../proofs/requests/generated-requests.ts';
import { markup } from '../../../proofs/requests/naughty-strings.ts';
import { isOthersFault } from '../../../proofs/requests/send-requests.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { seededRandom } from '../../../src/pictures/seeded-random.ts';
import { runs } from '../../setup/full-run.ts';
import { openAt } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

describe.each(sampledEngines)('generated requests on %s', (engine) => {
  it('are answered or refused, and refused ones store nothing', { timeout: 60_000 }, async () => {
    const { server, browser, idLead } = await openAt('confirmation', { engine, trustProxy: true });
    const ids = [idLead, (await server.leadAt('name', { browser, door: { number: '2000' } })).idLead];
    const cookie = `lead=${browser.cookies.get('lead')}`;
    const strange = fc.asyncProperty(fc.integer(), async (seed) => {
      const { method, url, headers, body } = generatedRequest(seededRandom(seed), ids);
      const response = await server.app.inject({
        method,
        url,
        headers: { cookie, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      const { statusCode: status } = response;
      if (!isOthersFault(status, { url })) expect(status, `${method} ${url} ${body}`).toBeLessThan(500);
      if (!String(response.headers['content-type']).startsWith('application/json'))
        expect(response.body).not.toContain(markup);
      else if (status >= 400) expect(problemSchema.parse(response.json()).error).toMatch(/\S/);
    });
    await fc.assert(strange, { numRuns: runs(1500) });
    expect(server.logged()).not.toContain('"failed"');
    // The audit reads a file of SQLite.
    if (engine === 'PostgreSQL') return;
    // A generated request may have erased the others.
    await server.leadAt('name', { door: { number: '3000' } });
    const { rows, wrong } = await server.database.read((db) => auditStoredRows(db, server.protection));
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(0);
  });
});
