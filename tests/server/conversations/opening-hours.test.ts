import { expect, it } from 'vitest';
import { opening } from '../../../src/brazil/opening.ts';
import { askForPerson, conversationNews } from '../../../src/contract/calls/conversation.ts';
import { findQuickAnswers } from '../../../src/contract/panel/conversations.ts';
import { readOpeningHours, saveOpeningHours } from '../../../src/contract/panel/opening-hours.ts';
import { openPhone } from '../channels/phone.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { engines } from '../test-server/test-database.ts';

const reader = sharedReader();

const closed = Array.from({ length: 7 }, () => null);
const exception = (day: string, times: { from: string; to: string } | null) => ({ day, times, note: '' });

it.each(engines)('hours that a manager saves count at once in every face, on %s', async (engine) => {
  const { server, browser } = await openSignedIn('manager', { engine, reader });
  const phone = openPhone(server);
  const { id } = await server
    .browser()
    .call(askForPerson, { body: { idLead: null, addon: '', said: [{ by: 'visitor', text: 'alguém?' }] } });
  const site = async () => {
    const { siteConversations } = server.repositories;
    const news = await server.database.read((db) => siteConversations.news(db, id, 0, server.now()));
    return conversationNews.parse(news).opening;
  };
  const ask = async () => {
    await phone.write('pessoa');
    return phone.text();
  };
  await phone.write('oi');
  expect((await site())?.isOpen).toBe(true);
  expect(await ask()).toContain('alguns segundos');

  const exceptions = [exception('2026-11-24', { from: '10:30', to: '12:00' })];
  const body = { version: 0, week: closed, exceptions };
  expect(await browser.call(saveOpeningHours, { body })).toEqual({ version: 1 });
  expect(await site()).toEqual({ isOpen: false, opensAt: '2026-11-24T10:30' });
  expect(await ask()).toContain('amanhã às 10h30');
  await phone.write('qual é o horário de atendimento?');
  expect(phone.text()).toContain('24/11, das 10h30 às 12h');
  const { answers } = await browser.call(findQuickAnswers, {
    body: { campaign: '', search: 'horario de atendimento' },
  });
  expect(answers[0]?.text).toContain('24/11, das 10h30 às 12h');
});

it('each version stays, is logged, and may be saved again; over one that nobody has seen none is saved', async () => {
  const server = await openTestServer();
  const { browser } = await server.signIn('manager', 'Bia Prado');
  const always = closed.map(() => ({ from: '00:00', to: '24:00' }));
  await browser.call(saveOpeningHours, { body: { version: 0, week: closed, exceptions: [] } });
  server.pass({ minutes: 1 });
  const body = { version: 1, week: always, exceptions: [] };
  await browser.call(saveOpeningHours, { body });
  for (const version of [0, 1, 3])
    expect((await browser.refused(saveOpeningHours, { body: { ...body, version } })).status).toBe(409);
  const { versions } = await browser.call(readOpeningHours, {});
  expect(versions.map(({ version, by }) => ({ version, by }))).toEqual([
    { version: 2, by: 'Bia Prado' },
    { version: 1, by: 'Bia Prado' },
    { version: 0, by: '' },
  ]);
  expect(versions.map(({ hours }) => opening(hours, server.now().getTime()).isOpen)).toEqual([
    true,
    false,
    true,
  ]);
  const entries = (await server.audit()).filter(({ action }) => action === 'hours.changed');
  expect(entries.map(({ subjectId }) => subjectId)).toEqual(['2', '1']);
});

it('what is wrong is said beside its field', async () => {
  const { browser } = await openSignedIn('manager');
  const week = [...closed.slice(1), { from: '18:00', to: '09:00' }];
  const exceptions = [exception('2026-12-24', null), exception('2026-12-24', { from: '08:00', to: '' })];
  const refused = await browser.refused(saveOpeningHours, { body: { version: 0, week, exceptions } });
  expect(refused.fields?.map(({ field }) => field)).toEqual([
    'week.6.to',
    'exceptions.1.times.to',
    'exceptions.1.day',
  ]);
});
