import type { Page } from '@playwright/test';

/** One of the pages that are measured, and how a visitor gets through it. */
export interface Candidate {
  name: string;
  url: string;
  /** From the first question to the one that `steps` begin with. */
  begin: (page: Page) => Promise<void>;
  /** Questions whose next one waits for no reply, in order: what is asked, what is answered, what comes next. */
  steps: readonly { asked: string; answer: string; next: string }[];
}

const patience = { timeout: 20_000 };

/** Waits until the composer asks for it, writes the answer and sends it. */
export async function answer(page: Page, asked: string, text: string): Promise<void> {
  const input = page.locator(`form[data-starts] input[name="${asked}"]`);
  await input.waitFor({ state: 'visible', ...patience });
  await input.focus(patience);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

export const isAsked = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => {
      const input = document.activeElement;
      return input instanceof HTMLInputElement && input.name === wanted && input.closest('[data-starts]');
    },
    name,
    patience,
  );
