import { expect, type Page } from '@playwright/test';
import { frame } from '../../../src/content/screens/frame.ts';
import { unsavedWords } from '../../../src/content/screens/unsaved.ts';
import { payment } from '../../../src/content/steps/payment.ts';
import type { Fault } from './faults.ts';
import type { FaultyLine } from './faulty-line.ts';
import { listCalls } from './visitor-calls.ts';

/** Milliseconds between two looks at the page. */
const pace = 100;

/**
 * The eyes of a visitor whose calls fail: sees the sentence of a failure, mends the line, and tries again where the page
 * offers it. Ends with the page's story.
 */
export function watchFailures(page: Page, line: FaultyLine, fault: Fault) {
  const seen = new Map<string, string>();
  let isOver = false;

  const isShown = (sentence: string): Promise<boolean> =>
    page
      .getByText(sentence)
      .filter({ visible: true })
      .first()
      .isVisible()
      .catch(() => false);

  /** A failure has to stand where its own is told; with the whole server gone, any tells of it. */
  async function sentenceFor(name: string, wanted: string | null): Promise<string | null> {
    if (fault.spoil === 'goes-down' && (await isShown(frame.offline.title))) return frame.offline.title;
    if (wanted === null || !(await isShown(wanted))) return null;
    const isOfOne = fault.spoil !== 'goes-down';
    return isOfOne && listCalls.has(name) !== (await isShown(payment.listFailed)) ? null : wanted;
  }

  /** By the button, or where an answer is to be looked at again, by sending it as it stands. */
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
      seen.set(name, sentence);
      await line.mend(name);
      // What was not saved behind the visitor goes out again by itself, while they answer on.
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
    /** What was read of each call that failed. */
    seen: seen as ReadonlyMap<string, string>,
    close: async (): Promise<void> => {
      isOver = true;
      await watching;
    },
  };
}
