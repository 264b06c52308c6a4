import { expect, it } from 'vitest';
import { auditStoredRows } from '../../../proofs/requests/audit-stored-rows.ts';
import { generatedRequest } from '../../../proofs/requests/generated-requests.ts';
import { markup } from '../../../proofs/requests/naughty-strings.ts';
import { isOthersFault } from '../../../proofs/requests/send-requests.ts';
import { seededRandom } from '../../../src/pictures/seeded-random.ts';
import { openAt } from '../test-server/open-with.ts';

it('generated requests are answered or refused, and refused ones store nothing', async () => {
  const { server, browser, idLead } = await openAt('name', { trustProxy: true });
  const ids = [idLead, (await server.leadAt('name', { browser, door: { number: '2000' } })).idLead];
  const cookie = `lead=${browser.cookies.get('lead')}`;
  const chance = seededRandom(1);
  for (let count = 0; count < 250; count++) {
    const { method, url, headers, body } = generatedRequest(chance, ids);
    const response = await server.app.inject({
      method,
      url,
      headers: { cookie, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (!isOthersFault(response.statusCode, { url }))
      expect(response.statusCode, `${method} ${url} ${body}`).toBeLessThan(500);
    if (!String(response.headers['content-type']).startsWith('application/json'))
      expect(response.body).not.toContain(markup);
  }
  // A generated request may have erased the others.
  await server.leadAt('name', { door: { number: '3000' } });
  const { rows, wrong } = await server.database.read((db) => auditStoredRows(db, server.protection));
  expect(wrong).toEqual([]);
  expect(rows).toBeGreaterThan(0);
});
