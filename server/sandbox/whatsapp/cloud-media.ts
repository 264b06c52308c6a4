import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { type Random, randomId } from '../../protection/random.ts';

interface HeldFile {
  readonly content: Buffer;
  readonly type?: string;
  /** What is told of it, where that is not true. */
  readonly told?: { readonly url?: string; readonly sha256?: string; readonly file_size?: number };
}

/** What the buttons of the phone send. */
const samples = {
  picture: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  voice: 'T2dnUw==',
  document: 'JVBERi0xLjQK',
};

/** An upload as documented, of the types that the shop sends. */
const upload = z.object({
  messaging_product: z.literal('whatsapp'),
  type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  file: z.file().check(z.maxSize(5 * 1024 * 1024)),
});

/** The files of the stand-in, by ids, and by links that end as Meta's do. */
export function cloudMedia(clock: () => Date, random: Random) {
  const files = new Map<string, HeldFile>(
    Object.entries(samples).map(([id, base64]) => [id, { content: Buffer.from(base64, 'base64') }]),
  );
  const links = new Map<string, { readonly id: string; readonly until: number }>();
  let ended = 0;
  const hold = (file: HeldFile): string => {
    const id = randomId(random).replaceAll('-', '');
    files.set(id, file);
    return id;
  };
  return {
    hold,
    /** A file of the shop, and its id. */
    take: async (contentType: string, body: Uint8Array<ArrayBuffer>): Promise<string | undefined> => {
      const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
      const { data } = upload.safeParse(Object.fromEntries(form));
      return data && hold({ content: Buffer.from(await data.file.arrayBuffer()), type: data.type });
    },
    file: (id = ''): HeldFile | undefined => files.get(id),
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
