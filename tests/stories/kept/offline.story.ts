import type { BrowserContext, Page } from '@playwright/test';
import { everyAnswer } from '../../visitor/ana.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { expect, test } from '../support/story.ts';
import { listenTo } from '../support/traffic.ts';

const noLine = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** A visitor whose order is open, and who tells the rest of the contact card without a line. */
async function untilLineIsLost(page: Page, context: BrowserContext) {
  const traffic = listenTo(page);
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.giveAll(['cep', 'nr-imovel']);
  await visitor.isAsked('nome');
  await expect.poll(() => traffic.timesSaved('plan')).toBe(1);
  await context.setOffline(true);
  await visitor.giveAll(['nome', 'telefone', 'email']);
  await visitor.isAsked('data-nascimento');
  await expect(page.getByText('salvo neste aparelho', { exact: true })).toBeVisible();
  return { visitor, ...traffic };
}

test(
  'Each answer of an offline conversation shows its delivery status and is sent once',
  inFullRun,
  async ({ page, context, expectNoise }) => {
    expectNoise(noLine);
    const { visitor, leads, timesSaved } = await untilLineIsLost(page, context);
    await visitor.giveAll(['data-nascimento', 'nome-mae']);
    await expect(page.getByText('guardado enquanto esta página estiver aberta').first()).toBeVisible();
    // Words are read by the shop: they wait for the line.
    await expect(page.locator('li[data-sent]')).toContainText(everyAnswer.mothers_name);

    await context.setOffline(false);
    await visitor.isAsked('cpf');
    await expect(page.getByText(/^(salvo neste|guardado enquanto)/)).toHaveCount(0);
    await expect(page.getByText('enviado', { exact: true }).first()).toBeVisible();
    const steps = ['name', 'phone', 'email', 'birthDate', 'motherName'];
    await expect.poll(() => steps.map(timesSaved)).toEqual([1, 1, 1, 1, 1]);
    expect(leads.size).toBe(1);
  },
);

/** How often the order was changed, as the page that shows it has learnt. */
const keptVersion = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('ultrafibra.visit') ?? '{}').lead?.version);

test(
  'An answer given offline survives its page and is sent once',
  inFullRun,
  async ({ page, context, expectNoise }) => {
    expectNoise(noLine);
    const { visitor, leads } = await untilLineIsLost(page, context);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .toContain('Ana Souza');
    const address = page.url();
    // The page is gone; without a line it cannot come back.
    await page.goto('about:blank');

    await context.setOffline(false);
    await page.goto(address);
    await visitor.isAsked('data-nascimento');
    await expect(visitor.bubble('Nome')).toContainText(everyAnswer.name);
    await expect(page.getByText('salvo neste aparelho')).toHaveCount(0);
    await expect(page.getByText('enviado', { exact: true })).toBeVisible();
    // Opened, its plan, and each of the three once: whichever of the two pages got through with it.
    await expect.poll(() => keptVersion(page)).toBe(5);
    expect(leads.size).toBe(1);
  },
);
