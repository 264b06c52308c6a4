import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { experiment, madeCampaign } from '../../publication.ts';
import { rights, roles } from './rights.ts';

export const operatorEmail = z
  .string('Informe o e-mail.')
  .check(z.trim(), z.toLowerCase(), z.regex(/^[^\s@]{1,64}@[^\s@]{1,190}$/, 'Confira o e-mail.'));

/** Of a new account. Its ending may be longer than those that visitors give, such as `.network`. */
export const newOperatorEmail = operatorEmail.check(
  z.regex(/^[!-~]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'Confira o e-mail.'),
);

export const newPassword = z
  .string('Informe a senha.')
  .check(
    z.minLength(12, 'A senha precisa de pelo menos 12 caracteres.'),
    z.maxLength(200, 'A senha pode ter até 200 caracteres.'),
  );

/** What has to be done after the sign-in before anything else: a password of one's own, the second factor. */
const duty = z.enum(['password', 'code']);

export type Duty = z.output<typeof duty>;

/** Why the company's own provider did not sign somebody in, as the page's address says it. */
export const providerProblems = ['down', 'refused', 'no-role', 'closed', 'email-taken', 'too-many'] as const;

export type ProviderProblem = (typeof providerProblems)[number];

/** Where a sign-in by the provider begins: an address that is opened, not a call. */
export const providerPath = 'panel/provider';

const signedInOperator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  rights: z.array(z.enum(rights)),
  /** Whether signing in also needs a one-time code. */
  hasOneTimeCode: z.boolean(),
  recoveryCodesLeft: z.int(),
  mustDo: z.nullable(duty),
  /** Signed in by the company's own provider, which keeps password and second factor. */
  isOfProvider: z.boolean(),
});

export type SignedInOperator = z.output<typeof signedInOperator>;

export const readSession = endpoint('GET', 'panel/session', 'anyone', {
  summary: 'Get the signed-in operator',
  response: z.object({
    operator: z.nullable(signedInOperator),
    /** What was made in the panel, for whoever is signed in: lists and filters name it. */
    made: z.optional(z.object({ campaigns: z.array(madeCampaign), experiments: z.array(experiment) })),
    /** Whether to show the sandbox account. */
    sandbox: z.boolean(),
    /** The company's own provider, if it is set up; `isOnly`: a password serves one account for emergencies. */
    provider: z.optional(z.object({ name: z.string(), isOnly: z.boolean() })),
  }),
});

export const signIn = endpoint('POST', 'panel/session', 'anyone', {
  summary: 'Sign in to the panel',
  body: z.strictObject({
    email: operatorEmail,
    password: z.string('Informe a senha.').check(z.minLength(1, 'Informe a senha.'), z.maxLength(200)),
    /** Of the app, or one for recovery. */
    code: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.regex(
            /^(\d{6}|[a-z2-9]{5}-?[a-z2-9]{5})$/,
            'O código tem seis números; o de recuperação, dez letras.',
          ),
        ),
    ),
  }),
  response: z.object({ operator: signedInOperator }),
});

export const signOut = endpoint('DELETE', 'panel/session', 'anyone', {
  summary: 'Sign out of the panel',
  response: z.object({}),
});

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
  /** Something has to be done before anything else. */
  duty: 'account-duty',
  /** Only the company's own provider signs this account in. */
  providerOnly: 'provider-only',
} as const;
