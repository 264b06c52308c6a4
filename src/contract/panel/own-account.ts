import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { newPassword } from './session.ts';

const password = z.string('Informe a senha.').check(z.minLength(1, 'Informe a senha.'), z.maxLength(200));

export const changePassword = endpoint({
  method: 'PUT',
  path: 'panel/own-account/password',
  summary: "Change one's own password; ends all sessions",
  access: 'operator',
  body: z.strictObject({ password, wanted: newPassword }),
  response: z.object({}),
});

export const confirmOneTimeCode = endpoint({
  method: 'PUT',
  path: 'panel/own-account/code',
  summary: 'Turn on the second factor, after a valid code of the app',
  access: 'operator',
  body: z.strictObject({
    password,
    /** The authenticator's secret in base 32: 160 bits. */
    secret: z.string().check(z.regex(/^[A-Z2-7]{32}$/)),
    code: z.string('Informe o código.').check(z.regex(/^\d{6}$/, 'O código tem seis números.')),
  }),
  response: z.object({}),
});

export const removeOneTimeCode = endpoint({
  method: 'DELETE',
  path: 'panel/own-account/code',
  summary: 'Turn off the second factor',
  access: 'operator',
  body: z.strictObject({ password }),
  response: z.object({}),
});
