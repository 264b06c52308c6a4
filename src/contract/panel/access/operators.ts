import * as z from 'zod/mini';
import { panelCall } from '../../endpoint.ts';
import { ownSession } from './own-account.ts';
import { roles } from './rights.ts';
import { newOperatorEmail, newPassword } from './session.ts';

const name = z
  .string('Informe o nome.')
  .check(z.trim(), z.minLength(1, 'Informe o nome.'), z.maxLength(80, 'O nome pode ter até 80 letras.'));

const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isDisabled: z.boolean(),
  hasOneTimeCode: z.boolean(),
  /** The company's own provider makes and changes it. */
  isOfProvider: z.boolean(),
});

export type Account = z.output<typeof account>;

const params = z.strictObject({ id: z.string().check(z.maxLength(40)) });

export const listOperators = panelCall('GET', 'panel/operators', 'operators.manage', {
  summary: 'List the accounts',
  response: z.object({
    operators: z.array(account),
    /** Roles whose accounts need a second factor. */
    codeRoles: z.array(z.enum(roles)),
  }),
});

export const addOperator = panelCall('POST', 'panel/operators', 'operators.manage', {
  summary: 'Add an account',
  body: z.strictObject({ name, email: newOperatorEmail, role: z.enum(roles), password: newPassword }),
  response: z.object({ operator: account }),
});

export const changeOperator = panelCall('PATCH', 'panel/operators/:id', 'operators.manage', {
  summary: 'Change an account: name, role, closed or open',
  params,
  body: z.strictObject({
    name: z.optional(name),
    role: z.optional(z.enum(roles)),
    isDisabled: z.optional(z.boolean()),
  }),
  response: z.object({ operator: account }),
});

export const resetOperator = panelCall('PUT', 'panel/operators/:id/password', 'operators.manage', {
  summary: "Reset an account's password, and its second factor if asked to",
  params,
  body: z.strictObject({ password: newPassword, removesOneTimeCode: z.boolean() }),
  response: z.object({ operator: account }),
});

export const changeCodeRoles = panelCall('PUT', 'panel/code-roles', 'operators.manage', {
  summary: 'Set the roles whose accounts need a second factor',
  body: z.strictObject({ codeRoles: z.array(z.enum(roles)).check(z.maxLength(roles.length)) }),
  response: z.object({ codeRoles: z.array(z.enum(roles)) }),
});

export const listOperatorSessions = panelCall('GET', 'panel/operators/:id/sessions', 'operators.manage', {
  summary: 'List the open sessions of an account, the last used first',
  params,
  response: z.object({ sessions: z.array(ownSession) }),
});

export const endOperatorSessions = panelCall('DELETE', 'panel/operators/:id/sessions', 'operators.manage', {
  summary: 'End a session of an account, or all of them',
  params,
  body: z.strictObject({ session: z.optional(z.string().check(z.maxLength(64))) }),
  response: z.object({}),
});

export const operatorProblems = {
  emailTaken: 'email-taken',
  /** Operators cannot close, demote or reset their own account, so that an administrator always remains. */
  ownAccount: 'own-account',
} as const;
