import * as z from 'zod/mini';
import { panelCall } from '../../endpoint.ts';
import { newPassword } from './session.ts';

const password = z.string('Informe a senha.').check(z.minLength(1, 'Informe a senha.'), z.maxLength(200));

export const changePassword = panelCall('PUT', 'panel/own-account/password', null, {
  summary: "Change one's own password; ends all sessions",
  body: z.strictObject({ password, wanted: newPassword }),
  response: z.object({}),
});

export const ownSession = z.object({
  id: z.string(),
  /** Null if the browser did not say, or says something unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  openedAt: z.string(),
  usedAt: z.string(),
  /** Whether it is the session of the request. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = panelCall('GET', 'panel/own-account/sessions', null, {
  summary: "List one's own open sessions, the last used first",
  response: z.object({ sessions: z.array(ownSession) }),
});

export const endOwnSession = panelCall('DELETE', 'panel/own-account/sessions/:id', null, {
  summary: "End one of one's own sessions; one that has ended already counts as ended",
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: z.object({}),
});

export const endOtherSessions = panelCall('DELETE', 'panel/own-account/sessions', null, {
  summary: "End all of one's own sessions but that of the request",
  response: z.object({}),
});

/** Shown once: they cannot be read again. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmOneTimeCode = panelCall('PUT', 'panel/own-account/code', null, {
  summary: 'Turn on the second factor, after a valid code of the app; answers ten recovery codes',
  body: z.strictObject({
    password,
    /** The authenticator's secret in base 32: 160 bits. */
    secret: z.string().check(z.regex(/^[A-Z2-7]{32}$/)),
    code: z.string('Informe o código.').check(z.regex(/^\d{6}$/, 'O código tem seis números.')),
  }),
  response: recoveryCodes,
});

export const removeOneTimeCode = panelCall('DELETE', 'panel/own-account/code', null, {
  summary: 'Turn off the second factor',
  body: z.strictObject({ password }),
  response: z.object({}),
});

export const renewRecoveryCodes = panelCall('PUT', 'panel/own-account/recovery-codes', null, {
  summary: 'Make ten new recovery codes, which replace the earlier ones',
  body: z.strictObject({ password }),
  response: recoveryCodes,
});
