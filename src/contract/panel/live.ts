/** What changes under the eyes of an operator. Each has a version of its own, and a change raises it. */
const liveTopics = ['calls', 'reviews', 'no-coverage', 'words', 'visits', 'imports'] as const;

export type LiveTopic = (typeof liveTopics)[number];
