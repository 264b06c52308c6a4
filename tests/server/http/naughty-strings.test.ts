import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const naughty = [
  "'; DROP TABLE leads; --",
  "1' OR '1'='1",
  '" OR ""="',
  '$1 $2 :name ?1 ??',
  '<script>alert(1)</script>',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  'a\r\nSet-Cookie: a=b',
  '\t\u2028\ufeff',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
  '田中さんにあげて下さい',
  'الكل في المجمو عة',
  '👩‍👩‍👧‍👦 🇧🇷',
  'null',
  'undefined',
  'NaN',
  '-1e999',
  '\\',
  'constructor',
  '__proto__',
];

describe.each(sampledEngines)('odd text on %s', (engine) => {
  it('odd text is returned as it was given', async () => {
    const { browser, params } = await openAt('name', { engine });
    for (const complement of naughty) {
      await browser.call(leads.saveInstallation, { params, body: { complement } });
      const { address } = await browser.call(leads.getLead, { params });
      expect(address.complement).toBe(complement);
    }
  });

  it('control characters and text direction marks are removed from answers', async () => {
    const { browser, params } = await openAt('name', { engine });
    await browser.call(leads.savePhone, { params, body: { phone: '\u202a11987654321\u202c' } });
    await browser.call(leads.saveInstallation, {
      params,
      body: { complement: '\u202eapto\u001b[2J\u009b 1' },
    });
    const lead = await browser.call(leads.getLead, { params });
    expect(lead).toMatchObject({ phone: '11987654321', address: { complement: 'apto[2J 1' } });
  });

  it.each(['a\u0000b', '\ud800', 'a\udc00b'])(
    'odd text that cannot be stored is refused: %j',
    async (complement) => {
      const { browser, params } = await openAt('name', { engine });
      await browser.refuses('422 complement', leads.saveInstallation, { params, body: { complement } });
    },
  );

  it('odd text in a path or a cookie opens nothing', async () => {
    const { browser } = await openWithBrowser({ engine });
    browser.cookies.set('lead', "' OR 1=1 --");
    for (const text of naughty) {
      const { status } = await browser.send({ method: 'GET', url: `/api/lead/${encodeURIComponent(text)}` });
      expect([404, 422]).toContain(status);
    }
  });
});
