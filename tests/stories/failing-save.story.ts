import { frame } from '../../src/content/screens/frame.ts';
import { eachFace } from './each-face.ts';
import { checkAccessibility, expect } from './story.ts';
import { listenTo } from './traffic.ts';

eachFace(
  'A save that the server fails is told in its words, and goes out at another try',
  async ({ page, visitor, expectNoise }) => {
    expectNoise(/500/);
    const { timesSaved } = listenTo(page);
    const message = 'Cadastro em manutenção.';
    await page.route('**/api/lead-v2/*/name', (route) => route.fulfill({ status: 500, json: { message } }));
    await visitor.begin();
    await visitor.giveAll(['cep', 'nr-imovel', 'nome', 'telefone', 'email']);
    await visitor.isAsked('data-nascimento');
    const notice = page.getByRole('status').filter({ hasText: frame.unsaved.title });
    await expect(notice).toContainText(message);
    await expect(page.getByText(frame.offline.title)).toHaveCount(0);
    await checkAccessibility(page);

    await page.unroute('**/api/lead-v2/*/name');
    await notice.getByRole('button', { name: frame.tryAgain }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => timesSaved('email')).toBe(1);
    await visitor.giveAll(['data-nascimento']);
    await visitor.isAsked('nome-mae');
  },
);
