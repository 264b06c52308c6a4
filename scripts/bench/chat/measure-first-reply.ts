import type { Browser } from '@playwright/test';
import { openPage, slowLine } from './open-page.ts';

/** Milliseconds from Enter to the painted reply of the first words of one's own, said all at once on an idle page. */
export async function measureFirstReply(browser: Browser, url: string, says: string): Promise<number> {
  await using opened = await openPage(browser, slowLine);
  const { page } = opened;
  await page.goto(url, { waitUntil: 'networkidle' });
  const measured = page.evaluate(untilReplied, says);
  // The observer has to be active before the key press.
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)));
  await page.locator('form[data-starts] input').fill(says);
  await page.keyboard.press('Enter');
  return await measured;
}

/** Runs in the page: measures from the next Enter until a bubble of the shop stands below the words. */
function untilReplied(says: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`'${says}' had no reply.`)), 30_000);
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - pressed);
    const look = () => {
      const said = [...document.querySelectorAll('li')].find(({ textContent }) => textContent.includes(says));
      // What is still open stands last; what waits to be read stands open, too.
      const isReplied = said?.matches(':has(+ li:not([data-open]))') ?? false;
      requestAnimationFrame(isReplied ? () => channel.port2.postMessage(null) : look);
    };
    look();
  });
}
