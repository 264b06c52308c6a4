import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';

/** The words of each sheet, as the page goes to the printer. */
export async function printedSheets(page: Page): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  return text;
}
