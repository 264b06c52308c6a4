import type { Page } from '@playwright/test';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { brokenWords } from '../support/cut-off.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { placeOrder } from '../support/place-order.ts';
import { ana } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

/** Postcodes, telephones, documents and codes of offers that stand in two lines. */
function brokenNumbers(): string[] {
  const numbers = /(?:\(\d\d\)\s)?[\d*]+(?:[./][\d*]+)*-[\d*A-Z]+|UF-[A-Z0-9-]+/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const linesOf = (text: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  // What only a screen reader hears stands in a box of one pixel.
  const isShown = (text: Node) => (text.parentElement?.getBoundingClientRect().width ?? 0) > 1;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    for (const { 0: number, index } of (text.nodeValue ?? '').matchAll(numbers))
      if (isShown(text) && linesOf(text, index, index + number.length) > 1) broken.push(number);
  return broken;
}

async function keepsNumbersWhole(page: Page): Promise<void> {
  for (let width = 280; width <= 420; width += 10) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(brokenNumbers), `${width} px wide`).toEqual([]);
  }
}

test('A telephone that waits for a yes in the conversation stands in one line', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.startsAt('nome');
  await visitor.say('acho que é Ana Souza, 11 98765-4321, ana@gmail.com');
  await expect(page.locator('[data-confirm]')).toContainText('98765-4321');
  await keepsNumbersWhole(page);
});

test('Several answers that wait for a yes break no word of a phone in text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new ConversationVisitor(page);
  await visitor.startsAt('nome');
  await visitor.say('acho que é Ana Souza, 11 98765-4321, ana@uol.com.br, nasci em 12/03/1990');
  await expect(page.locator('[data-confirm]')).toContainText('98765-4321');
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
  expect(await brokenWords(page, '[data-confirm]')).toEqual([]);
});

test('The postcode of an address without fibre stands in one line', inFullRun, async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.begin('');
  await visitor.give('cep', { cep: '69900-062' });
  await visitor.give('nr-imovel', ana('nr-imovel'));
  await expect(page.getByText('69900-062')).toBeVisible();
  await keepsNumbersWhole(page);
});

test(
  'The code of an offer stands in one line, also in the order that is followed',
  inFullRun,
  async ({ page }) => {
    await page.goto('/regulamentos/');
    await expect(page.getByText(/Por exemplo: .*UF-/)).toBeVisible();
    await keepsNumbersWhole(page);
    await placeOrder(page);
    await page.goto('/pedido/');
    await expect(page.getByRole('link', { name: /Regulamento da oferta UF-/ })).toBeVisible();
    await keepsNumbersWhole(page);
  },
);

for (const [address, block, part] of [
  ['/empresas/', '#comparar', 'td'],
  ['/es/', '#planos-com-streaming', 'h3'],
] as const)
  test(
    `Neither a price nor the name of a plan breaks inside a word on ${address} on a narrow phone`,
    inFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await unfold(page, block);
      await expect(page.locator(block).locator(part).filter({ visible: true }).first()).toBeVisible();
      await expect.poll(() => brokenWords(page)).toEqual([]);
    },
  );

test(
  'The prices of an order’s summary stand in one line on a narrow phone in large type',
  inFullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await new PagesVisitor(page).startsAt('confirmacao');
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
    await expect(page.locator('dd', { hasText: '/mês' }).first()).toBeVisible();
    expect(await brokenWords(page)).not.toContain('mês');
  },
);

/** Opens what a phone shows on demand; a wide screen shows it anyway. */
async function unfold(page: Page, ...blocks: readonly string[]): Promise<void> {
  for (const block of blocks) {
    const line = page.locator(`${block} .phone-fold:not([open]) > summary`);
    if (await line.isVisible()) await line.click();
  }
}
