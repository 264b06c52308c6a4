import * as z from 'zod/mini';
import { demoLanguages } from '../../content/demo/demo-words.ts';

export const settingsSchema = z.object({
  language: z.enum(demoLanguages),
  /** Null follows the device. */
  theme: z.nullable(z.enum(['light', 'dark'])),
});

export type DemoSettings = z.infer<typeof settingsSchema>;

export const firstSettings: DemoSettings = { language: 'en', theme: null };
