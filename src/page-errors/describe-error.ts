import type { PageError } from '../contract/calls/page-errors.ts';
import { errorTypes, maxFrames } from '../contract/page-error-names.ts';

type Described = Pick<PageError, 'type' | 'react' | 'frames'>;

/** A stack line in Chromium (`at name (address:1:2)`), or in Firefox and Safari (`name@address:1:2`). */
const place = /(?:^\s+at .*?|@)(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/;
const builtFile = /\/assets\/([\w-]{1,60}\.js)$/;

/**
 * Class and stack of an error without its message, which may quote personal data. Null if no script of ours is
 * involved, e.g. in a browser extension.
 */
export function describeError(error: unknown, origin: string): Described | null {
  if (error === null || error === undefined) return null;
  const { name, message, stack }: { name?: unknown; message?: unknown; stack?: unknown } = Object(error);
  const type = errorTypes.find((one) => one === name) ?? 'other';
  const places = String(stack ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, address = '', row, column] = place.exec(line) ?? [];
      return address === '' ? [] : [{ address, line: Number(row), column: Number(column) }];
    });
  const frames = places
    .filter(({ address }) => address.startsWith(`${origin}/`))
    .slice(0, maxFrames)
    .map(({ address, ...at }) => ({ file: builtFile.exec(address)?.[1] ?? 'page', ...at }));
  if (places.length > 0 && frames.length === 0) return null;
  const [, react] = /Minified React error #(\d{1,5})/.exec(String(message ?? '')) ?? [];
  return { type, frames, ...(react === undefined ? {} : { react: Number(react) }) };
}
