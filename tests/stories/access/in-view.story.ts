import type { Locator, Page } from '@playwright/test';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { quizWords } from '../../../src/content/screens/quiz.ts';
import { answerQuiz } from '../support/answer-quiz.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana, documents } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** How far a control reaches over the top of the fixed button. */
async function reachUnderButton(page: Page, control: Locator): Promise<number> {
  const button = await page.locator('main form [type="submit"]').boundingBox();
  const box = await control.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0) - (button?.y ?? 0);
}

test('On the smallest screen the plans open with their question and the focused plan in view, and a reloaded review names the bank', async ({
  page,
}) => {
  const visitor = new PagesVisitor(page);
  await visitor.begin('');
  await visitor.give('cep', ana('cep'));
  await visitor.give('nr-imovel', ana('nr-imovel'));
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => reachUnderButton(page, page.getByRole('radio').first())).toBeLessThan(0);
  await visitor.startsAt('ativar-debito');
  await visitor.give('ativar-debito', { direct_debit: 'true' });
  await visitor.give('conta-debito', { bank: '341', agency: '1234', account_number: '12345-1' });
  await visitor.isAsked('data-instalacao');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await visitor.give('data-instalacao', ana('data-instalacao'));
  await visitor.isAsked('confirmacao');
  await page.reload();
  await visitor.isAsked('confirmacao');
  await expect(page.getByText(/^341 .*Itaú/)).toBeVisible();
});

test('A question reloaded after an error is in view on the smallest screen', inFullRun, async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('telefone');
  await visitor.give('telefone', { phone: '(11) 3333' });
  await expect(visitor.input('phone')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await visitor.isAsked('telefone');
  await expect(visitor.input('phone')).toBeInViewport();
});

test('The message after a failed quiz is in view on the smallest screen', inFullRun, async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('ativar-debito', { cpf: { cpf: documents.quizzed } });
  await visitor.give('ativar-debito', ana('ativar-debito'));
  await answerQuiz(visitor, false);
  await expect(page.getByText(quizWords.again)).toBeInViewport();
});

test('The fixed button does not cover the message below the due days, and the list of errors stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('data-de-vencimento');
  await visitor.submit();
  const list = page.getByRole('group', { name: /^Falta corrigir/ });
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport({ ratio: 1 });
  const message = page.getByRole('radiogroup').getByText(fieldErrors.dueDate);
  const top = async () => (await page.getByRole('button', { name: 'Continuar' }).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await message.boundingBox();
      return box !== null && box.y + box.height <= (await top());
    })
    .toBe(true);
});

/** Labels and inputs of the open form over which its button lies. */
const underButton = (page: Page) =>
  page.locator('main form').evaluate((form) => {
    const action = form.querySelector(':scope > div > [type="submit"]')?.parentElement;
    const { top = 0, bottom = 0 } = action?.getBoundingClientRect() ?? {};
    return Array.from(form.querySelectorAll('label, input, select'))
      .filter((control) => control.checkVisibility() && !action?.contains(control))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.bottom > top + 1 && box.top < Math.min(bottom, innerHeight);
      })
      .map((control) => control.outerHTML);
  });

test('No answer of the quiz lies under its button, and each empty press brings the message into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('ativar-debito', { cpf: { cpf: documents.quizzed } });
  await visitor.give('ativar-debito', ana('ativar-debito'));
  const answers = page.getByRole('radiogroup');
  await expect(answers).toBeVisible();
  await expect.poll(() => underButton(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 480 });
  for (const _press of ['first', 'second']) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(answers.getByText(quizWords.missing)).toBeInViewport({ ratio: 1 });
    await expect(answers.getByRole('radio').first()).toBeFocused();
  }
});

test('The button lies over no field of a window that is low for the size of its text', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.begin();
  await visitor.isAsked('cep');
  for (const [width, height, size] of [
    [320, 256, '100%'],
    [320, 360, '100%'],
    [640, 400, '200%'],
    [390, 844, '200%'],
  ] as const)
    await test.step(`${width} x ${height} at ${size}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        scrollTo(0, 0);
      }, size);
      await expect.poll(() => underButton(page)).toEqual([]);
    });
});

test('A tapped field that the button half covers is scrolled clear of it', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('ativar-debito');
  await visitor.give('ativar-debito', { direct_debit: 'true' });
  await visitor.isAsked('conta-debito');
  await page.locator('h1').focus();
  await page.evaluate(() => scrollTo(0, 0));
  const field = visitor.input('agency');
  const box = await field.boundingBox();
  const button = await page.locator('main form > div:has(> [type="submit"])').boundingBox();
  const [top, half] = [box?.y ?? Number.NaN, (box?.height ?? Number.NaN) / 2];
  await page.setViewportSize({ width: 320, height: Math.round(top + half + (button?.height ?? Number.NaN)) });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await underButton(page)).not.toEqual([]);
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  await page.mouse.click(x + half, y + half / 4);
  await expect(field).toBeFocused();
  await expect.poll(() => reachUnderButton(page, field)).toBeLessThan(0);
});

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const)
  test(`A plan chosen by keyboard stays in view at ${width} px, after a refusal as well`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/422/);
    await page.setViewportSize({ width, height });
    const visitor = new PagesVisitor(page);
    await visitor.begin('');
    await visitor.giveAll(['cep', 'nr-imovel']);
    await visitor.isAsked('planos');
    const radios = visitor.input('idPlan');
    await radios.first().focus();
    for (let plan = 1; plan < (await radios.count()); plan++) await page.keyboard.press('ArrowDown');
    await expect(radios.last()).toBeChecked();
    const card = page.locator('[data-plan]').last();
    await expect(card.getByRole('button', { name: planWords.want })).toBeInViewport({ ratio: 1 });
    const chosen = page.locator('main form > div > p:not([data-starter-note])');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(chosen).toBeInViewport({ ratio: 1 });

    const message = 'Este plano acabou de sair de linha.';
    await page.route('**/api/lead-v2/*/plan', (route) => route.fulfill({ status: 422, json: { message } }));
    await card.getByRole('button', { name: planWords.want }).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeInViewport({ ratio: 1 });
    await visitor.isAsked('planos');
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });

/** Nothing lies over its lower edge. */
const isUncovered = (field: Locator) =>
  field.evaluate((input) => {
    const { left, bottom, width } = input.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, bottom - 4) === input;
  });

for (const [Face, name] of [
  [PagesVisitor, 'name'],
  [ConversationVisitor, 'email'],
] as const)
  test(`A field stays in view while the phone is turned and turned back, seen by a ${Face.name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const visitor = new Face(page);
    await visitor.startsAt('nome');
    const field = visitor.input(name);
    await field.focus();
    for (const [width, height] of [
      [844, 390],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(field).toBeFocused();
      await expect.poll(() => isUncovered(field)).toBe(true);
    }
  });
