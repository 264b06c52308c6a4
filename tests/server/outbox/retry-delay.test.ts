import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiDocument } from '../../../server/app/api-document.ts';
import { maxAttempts, retryDelay, retryHours } from '../../../server/outbox/retry-delay.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { hourMs } from '../../../src/brazil/durations.ts';

it('all attempts fit into the hours that the documents promise', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1, systemRandom));
  expect(delays.reduce((sum, delay) => sum + delay)).toBeLessThanOrEqual(retryHours * hourMs);
  const events = Object.values(apiDocument().webhooks).filter(({ post }) => post.tags.includes('events'));
  expect(events.length).toBeGreaterThan(0);
  for (const { post } of events)
    expect(post.responses.default?.description).toContain(
      `${maxAttempts} attempts within ${retryHours} hours`,
    );
  expect(readFileSync('docs/integrate.md', 'utf8')).toContain(`within ${retryHours} hours`);
});
