import { problemSchema } from '../../contract/problem.ts';
import { callWords } from '../words/call-words.ts';
import type { PanelProblem } from './call-panel.ts';

/** Uploads and downloads outside the contract. Resolves with data or an error; never rejects. */
export async function sendToPanel<Data>(
  address: string,
  init: { readonly headers: Readonly<Record<string, string>>; readonly body: BodyInit },
  read: (response: Response) => Promise<Data>,
): Promise<{ data: Data } | { error: PanelProblem }> {
  try {
    const headers = { ...init.headers, 'x-requested-with': 'ultrafibra' };
    const response = await fetch(address, { method: 'POST', headers, body: init.body });
    if (response.ok) return { data: await read(response) };
    const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
    return failed(response.status, problem.data?.code, problem.data?.error ?? callWords.failed);
  } catch {
    return failed(null, undefined, callWords.noConnection);
  }
}

const failed = (status: number | null, code = '', message: string): { error: PanelProblem } => ({
  error: { status, code, message, fields: {} },
});
