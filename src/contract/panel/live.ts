import * as z from 'zod/mini';

/** What changes under the eyes of an operator. Each has a version of its own, and a change raises it. */
const liveTopics = ['calls', 'reviews', 'no-coverage', 'words', 'visits', 'imports', 'sessions'] as const;

export type LiveTopic = (typeof liveTopics)[number];

/** Server-sent events, and no call: it stays open. */
export const liveAddress = '/api/panel/live';

/** What a newer server tells of and this page does not know is left out. */
export const liveEvent = z.object({ topics: z.array(z.string()) });
