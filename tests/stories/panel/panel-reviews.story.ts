import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { fits, phone } from '../support/panel-screen.ts';
import { ana, reviewed } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test(
  'A manager’s decision on a refused order reaches the visitor, whatever it is',
  inFullRun,
  async ({ page, browser, expectNoise }) => {
    expectNoise(/409/);
    const name = 'Rita Vaz Melo';
    const visitor = new PagesVisitor(page);
    const asksForReview = async () => {
      await visitor.isAt('/checkout/validacao/erro1/');
      await page.getByRole('button', { name: 'Pedir revisão' }).click();
      await expect(page.getByText('Revisão pedida.', { exact: false })).toBeVisible();
    };
    await visitor.startsAt('ativar-debito', { nome: { name }, cpf: { cpf: reviewed } });
    await visitor.give('ativar-debito', ana('ativar-debito'));
    await asksForReview();

    const manager = await (await browser.newContext({ viewport: phone })).newPage();
    await worksAs(manager, 'manager', 'Célia Brito', 'filas?fila=reviews');
    const review = manager.getByRole('article', { name: name.split(' ')[0] ?? name });
    const decide = async (outcome: string, reason: string) => {
      await review.getByRole('combobox', { name: 'Resultado' }).selectOption(outcome);
      const why = review.getByRole('combobox', { name: 'Motivo da decisão' });
      await review.getByRole('button', { name: 'Concluir' }).click();
      await expect(why).toHaveAttribute('aria-invalid', 'true');
      await fits(manager);
      await why.selectOption(reason);
      await review.getByRole('button', { name: 'Concluir' }).click();
      await expect(review).toHaveCount(0);
    };
    await review.getByRole('button', { name: 'Pegar' }).click();
    await expect(review.getByRole('link', { name: /^\(11\) / })).toBeVisible();
    await fits(manager);
    await expect(review.getByText('O que a análise disse')).toBeVisible();
    await expect(review).not.toContainText(reviewed);
    await decide('Pedir os dados de novo', 'Há um dado digitado errado');
    await page.reload();
    await asksForReview();

    await review.getByRole('button', { name: 'Pegar' }).click();
    await expect(review.getByText('Há um dado digitado errado', { exact: false })).toBeVisible();
    await decide('Recusada', 'A recusa da análise se confirma');
    await page.reload();
    await expect(
      page.getByText('Uma pessoa da nossa equipe revisou o seu pedido', { exact: false }),
    ).toBeVisible();

    await expect(page.getByRole('button', { name: 'Pedir revisão' })).toHaveCount(0);

    await manager.getByText('Concluídos', { exact: true }).click();
    await review.getByRole('button', { name: 'Reabrir' }).click();
    await manager.getByText('Comigo', { exact: true }).click();
    await decide('Aprovada', 'Identidade confirmada com o cliente');
    await page.reload();
    await visitor.isAsked('data-instalacao');
  },
);
