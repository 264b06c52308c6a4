import { eachFaceInFullRun } from '../support/each-face.ts';
import { latestCode } from '../support/outbox.ts';
import { checkAccessibility, expect } from '../support/story.ts';

async function codeFor(email: string): Promise<string> {
  await expect.poll(() => latestCode(email)).not.toBeNull();
  return (await latestCode(email)) ?? '';
}

eachFaceInFullRun(
  'The collaborators’ offer opens only after the code that was sent; a wrong one is refused at its question',
  async ({ page, visit }) => {
    const visitor = visit(page, '/oferta-colaborador');
    // Each face has an e-mail of its own, so that nobody reads the code of another.
    const email = `${visitor.constructor.name}@timbrasil.com.br`.toLowerCase();
    await visitor.begin('');
    await visitor.isAsked('email');
    await checkAccessibility(page);
    await visitor.give('email', { email });
    await visitor.isAsked('confirmacao-colaborador');
    await checkAccessibility(page);
    const code = await codeFor(email);
    await visitor.give('confirmacao-colaborador', { code: code === '000000' ? '111111' : '000000' });
    await visitor.isTold('code', 'Este código não confere.');
    await checkAccessibility(page);
    await visitor.give('confirmacao-colaborador', { code });
    await visitor.isAsked('cep');
  },
);
