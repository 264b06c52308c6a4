import type { Browser } from '@playwright/test';
import { type Candidate, isAsked, steps } from './candidates.ts';
import { watchPage } from './in-page.ts';
import { noDelay, openPage } from './open-page.ts';

export interface LongTalk {
  scrolling: number;
  typing: number;
}

const bubbles = 60;
const words = 'tem fidelidade ou posso cancelar?';

/** The longest frame while a transcript of sixty bubbles is scrolled, and while one writes under it. */
export async function measureLongTalk(browser: Browser, candidate: Candidate): Promise<LongTalk> {
  const { page, close } = await openPage(browser, { network: noDelay, slowdown: 4 });
  try {
    await page.addInitScript(watchPage, { early: false });
    await page.goto(candidate.url, { waitUntil: 'networkidle' });
    await candidate.begin(page);
    await isAsked(page, steps[0].asked);
    await page.evaluate(lengthenTranscript, bubbles);
    const scrolling = await page.evaluate(async () => {
      const step = document.documentElement.scrollHeight / 40;
      const frame = () => new Promise((resume) => requestAnimationFrame(resume));
      return window.watch.longestFrame(async () => {
        for (let place = 0; place <= 40; place++) {
          scrollTo({ top: place * step, behavior: 'instant' });
          await frame();
        }
      });
    });
    const typing = page.evaluate(
      (length) =>
        window.watch.longestFrame(
          () =>
            new Promise((resume) => {
              let keys = 0;
              setTimeout(resume, 15_000);
              addEventListener('keyup', () => ++keys === length && resume());
            }),
        ),
      words.length,
    );
    await page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)));
    for (const key of words) await page.keyboard.type(key, { delay: 20 });
    return { scrolling, typing: await typing };
  } finally {
    await close();
  }
}

/** The same bubbles again in front: no order is long enough, and the comparison stays fair. */
function lengthenTranscript(wanted: number): void {
  const list = document.querySelector('main ol');
  const known = [...(list?.children ?? [])];
  for (let count = known.length; count < wanted; count++) {
    const copy = known[count % known.length]?.cloneNode(true);
    if (copy) list?.insertBefore(copy, list.firstChild);
  }
}
