import { expect } from './story.ts';
import type { Visitor } from './visitor.ts';

/** Chooses, question by question, an answer that is right or one that is not. */
export async function answerQuiz(
  visitor: Visitor,
  isRight: boolean,
  right = /^(Maria|1990|Bela Vista)$/,
): Promise<void> {
  for (const position of ['1 de 3', '2 de 3', '3 de 3']) {
    await expect(visitor.page.locator('main')).toContainText(position);
    const choices = visitor.page.locator('main fieldset:visible label');
    const fitting = choices.filter(isRight ? { hasText: right } : { hasNotText: right });
    await visitor.choose(fitting.first());
  }
}
