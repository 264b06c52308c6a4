import type { Page } from '@playwright/test';

declare global {
  interface Window {
    seen: { question: string; bubbles: number }[];
    said: string[];
    lostFocus: string[];
  }
}

/** Notes, frame by frame from the first one on, what question stands there visibly and how long the conversation is. */
export async function watchQuestions(page: Page) {
  await page.addInitScript(() => {
    window.seen = [];
    const look = () => {
      const asks = document.querySelector('[data-asks]');
      const question = asks?.checkVisibility({ visibilityProperty: true }) ? (asks.textContent ?? '') : '';
      const bubbles = document.querySelectorAll('[aria-label="Conversa"] > ol > li').length;
      if (question !== '') window.seen.push({ question, bubbles });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => window.seen);
}

/** Notes what a screen reader is told politely, and when the focus falls out of the page. */
export async function listenAsScreenReader(page: Page) {
  await page.addInitScript(() => {
    window.said = [];
    window.lostFocus = [];
    let last = '';
    const listen = () => {
      const text = document.querySelector('main [aria-live="polite"][aria-atomic]')?.textContent ?? '';
      if (text !== last && text !== '') window.said.push(text);
      last = text;
    };
    let hadFocus = false;
    const look = () => {
      const isLost = document.activeElement === document.body;
      if (isLost && hadFocus) window.lostFocus.push(location.hash);
      hadFocus = !isLost;
      requestAnimationFrame(look);
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    requestAnimationFrame(look);
  });
  return {
    said: () => page.evaluate(() => window.said),
    lostFocus: () => page.evaluate(() => window.lostFocus),
  };
}
