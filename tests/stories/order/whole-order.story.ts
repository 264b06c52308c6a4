import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { supplier } from '../../../src/content/supplier.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { countedOn, expectWholeOrder, named } from '../support/counted-events.ts';
import { brokenWords, gapAbovePrice, outside, overflow } from '../support/cut-off.ts';
import { eachFace } from '../support/each-face.ts';
import { ana, withoutDebit } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';
import type { Visitor } from '../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const orderNumber = /UF-[0-9A-Z]{11}/;
const phone = { width: 390, height: 844 };

/** Nothing is cut off, on no screen and at twice the size of the type. */
async function fits(page: Page, what: string): Promise<void> {
  for (const [width, zoom] of [
    [390, 200],
    [1440, 100],
    [320, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((size) => Object.assign(document.documentElement.style, size), {
      fontSize: `${zoom}%`,
    });
    const where = `${what}, ${width} wide at ${zoom} %`;
    expect(await overflow(page), where).toBe(0);
    if (what !== '/') expect(await outside(page), where).toEqual([]);
    // The carousel takes the width of its cards a moment after the window has it.
    if (zoom === 100) await expect.poll(() => brokenWords(page), where).toEqual([]);
  }
}

/** A doubt never takes the button away from under a press, and is seen on a low screen. */
async function doubtsOnLowScreen(page: Page, visitor: Visitor) {
  await page.setViewportSize({ width: 740, height: 340 });
  // What is one card with it is sent with it.
  await visitor.give('email', { email: 'ana@gmial.com' });
  await expect(page.getByText('Você quis dizer ana@gmail.com?')).toBeInViewport();
  await expect(visitor.input('email')).toHaveValue('ana@gmial.com');
}

eachFace(
  'An order is completed; every question is accessible, uncut and counted, and no printed page is empty',
  async ({ page, visitor }) => {
    const events = countedOn(page);
    const isReadable = async (what: string) => {
      await page.setViewportSize(phone);
      await checkAccessibility(page);
      await fits(page, what);
      // However many quick replies stand above it, the line is in view on the smallest phone; an open form it stands below.
      const line = page.locator('#composer');
      const isAfterForm = (await page.locator('[data-after-form]').count()) > 0;
      if (visitor instanceof ConversationVisitor && !isAfterForm)
        await expect(line).toBeInViewport({ ratio: 1 });
    };
    await page.goto('/');
    await fits(page, '/');
    await visitor.begin('');
    for (const step of withoutDebit) {
      await visitor.isAsked(step);
      await isReadable(step);
      if (step === 'email') await doubtsOnLowScreen(page, visitor);
      await visitor.give(step, ana(step));
      if (step !== 'nr-imovel') continue;
      await visitor.isAsked('planos');
      await isReadable('planos');
      expect(await gapAbovePrice(page)).toBeLessThan(32);
      await visitor.choosePlan();
    }
    await visitor.isAt('/pedido-realizado/');
    await expect(page.getByText(orderNumber)).toBeVisible();
    await expect(page.getByText('Protocolo', { exact: true })).toBeVisible();
    await isReadable('pedido-realizado');
    const sheets = await printedSheets(page);
    expect(sheets.join(' ')).toContain(supplier.cnpj);
    expect(sheets.map((words) => words.trim())).not.toContain('');
    await expect.poll(() => events.map(named)).toContain('question_answered confirmacao');
    expectWholeOrder(events, withoutDebit);
  },
);

/** The words of each sheet, as the page goes to the printer. */
async function printedSheets(page: Page): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  return text;
}
