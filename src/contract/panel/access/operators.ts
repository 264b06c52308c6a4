import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { ownSession } from './own-account.ts';
import { roles } from './rights.ts';
import { newPassword, operatorEmail } from './session.ts';

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

export const listOperators = endpoint({
  method: 'GET',
  path: 'panel/operators',
  summary: 'List the accounts',
  access: 'operator',
  right: 'operators.manage',
  response: z.object({
    operators: z.array(account),
    /** Roles whose accounts need a second factor. */
    codeRoles: z.array(z.enum(roles)),
  }),
});

export const addOperator = endpoint({
  method: 'POST',
  path: 'panel/operators',
  summary: 'Add an account',
  access: 'operator',
  right: 'operators.manage',
  body: z.strictObject({ name, email: operatorEmail, role: z.enum(roles), password: newPassword }),
  response: z.object({ operator: account }),
});

export const changeOperator = endpoint({
  method: 'PATCH',
  path: 'panel/operators/:id',
  summary: 'Change an account: name, role, closed or open',
  access: 'operator',
  right: 'operators.manage',
  params,
  body: z.strictObject({
    name: z.optional(name),
    role: z.optional(z.enum(roles)),
    isDisabled: z.optional(z.boolean()),
  }),
  response: z.object({ operator: account }),
});

export const resetOperator = endpoint({
  method: 'PUT',
  path: 'panel/operators/:id/password',
  summary: "Reset an account's password, and its second factor if asked to",
  access: 'operator',
  right: 'operators.manage',
  params,
  body: z.strictObject({ password: newPassword, removesOneTimeCode: z.boolean() }),
  response: z.object({ operator: account }),
});

export const changeCodeRoles = endpoint({
  method: 'PUT',
  path: 'panel/code-roles',
  summary: 'Set the roles whose accounts need a second factor',
  access: 'operator',
  right: 'operators.manage',
  body: z.strictObject({ codeRoles: z.array(z.enum(roles)).check(z.maxLength(roles.length)) }),
  response: z.object({ codeRoles: z.array(z.enum(roles)) }),
});

export const listOperatorSessions = endpoint({
  method: 'GET',
  path: 'panel/operators/:id/sessions',
  summary: 'List the open sessions of an account, the last used first',
  access: 'operator',
  right: 'operators.manage',
  params,
  response: z.object({ sessions: z.array(ownSession) }),
});

export const endOperatorSessions = endpoint({
  method: 'DELETE',
  path: 'panel/operators/:id/sessions',
  summary: 'End a session of an account, or all of them',
  access: 'operator',
  right: 'operators.manage',
  params,
  body: z.strictObject({ session: z.optional(z.string().check(z.maxLength(64))) }),
  response: z.object({}),
});

/** Problem codes of refusals. */
export const operatorProblems = {
  emailTaken: 'email-taken',
  /** Operators cannot close, demote or reset their own account, so that an administrator always remains. */
  ownAccount: 'own-account',
} as const;
