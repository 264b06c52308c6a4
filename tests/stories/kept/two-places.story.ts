import type { Page } from '@playwright/test';
import { eachFace, eachFaceInFullRun } from '../support/each-face.ts';
import { ana } from '../support/sandbox.ts';
import { checkAccessibility, expect } from '../support/story.ts';

const saved = (page: Page, step: string) =>
  page.waitForResponse((response) => new RegExp(`/api/lead-v2/[^/]+/${step}$`).test(response.url()));

for (const [choice, kept, tell] of [
  ['Usar as mais recentes', '1990', eachFace],
  ['Ficar com as desta página', '1991', eachFaceInFullRun],
] as const)
  tell(
    `Two tabs answer one order: '${choice}' keeps what it says`,
    async ({ page, context, expectNoise, visitor, visit }) => {
      expectNoise(/412/);
      await visitor.startsAt('confirmacao', { 'data-nascimento': { birth_date: '11/03/1989' } });
      await visitor.goTo('data-nascimento');
      await visitor.isAsked('data-nascimento');
      const other = visit(await context.newPage());
      await other.begin('');
      await other.page.getByRole('button', { name: 'Continuar o pedido' }).click();
      await other.isAsked('confirmacao');
      await other.goTo('data-nascimento');
      const birthDateSaved = saved(other.page, 'birthDate');
      await other.give('data-nascimento', ana('data-nascimento'));
      await birthDateSaved;
      await page.bringToFront();

      await visitor.give('data-nascimento', { birth_date: '13/03/1991' });
      const dialog = page.getByRole('dialog', { name: 'Este pedido mudou em outro lugar' });
      await expect(dialog).toBeVisible();
      await checkAccessibility(page);
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toBeHidden();
      await visitor.isAsked('confirmacao');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      await expect(page.locator('main')).toContainText(`**/**/${kept}`);
    },
  );

eachFaceInFullRun(
  'A tab left behind by an order that another tab made leads to that order, or to a new one',
  async ({ context, expectNoise, visitor, visit }) => {
    expectNoise(/409/);
    await visitor.startsAt('confirmacao');
    const old = visit(await context.newPage());
    await old.begin('');
    await old.page.getByRole('button', { name: 'Continuar o pedido' }).click();
    await old.isAsked('confirmacao');
    await old.goTo('data-nascimento');
    await old.isAsked('data-nascimento');
    await visitor.give('confirmacao', ana('confirmacao'));
    await visitor.isAt('/pedido-realizado/');

    await old.page.bringToFront();
    await old.give('data-nascimento', { birth_date: '11/03/1989' });
    await expect(old.page.getByRole('link', { name: 'Acompanhar meu pedido' })).toHaveAttribute(
      'href',
      '/pedido/',
    );
    await checkAccessibility(old.page);
    await old.page.getByRole('button', { name: 'Começar um novo pedido' }).click();
    await old.isAsked('cep');
    await expect(old.input('cep')).toHaveValue('');
  },
);
