import * as z from 'zod/mini';

/** Topics with live updates. Each has a version that rises with every change. */
const liveTopics = [
  'calls',
  'reviews',
  'no-coverage',
  'visits',
  'imports',
  'sessions',
  'conversations',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

/** Server-sent events: the request stays open. */
export const liveAddress = '/api/panel/live';

/** Topics of a newer server that this page does not know are ignored. */
export const liveEvent = z.object({ topics: z.array(z.string()) });
