import { expect, it } from 'vitest';
import { addDays } from '../../../src/brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import { auditActionWords, auditSubjectWords } from '../../../src/content/operator/audit-words.ts';
import type { InputOf } from '../../../src/contract/endpoint.ts';
import { auditFile, listAudit } from '../../../src/contract/panel/audit.ts';
import { listLeads } from '../../../src/contract/panel/leads.ts';
import { listOrders } from '../../../src/contract/panel/orders.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

it.each(sampledEngines)(
  'the audit log is narrowed to a person, an action and days, and exported as it is narrowed, on %s',
  async (engine) => {
    const { server, browser: admin } = await openSignedIn('admin', { engine });
    const { browser: seller, id } = await server.signIn('seller', 'Bia Reis');
    await seller.call(listOrders, { body: {} });
    await seller.call(listLeads, { body: {} });
    await admin.call(listOrders, { body: {} });
    const today = toIsoDate(dayInBrasilia(server.now().getTime()));
    const entries = async (query: InputOf<typeof listAudit>['query']) =>
      (await admin.call(listAudit, { query })).entries.map(({ operator, action }) => `${operator} ${action}`);
    expect(await entries({ operator: id })).toEqual(['Bia Reis list.read', 'Bia Reis list.read']);
    expect(await entries({ action: 'list.read', from: today, to: today })).toHaveLength(3);
    expect(await entries({ action: 'list.exported' })).toEqual([]);
    expect(await entries({ from: addDays(today, 1) })).toEqual([]);
    expect(await entries({ to: addDays(today, -1) })).toEqual([]);
    const file = listFileRequest(auditFile.path, { operator: id });
    const [, ...rows] = (await admin.send(file)).text.trim().split('\r\n');
    expect(rows.map((row) => row.split(';').slice(1, 5).join()).toSorted()).toEqual([
      `"Bia Reis","${auditActionWords['list.read']}","${auditSubjectWords.list}","leads"`,
      `"Bia Reis","${auditActionWords['list.read']}","${auditSubjectWords.list}","orders"`,
    ]);
    expect(await entries({ action: 'list.exported' })).toHaveLength(1);
    expect((await admin.send(listFileRequest(auditFile.path, { after: 'x' }))).status).toBe(422);
    expect((await seller.send(file)).status).toBe(403);
  },
);
