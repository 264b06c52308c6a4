import { AnotherCode } from './AnotherCode.tsx';
import { WithoutLine } from './WithoutLine.tsx';

/** Both small: one file. */
export const alternativeParts = { AnotherCode, WithoutLine };
