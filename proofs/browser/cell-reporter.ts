import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints each result and the totals. */
export default class CellReporter implements Reporter {
  #held = 0;
  #broken = 0;

  onTestEnd(test: TestCase, { annotations, status, duration, error }: TestResult): void {
    const isWhole = status === 'passed';
    console.log(`${isWhole ? 'ok    ' : 'BROKEN'} ${test.title} (${(duration / 1000).toFixed(1)} s)`);
    for (const { type, description = '' } of annotations) {
      const [what = '', saw = ''] = description.split('|');
      if (type !== 'held' && type !== 'broken') continue;
      if (type === 'held') this.#held += 1;
      else this.#broken += 1;
      console.log(`  ${type === 'held' ? 'ok    ' : 'broken'} ${what.padEnd(26)} ${saw}`);
    }
    if (isWhole) return;
    this.#broken += 1;
    console.log(`  ${(error?.message ?? status).replaceAll('\n', '\n  ')}`);
  }

  onError({ message }: { message?: string }): void {
    this.#broken += 1;
    console.log(message);
  }

  onEnd({ duration }: FullResult): void {
    console.log(`${this.#held} cells held, ${this.#broken} broken, ${(duration / 1000).toFixed(0)} s`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
