import { expect, it } from 'vitest';
import { adviceFor } from '../../../src/api/call-result.ts';
import { networkText } from '../../../src/api/network-text.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { loadFailure } from '../../../src/sagas/load-failure.ts';

it.each([
  ['gone with its release', 404, frame.outdated.title, 'server'],
  ['not sent', 503, networkText, 'connection'],
])('a call whose code is %s says so and what helps', (_, cause, message, advice) => {
  const { failure } = loadFailure(new Error('file', { cause }));
  expect(failure.message).toBe(message);
  expect(adviceFor(failure)).toEqual({ advice });
});
