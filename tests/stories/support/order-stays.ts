import type { Page } from '@playwright/test';
import { checkAccessibility, expect } from './story.ts';

/** The order's number stands, and stands after a reload. */
export async function orderStays(page: Page): Promise<string> {
  const number = page.getByText(/^UF-/).first();
  await expect(number).toBeVisible();
  await checkAccessibility(page);
  const order = (await number.textContent()) ?? '';
  await page.reload();
  await expect(page.getByText(order).first()).toBeVisible();
  return order;
}
