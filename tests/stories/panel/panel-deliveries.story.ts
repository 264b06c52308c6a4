import { once } from 'node:events';
import { createServer } from 'node:http';
import { outageRepository } from '../../../server/observability/outage-repository.ts';
import { outboxRepository } from '../../../server/outbox/outbox-repository.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { dayMs } from '../../../src/brazil/durations.ts';
import { inFullRun } from '../support/full-run.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, phone, view } from '../support/panel-screen.ts';
import { inDatabase, shopProtection } from '../support/shop-database.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

/** The system that hears of events, and under which ids it did. */
async function openReceiver() {
  const heard: unknown[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers['webhook-id']);
    request.resume();
    response.end();
  });
  server.listen(Number(process.env.STORIES_CRM_PORT), 'localhost');
  await once(server, 'listening');
  return { heard, close: () => server.close() };
}

/** An event that its system did not take, however often it was tried, and another system that did not answer. */
const leaveFailures = (): Promise<string> =>
  inDatabase((database) =>
    database.write(async (db) => {
      const now = new Date();
      const tomorrow = new Date(now.getTime() + dayMs);
      const event = { kind: 'renewal.objected', channel: 'webhook', to: 'crm', leadId: null } as const;
      const data = { at: now.toISOString(), data: { protocol: 'ABC123' } };
      const outbox = outboxRepository(shopProtection(), systemRandom);
      const times = { dueAt: tomorrow, sendUntil: tomorrow, endsAt: tomorrow };
      const id = (await outbox.put(db, { ...event, ...times, data }, now)) ?? '';
      await outageRepository().note(db, { service: 'analysis', reason: 'timeout' }, now);
      await db
        .updateTable('message_outbox')
        .set({ state: 'failed', attempts: 8, due_at: null, failure: 'http 500' })
        .where('id', '=', id)
        .execute();
      return id;
    }),
  );

// There is one receiver.
test.describe.configure({ mode: 'default' });

for (const screen of [phone, desktop])
  test(
    `A manager sees what failed at the start page and repeats an event until it is received, ${screen.width} wide`,
    inFullRun,
    async ({ page }) => {
      const id = await leaveFailures();
      const { heard, close } = await openReceiver();
      await page.setViewportSize(screen);
      await worksAs(page, 'manager', 'Célia Brito');
      const failures = page.getByRole('region', { name: 'O que falhou' });
      await expect(failures).toContainText('Análise de crédito: sem resposta');
      await failures.getByRole('link', { name: 'Não foram enviados' }).click();
      await view(page, 'Envios');
      await fits(page, screen);
      const moment = page
        .getByRole('row')
        .nth(1)
        .getByText(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/)
        .filter({ visible: true });
      const box = await moment.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? screen.width)).toBeLessThanOrEqual(screen.width);
      await page
        .getByRole('button', { name: /^Ver Renovação contestada/ })
        .first()
        .click();
      const delivery = page.getByRole('dialog');
      const sendAgain = delivery.getByRole('button', { name: 'Enviar de novo' });
      await expect(delivery).toContainText('Não foi enviado');
      await checkAccessibility(page);
      await sendAgain.click();
      await expect.poll(() => heard).toEqual([id]);

      // The system lost it: the same event comes again, under the id that it knows.
      await page.reload();
      await expect(delivery).toContainText('Enviado');
      await expect(delivery).toContainText('Aceito');
      await sendAgain.click();
      await expect.poll(() => heard).toEqual([id, id]);
      close();
    },
  );
