import type { TopicVersions } from './live-topics.ts';

/** The versions as the id of an event, so that whoever comes back hears what changed meanwhile, and nothing twice. */
export const eventIdOf = (versions: TopicVersions): string =>
  [...versions]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([topic, version]) => `${topic}=${version}`)
    .join('&');

/** What cannot be read says that nothing is known. */
export function versionsIn(eventId: string): TopicVersions {
  const pairs = eventId.split('&').flatMap((pair) => {
    const [, topic = '', version = ''] = /^([a-z-]{1,40})=(\d{1,15})$/.exec(pair) ?? [];
    return topic === '' ? [] : [[topic, Number(version)] as const];
  });
  return new Map(pairs);
}

export const topicsChanged = (from: TopicVersions, to: TopicVersions): string[] =>
  [...to].filter(([topic, version]) => from.get(topic) !== version).map(([topic]) => topic);
