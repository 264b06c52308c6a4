import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import * as z from 'zod/mini';

const entry = z.object({
  /** `asked`: before a call that erases; `acknowledged`: after the response of any call. */
  kind: z.enum(['asked', 'acknowledged']),
  serial: z.int(),
  step: z.string(),
  key: z.string(),
  idLead: z.string(),
  body: z.unknown(),
});

export type JournalEntry = z.output<typeof entry>;

export interface Journal {
  note(entry: JournalEntry): void;
  /** All entries of the file. */
  read(): JournalEntry[];
  close(): void;
}

/** A durable journal of what clients were told, independent of the server. */
export function openJournal(file: string): Journal {
  const handle = openSync(file, 'a');
  return {
    note: (noted) => {
      writeSync(handle, `${JSON.stringify(noted)}\n`);
      if (noted.kind === 'acknowledged') fsyncSync(handle);
    },
    read: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => entry.parse(JSON.parse(line))),
    close: () => closeSync(handle),
  };
}
