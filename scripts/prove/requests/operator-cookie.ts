import { signIn } from '../../../src/contract/panel/session.ts';

/** The session of whom the sandbox lets into the panel: calls for operators get behind the door as well. */
export async function operatorCookie(port: number, printed: string): Promise<string> {
  const [, email = '', password = ''] = / as (\S+) with the password (\S+)/.exec(printed) ?? [];
  const answer = await fetch(`http://127.0.0.1:${port}/api/${signIn.path}`, {
    method: signIn.method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Nobody was let into the panel: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
