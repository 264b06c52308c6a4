import { createHash } from 'node:crypto';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { type Random, randomId } from '../../protection/random.ts';

interface HeldFile {
  readonly content: Buffer;
  /** What is told of it, where that is not true. */
  readonly told?: { readonly url?: string; readonly sha256?: string; readonly file_size?: number };
}

/** What the buttons of the phone send. */
const samples = {
  picture: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  voice: 'T2dnUw==',
  document: 'JVBERi0xLjQK',
};

/** The files of the stand-in, by ids, and by links that end as Meta's do. */
export function cloudMedia(clock: () => Date, random: Random) {
  const files = new Map<string, HeldFile>(
    Object.entries(samples).map(([id, base64]) => [id, { content: Buffer.from(base64, 'base64') }]),
  );
  const links = new Map<string, { readonly id: string; readonly until: number }>();
  let ended = 0;
  return {
    /** Takes a file; returns its id. */
    hold: (file: HeldFile): string => {
      const id = randomId(random).replaceAll('-', '');
      files.set(id, file);
      return id;
    },
    link: (id: string, under: string) => {
      const file = files.get(id);
      if (file === undefined) return undefined;
      const name = randomId(random);
      ended -= 1;
      links.set(name, { id, until: ended < 0 ? clock().getTime() + 5 * minuteMs : 0 });
      const sha256 = createHash('sha256').update(file.content).digest('hex');
      return { id, url: `${under}/${name}`, sha256, file_size: file.content.length, ...file.told };
    },
    content: (name: string): Buffer | undefined => {
      const { id = '', until = 0 } = links.get(name) ?? {};
      return until > clock().getTime() ? files.get(id)?.content : undefined;
    },
    /** So many of the next links have ended before they are followed. */
    endLinks: (many: number): void => {
      ended = many;
    },
  };
}
