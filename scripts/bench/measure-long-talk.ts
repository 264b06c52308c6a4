import type { Browser } from '@playwright/test';
import { type Candidate, isAsked, steps } from './candidates.ts';
import { noDelay, openPage } from './open-page.ts';

export type LongTalk = Awaited<ReturnType<typeof measureLongTalk>>;

const bubbles = 60;
const words = 'tem fidelidade ou posso cancelar?';

/** The longest frame while a transcript of sixty bubbles is scrolled, and while one writes under it. */
export async function measureLongTalk(browser: Browser, candidate: Candidate) {
  const { page, close } = await openPage(browser, { network: noDelay, slowdown: 4 });
  try {
    await page.goto(candidate.url, { waitUntil: 'networkidle' });
    await candidate.begin(page);
    await isAsked(page, steps[0].asked);
    await page.evaluate(lengthenTranscript, bubbles);
    const longestFrame = async (act: () => Promise<void>) => {
      const frames = await page.evaluateHandle(watchFrames);
      await act();
      return frames.evaluate((watched) => watched.end());
    };
    const scrolling = await longestFrame(() => page.evaluate(scrollThrough, 40));
    const typing = await longestFrame(async () => {
      for (const key of words) await page.keyboard.type(key, { delay: 20 });
    });
    return { scrolling, typing };
  } finally {
    await close();
  }
}

function watchFrames() {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const end = () => {
    isOver = true;
    return longest;
  };
  return { end };
}

async function scrollThrough(frames: number): Promise<void> {
  const step = document.documentElement.scrollHeight / frames;
  for (let place = 0; place <= frames; place++) {
    scrollTo({ top: place * step, behavior: 'instant' });
    await new Promise((resume) => requestAnimationFrame(resume));
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
