import { AnotherCode } from './AnotherCode.tsx';
import { WithoutLine } from './WithoutLine.tsx';

/** Both components are small, so they share a chunk. */
export const alternativeParts = { AnotherCode, WithoutLine };
