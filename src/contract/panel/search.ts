import * as z from 'zod/mini';
import { freeText } from '../lead/answers.ts';

/** A number, protocol, phone, document or name. It is sent in the body, to keep it out of logs and histories. */
export const searchTerm = z.optional(freeText(80));

/** Whether there are more matches than are searched. */
export const foundTooMany = z.boolean();
