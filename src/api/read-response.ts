import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { errorMessageOf, problemDetailsOf } from '../contract/problem.ts';
import { type CallResult, failed } from './call-result.ts';
import { errorTexts } from './error-catalogue.ts';

const parsed = (text: string): { ok: true; body: unknown } | { ok: false } => {
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
};

const httpFailure = ({ status, statusText }: Response) =>
  failed('http', errorTexts.http(status, statusText), { status });

function refusal(
  { saidWithoutWords }: Endpoint,
  { ok, status }: Response,
  body: unknown,
  message: string | null,
) {
  const isBroken = status >= 500;
  const meant = (isBroken ? undefined : saidWithoutWords) ?? errorTexts.server;
  const details = { status, ...problemDetailsOf(body) };
  return failed(isBroken || ok ? 'server' : 'refused', message ?? meant, details);
}

/** From an HTTP response to the parsed value, or to the catalogue's words for what is wrong with it. */
export async function readResponse<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<CallResult<ResponseOf<E>>> {
  const type = response.headers.get('content-type') ?? '';
  if (!/\bjson\b/.test(type))
    return response.ok ? failed('content-type', errorTexts.contentType(type)) : httpFailure(response);
  const text = await response.text();
  const json = parsed(text);
  if (text.trim() === '' || (json.ok && json.body === null))
    return failed('empty', endpoint.subject ? errorTexts.emptyOf[endpoint.subject] : errorTexts.empty);
  if (!json.ok) return response.ok ? failed('corrupt', errorTexts.corrupt) : httpFailure(response);
  const message = errorMessageOf(json.body);
  if (message !== undefined) return refusal(endpoint, response, json.body, message);
  if (!response.ok) return httpFailure(response);
  return checked(endpoint, json.body);
}

function checked<E extends Endpoint>(endpoint: E, body: unknown): CallResult<ResponseOf<E>> {
  const schema: E['response'] = endpoint.response;
  const result = schema.safeParse(body);
  if (result.success) return { ok: true, value: result.data };
  const names = [...new Set(result.error.issues.map(({ path }) => path.join('.')))];
  const words = endpoint.subject === 'postcode' ? errorTexts.postcodeMissing : errorTexts.missing;
  return failed('missing', words(names));
}
