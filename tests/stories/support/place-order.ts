import { expect, type Page } from '@playwright/test';
import { doneWords } from '../../../src/content/screens/done.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { PagesVisitor } from './pages-visitor.ts';
import type { Given } from './sandbox.ts';

/** Orders in this browser, with what is given in place of Ana's answers. Resolves with the order's number. */
export async function placeOrder(page: Page, given: Partial<Record<StepId, Given>> = {}): Promise<string> {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('confirmacao', given);
  await page.locator('[name="accept_information"]').check();
  await visitor.submit();
  await expect(page.getByRole('link', { name: doneWords.follow.text })).toBeVisible();
  return (
    (await page
      .getByText(/^UF-[0-9A-Z]{11}$/)
      .first()
      .textContent()) ?? ''
  );
}
