import { readFileSync } from 'node:fs';

/** What a process has used of the processor so far; from the system itself, in its ticks of a hundredth of a second. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
