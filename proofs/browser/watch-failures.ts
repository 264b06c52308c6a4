import { expect, type Page } from '@playwright/test';
import { frame } from '../../src/content/screens/frame.ts';
import { unsavedWords } from '../../src/content/screens/unsaved.ts';
import { payment } from '../../src/content/steps/payment.ts';
import type { Fault } from './faults.ts';
import type { FaultyLine } from './faulty-line.ts';
import { listCalls } from './visitor-calls.ts';

/** Polling interval in milliseconds. */
const pace = 100;

/** Watches a page whose calls fail: reads the failure text, repairs the line and retries. */
export function watchFailures(page: Page, line: FaultyLine, fault: Fault) {
  const seen = new Set<string>();
  let isOver = false;

  const isShown = (sentence: string): Promise<boolean> =>
    page
      .getByText(sentence)
      .filter({ visible: true })
      .first()
      .isVisible()
      .catch(() => false);

  /** The failure text has to appear at its own place; while the server is down, any place is valid. */
  async function sentenceFor(name: string, wanted: string | null): Promise<string | null> {
    if (fault.spoil === 'goes-down' && (await isShown(frame.offline.title))) return frame.offline.title;
    if (wanted === null || !(await isShown(wanted))) return null;
    const isOfOne = fault.spoil !== 'goes-down';
    return isOfOne && listCalls.has(name) !== (await isShown(payment.listFailed)) ? null : wanted;
  }

  async function tryAgain(): Promise<void> {
    const button = page.getByRole('button', { name: frame.tryAgain }).first();
    const answer = page.locator('[aria-invalid="true"]').first();
    const sending = page.locator('main form [type="submit"]').first();
    await expect(button.or(answer).or(sending).first()).toBeVisible({ timeout: 1000 });
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    else if (await answer.isVisible()) await answer.press('Enter', { timeout: 1000 });
    else await sending.click({ timeout: 1000 });
  }

  async function look(): Promise<void> {
    for (const [name, { endpoint }] of line.failing) {
      const sentence = await sentenceFor(name, fault.says(endpoint));
      if (sentence === null) continue;
      seen.add(name);
      await line.amend(name);
      // Background saves are retried automatically.
      if (await isShown(unsavedWords.title)) return;
      await tryAgain().catch(() => undefined);
      return;
    }
  }

  const watching = (async () => {
    while (!isOver && !page.isClosed()) {
      await look();
      await new Promise((next) => setTimeout(next, pace));
    }
  })();

  return {
    seen: seen as ReadonlySet<string>,
    close: async (): Promise<void> => {
      isOver = true;
      await watching;
    },
  };
}
