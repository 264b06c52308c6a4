import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { newPassword } from './session.ts';

const password = z.string('Informe a senha.').check(z.minLength(1, 'Informe a senha.'), z.maxLength(200));

export const changePassword = endpoint({
  method: 'PUT',
  path: 'panel/own-account/password',
  summary: 'Give oneself another password; every session ends',
  access: 'operator',
  body: z.strictObject({ password, wanted: newPassword }),
  response: z.object({}),
});

export const confirmOneTimeCode = endpoint({
  method: 'PUT',
  path: 'panel/own-account/code',
  summary: 'Ask for a code of an app when signing in, shown that the app makes the right ones',
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
  summary: 'Sign in by the password alone again',
  access: 'operator',
  body: z.strictObject({ password }),
  response: z.object({}),
});
