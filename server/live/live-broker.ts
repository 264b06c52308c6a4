import type { Database } from '../database/database.ts';
import { type TopicVersions, topicVersions } from './live-topics.ts';

type Listener = (versions: TopicVersions) => void;

export type LiveBroker = ReturnType<typeof createLiveBroker>;

/** Distributes changes of the database to all listeners of this process, with one shared query. */
export function createLiveBroker(database: Database, failed: (error: unknown) => void) {
  const listeners = new Set<Listener>();
  let stopWatching: (() => void) | undefined;
  let told: TopicVersions | undefined;
  let looking = false;
  let again = false;

  const look = async () => {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    try {
      do {
        again = false;
        const versions = await database.read(topicVersions);
        if (told !== undefined && sameVersions(told, versions)) continue;
        told = versions;
        for (const listener of listeners) listener(versions);
      } while (again);
    } catch (error) {
      // The next change or listener retries.
      failed(error);
    } finally {
      looking = false;
    }
  };

  const stop = () => {
    stopWatching?.();
    stopWatching = undefined;
    told = undefined;
  };

  return {
    /** Calls the listener with the current versions and after each change. Returns the unsubscribe function. */
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      // Watches only while there are listeners.
      stopWatching ??= database.watch(() => void look());
      if (told === undefined) void look();
      else listener(told);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    close: (): void => {
      listeners.clear();
      stop();
    },
  };
}

const sameVersions = (one: TopicVersions, other: TopicVersions): boolean =>
  one.size === other.size && [...one].every(([topic, version]) => other.get(topic) === version);
