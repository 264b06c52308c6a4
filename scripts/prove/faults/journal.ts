import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import * as z from 'zod/mini';

const entry = z.object({
  /** `asked` before a call that erases leaves; `acknowledged` when the answer of any call has arrived. */
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
  /** Everything that was noted, as the file says it. */
  read(): JournalEntry[];
  close(): void;
}

/** What clients were told, on the disk before they go on: it outlives whatever the server forgets. */
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
