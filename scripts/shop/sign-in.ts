import { signIn } from '../../src/contract/panel/session.ts';
import type { Visitor } from './visitor.ts';

/** Whom the sandbox says that it lets into the panel. */
export const operatorIn = (printed: string): { email: string; password: string } => {
  const [, email = '', password = ''] = / as (\S+) with the password (\S+)/.exec(printed) ?? [];
  return { email, password };
};

/** From here on calls for operators get behind the door as well. */
export async function signInOperator(visitor: Visitor, printed: string): Promise<void> {
  await visitor.call(signIn, { body: operatorIn(printed) });
}
