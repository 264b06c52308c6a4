import * as z from 'zod/mini';
import { panelCall } from '../../endpoint.ts';
import { comparison, figurePeriod } from '../figures.ts';

const hoursAllowed = 'Informe de 1 a 24 horas.';
const percentAllowed = 'Informe de 0 a 50%.';

/** When visitors who left get a message, and the share held back as control group. */
export const recoverySettings = z.strictObject({
  isOn: z.boolean(),
  /** Hours since the last answer. A lead's link is valid for three days. */
  delayHours: z.int(hoursAllowed).check(z.gte(1, hoursAllowed), z.lte(24, hoursAllowed)),
  heldPercent: z.int(percentAllowed).check(z.gte(0, percentAllowed), z.lte(50, percentAllowed)),
});

export type RecoverySettings = z.output<typeof recoverySettings>;

export const readRecovery = panelCall('GET', 'panel/recovery', 'figures.see', {
  summary: 'Get the recovery settings, and the result against the control group',
  query: z.strictObject(figurePeriod),
  response: z.object({
    settings: recoverySettings,
    /** Whether a message channel is set up. */
    canSend: z.boolean(),
    comparison,
    /** How many people have unsubscribed in total. */
    stops: z.int(),
  }),
});

export const changeRecovery = panelCall('PUT', 'panel/recovery', 'recovery.manage', {
  summary: 'Set recovery: on or off, delay and share of the control group',
  body: recoverySettings,
  response: z.object({ settings: recoverySettings }),
});
