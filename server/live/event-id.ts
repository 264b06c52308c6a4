import type { TopicVersions } from './live-topics.ts';

/** Encodes the versions as an event id, so that a reconnecting client receives only what changed meanwhile. */
export const eventIdOf = (versions: TopicVersions): string =>
  [...versions]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([topic, version]) => `${topic}=${version}`)
    .join('&');

/** Returns an empty map for an unreadable id. */
export function versionsIn(eventId: string): TopicVersions {
  const pairs = eventId.split('&').flatMap((pair) => {
    const [, topic = '', version = ''] = /^([a-z-]{1,40})=(\d{1,15})$/.exec(pair) ?? [];
    return topic === '' ? [] : [[topic, Number(version)] as const];
  });
  return new Map(pairs);
}

export const topicsChanged = (from: TopicVersions, to: TopicVersions): string[] =>
  [...to].filter(([topic, version]) => from.get(topic) !== version).map(([topic]) => topic);
