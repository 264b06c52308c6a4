import { channels } from '../../../server/outbox/outbox-item.ts';
import { sendRecoveries } from '../../../server/recovery/send-recoveries.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import {
  changeRecovery,
  type RecoverySettings,
  readRecovery,
} from '../../../src/contract/panel/access/recovery.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import type { Engine } from '../test-server/test-database.ts';

export const siteUrl = 'https://loja.example';

/** A shop with abandoned leads, and a manager who enables recovery messages. */
export async function openRecoveryShop(engine: Engine, changes: Partial<RecoverySettings> = {}) {
  const channelSettings = { setUp: new Set(channels), quietHours: { from: 21, to: 8 } };
  const server = await openTestServer({ engine, channelSettings, siteUrl });
  const { database, repositories, now } = server;
  const { browser: manager } = await server.signIn('manager');
  const settings = { isOn: true, delayHours: 3, heldPercent: 0, ...changes };
  await manager.call(changeRecovery, { body: settings });
  /** A new session, because the first one timed out. */
  const managerAgain = async () => (await server.signIn('manager')).browser;
  const send = () =>
    sendRecoveries({ database, repositories, quietHours: channelSettings.quietHours, siteUrl, clock: now });
  // The first scan only sets its start position.
  await send();
  server.pass({ minutes: 1 });
  return {
    server,
    repositories,
    manager,
    settings,
    send,
    change: async (changed: Partial<RecoverySettings>) => {
      const body = { ...settings, ...changed };
      await (await managerAgain()).call(changeRecovery, { body });
    },
    /** Opens a lead with name, phone and e-mail and abandons it. */
    leave: async (email: string, accept_promotions = true) => {
      const { browser, params } = await server.leadAt('email');
      await browser.call(leads.saveEmail, { params, body: { email, accept_promotions } });
      return { browser, params };
    },
    messages: () => server.outbox({ kind: 'recovery' }),
    effect: async () => {
      const query = { from: '2026-11-01', to: '2026-11-30' };
      const { comparison, stops } = await (await managerAgain()).call(readRecovery, { query });
      return {
        stops,
        differences: comparison.differences,
        arms: Object.fromEntries(comparison.arms.map(({ id, visits, goals }) => [id, [visits, goals]])),
      };
    },
  };
}
