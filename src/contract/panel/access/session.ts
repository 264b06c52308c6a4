import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { rights, roles } from './rights.ts';

export const operatorEmail = z
  .string('Informe o e-mail.')
  .check(z.trim(), z.toLowerCase(), z.regex(/^[^\s@]{1,64}@[^\s@]{1,190}$/, 'Confira o e-mail.'));

export const newPassword = z
  .string('Informe a senha.')
  .check(
    z.minLength(12, 'A senha precisa de pelo menos 12 caracteres.'),
    z.maxLength(200, 'A senha pode ter até 200 caracteres.'),
  );

/** The signed-in operator with their rights. */
const signedInOperator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  rights: z.array(z.enum(rights)),
  /** Whether signing in also needs a one-time code. */
  hasOneTimeCode: z.boolean(),
});

export type SignedInOperator = z.output<typeof signedInOperator>;

export const readSession = endpoint({
  method: 'GET',
  path: 'panel/session',
  summary: 'Get the signed-in operator',
  access: 'anyone',
  response: z.object({
    operator: z.nullable(signedInOperator),
    /** Whether to show the sandbox account. */
    sandbox: z.boolean(),
  }),
});

export const signIn = endpoint({
  method: 'POST',
  path: 'panel/session',
  summary: 'Sign in to the panel',
  access: 'anyone',
  body: z.strictObject({
    email: operatorEmail,
    password: z.string('Informe a senha.').check(z.minLength(1, 'Informe a senha.'), z.maxLength(200)),
    code: z.optional(z.string().check(z.regex(/^\d{6}$/, 'O código tem seis números.'))),
  }),
  response: z.object({ operator: signedInOperator }),
});

export const signOut = endpoint({
  method: 'DELETE',
  path: 'panel/session',
  summary: 'Sign out of the panel',
  access: 'anyone',
  response: z.object({}),
});

/** Problem codes that the panel reacts to. */
export const sessionProblems = {
  /** Not signed in, or no longer. */
  signedOut: 'signed-out',
  /** The password is right; a one-time code is needed. */
  codeNeeded: 'code-needed',
  /** Five codes were wrong: the sign-in begins again with the password. */
  codesSpent: 'codes-spent',
  wrongSignIn: 'wrong-sign-in',
  /** Too many tries of the account: a code is needed as well, or a browser that it knows. */
  shut: 'sign-in-shut',
  noRight: 'no-right',
} as const;
