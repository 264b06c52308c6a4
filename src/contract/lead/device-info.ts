import * as z from 'zod/mini';
import { freeText } from './answers.ts';

export const deviceInfo = z.strictObject({
  cookies: z.optional(freeText(512)),
  jsc: z.optional(freeText(512)),
  hdim_payload: z.optional(freeText(4096)),
});

export type DeviceInfo = z.output<typeof deviceInfo>;
