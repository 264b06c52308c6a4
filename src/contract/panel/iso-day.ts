import * as z from 'zod/mini';
import { parseIsoDate } from '../../brazil/date.ts';

/** yyyy-mm-dd, an existing day. */
export const isoDay = z.string().check(z.refine((text) => parseIsoDate(text) !== null, 'Confira a data.'));
