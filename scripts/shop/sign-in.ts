import { signIn } from '../../src/contract/panel/access/session.ts';
import type { Visitor } from './visitor.ts';

export const operatorIn = (printed: string): { email: string; password: string } => {
  const [, email = '', password = ''] = / as (\S+) with the password (\S+)/.exec(printed) ?? [];
  return { email, password };
};

/** Signs in, so that operator calls get past the access check. */
export async function signInOperator(visitor: Visitor, printed: string): Promise<void> {
  await visitor.call(signIn, { body: operatorIn(printed) });
}
