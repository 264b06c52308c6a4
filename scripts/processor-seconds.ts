import { readFileSync } from 'node:fs';

/** CPU time of a process from /proc, in ticks of 10 ms. */
export function processorSeconds({ pid }: { readonly pid?: number | undefined }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
