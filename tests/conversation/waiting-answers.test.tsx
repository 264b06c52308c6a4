import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { gapWords } from '../../src/content/conversation/gaps.ts';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { wishWords } from '../../src/content/conversation/wishes.ts';
import { inputWarningWords } from '../../src/content/screens/input-warnings.ts';
import { preloadConversation } from './render-conversation.tsx';
import { begun, click, list, located, proposed, say, valuesOf } from './visitor.ts';

beforeAll(preloadConversation);

describe('a message whose answers wait for a yes', () => {
  it('with a doubtful e-mail can be taken as it was written, with all that waits', async () => {
    const page = await located();
    for (const said of ['Ana Souza', '11 98765-4321', 'ana@gmial.com']) await say(said);
    expect(proposed()).toContain(inputWarningWords.email('ana@gmail.com'));
    await click('button', inputWarningWords.take('ana@gmial.com'));
    expect(valuesOf(page)).toMatchObject({ name: 'Ana Souza', phone: '11987654321', email: 'ana@gmial.com' });
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });

  it('with a doubtful e-mail taken as it was written keeps the part of another answer', async () => {
    await located();
    await say('Ana, ana@gmial.com');
    await click('button', inputWarningWords.take('ana@gmial.com'));
    expect(list().getAllByText(new RegExp(gapWords.surname('Ana').replace('?', '')))).toBeTruthy();
  });

  it('is shown as written, and a secret value behind it only where it is asked about', async () => {
    await located();
    await say('acho que é Ana Souza, 11 98765-4321 e minha mãe é Vera Lima');
    await say('o nome da mãe está errado');
    expect(document.body.textContent).toContain('o nome da mãe está errado');
    expect(proposed()).not.toContain('Vera');
    expect(list().queryAllByText(/Vera/)).toHaveLength(0);
  });
});

it('a sensitive answer that was just typed waits in clear, and can be hidden', async () => {
  await located();
  await say('acho que meu nome é Ana Souza e nasci em 14/08/1979');
  const revealed = () => screen.queryByText('14/08/1979');
  expect(revealed()).toBeTruthy();
  // What is read aloud hides nothing that is shown.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Ana Souza.*14\/08\/1979/);
  await click('button', /^ocultar: /);
  expect(revealed()).toBeNull();
  await click('button', /^mostrar: /);
  expect(revealed()).toBeTruthy();
});

it('the offer of another kind of order stays at its question when the question is answered', async () => {
  const page = await begun();
  await say('sou empresa');
  await say('01310100');
  expect(page.route()).toBe('/checkout/nr-imovel/');
  expect(screen.getByText(wishWords.changes.company)).toBeTruthy();
  const way = screen.getByRole('link', { name: sideQuestionWords.leave.yes });
  expect(way.getAttribute('href')).toContain('/empresas/');
});

it('the offer of another kind of order is shown once, even after a no', async () => {
  await begun();
  await say('sou empresa');
  expect(screen.getAllByText('sou empresa')).toHaveLength(1);
  await click('button', sideQuestionWords.leave.no);
  expect(screen.getByText(sideQuestionWords.again)).toBeTruthy();
  expect(screen.getAllByText('sou empresa')).toHaveLength(1);
});
