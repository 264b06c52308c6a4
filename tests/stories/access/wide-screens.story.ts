import type { Page } from '@playwright/test';
import { formatMonthly } from '../../../src/brazil/money.ts';
import { panelWords } from '../../../src/content/conversation/panels.ts';
import { summaryWords } from '../../../src/content/conversation/summary.ts';
import { doneWords } from '../../../src/content/screens/done.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { reviewWords } from '../../../src/content/screens/review.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { eachFace } from '../support/each-face.ts';
import { hold } from '../support/hold.ts';
import { onSale } from '../support/on-sale.ts';
import { checkAccessibility, expect } from '../support/story.ts';

const { title, open } = summaryWords;

/** Plans stand beside each other, and nobody has to scroll sideways to any of them. */
async function isPlanGrid(page: Page): Promise<boolean> {
  const column = await page.locator('main').boundingBox();
  const places = await page.getByRole('button', { name: planWords.want }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y } = button.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );
  const [from, to] = [column?.x ?? 0, (column?.x ?? 0) + (column?.width ?? 0)];
  const isInColumn = places.every(({ x }) => x >= from && x <= to);
  return isInColumn && new Set(places.map(({ y }) => y)).size < places.length;
}

eachFace('On a wide screen the summary stands beside the question', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const column = async () => {
    const box = await page.locator('main').boundingBox();
    return { x: box?.x, width: box?.width };
  };
  const letCome = await hold(page, /SummaryBeside/);
  await visitor.startsAt('cpf', {}, '?s=d600b');
  const before = await column();
  letCome();
  const summary = page.getByRole('complementary', { name: title });
  for (const told of [
    onSale('d600b').plan,
    formatMonthly(onSale('d600b').price_with_dacc),
    panelWords.summary.holds,
  ])
    await expect(summary).toContainText(told);
  await expect(page.getByRole('button', { name: open })).toBeHidden();
  if (visitor instanceof ConversationVisitor) {
    await visitor.say(open);
    await expect(summary).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await column()).toEqual(before);
  await checkAccessibility(page);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(summary).toBeInViewport();
  await summary.getByRole('link', { name: 'Alterar: CEP' }).click();
  await visitor.isAsked('cep');

  // From the first width at which the summary stands beside them, plans stand in a grid.
  await visitor.comesFor('/consultar-cobertura/').goTo('com-cobertura');
  await expect(page.locator('input[name="idPlan"]').first()).toBeAttached();
  for (const [width, isBeside] of [
    [1024, true],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('complementary')).toBeVisible({ visible: isBeside });
    await expect.poll(() => isPlanGrid(page)).toBe(isBeside);
  }
});

eachFace(
  'On a wide screen the review and the order use the room of the summary',
  async ({ page, visitor }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visitor.startsAt('confirmacao');
    const standBeside = async (one: string, other: string) => {
      const [left, right] = await Promise.all(
        [one, other].map((name) => page.getByRole('heading', { name, exact: true }).boundingBox()),
      );
      return left && right ? right.x > left.x + left.width : false;
    };
    await expect.poll(() => standBeside(onSale('d600b').plan, reviewWords.person)).toBe(true);
    await expect(page.getByRole('complementary')).toHaveCount(0);

    await visitor.give('confirmacao', { accept_information: true });
    await expect(page.getByRole('link', { name: doneWords.follow.text })).toBeVisible();
    await expect.poll(() => standBeside(doneWords.next, doneWords.summary)).toBe(true);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  },
);
