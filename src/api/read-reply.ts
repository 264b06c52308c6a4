import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { jsonIn } from '../contract/json-in.ts';
import { errorMessageOf, problemCodes, problemDetailsOf } from '../contract/problem.ts';
import type { Reply } from '../contract/send-call.ts';
import type { CallFailure, CallResult } from './call-result.ts';
import { errorTexts } from './error-texts.ts';
import { failed } from './failed.ts';

/** In seconds; a date is ignored. */
const retryAfterOf = ({ headers }: Response): number => Number(headers.get('retry-after')) || 0;

const httpFailure = (response: Response) => {
  const { status, statusText } = response;
  return failed('http', errorTexts.http(status, statusText), { status, retryAfter: retryAfterOf(response) });
};

function refusal(
  { messageWithoutWords }: Endpoint,
  response: Response,
  body: unknown,
  message: string | null,
) {
  const { ok, status } = response;
  const isBroken = status >= 500;
  const standIn = (isBroken ? undefined : messageWithoutWords) ?? errorTexts.server;
  const details = { status, retryAfter: retryAfterOf(response), ...problemDetailsOf(body) };
  return failed(isBroken || ok ? 'server' : 'refused', message ?? standIn, details);
}

/** Our server sends a code with a 404; an unknown call has none. */
const isUnknownCall = ({ status, code }: CallFailure): boolean =>
  code === '' && status !== null && [404, 405, 501].includes(status);

/** Converts an HTTP response to the parsed value, or to a failure with a message. */
export function readReply<E extends Endpoint>(endpoint: E, reply: Reply): CallResult<ResponseOf<E>> {
  const result = read(endpoint, reply);
  const { ifMissing }: Endpoint = endpoint;
  if (result.ok || ifMissing === undefined || !isUnknownCall(result.failure)) return result;
  if (ifMissing === 'another-lead')
    return failed('refused', errorTexts.server, { code: problemCodes.callUnknown });
  return 'says' in ifMissing ? failed('refused', ifMissing.says) : checked(endpoint, ifMissing.reply);
}

function read<E extends Endpoint>(endpoint: E, { response, text }: Reply): CallResult<ResponseOf<E>> {
  const type = response.headers.get('content-type') ?? '';
  if (!/\bjson\b/.test(type))
    return response.ok ? failed('content-type', errorTexts.contentType(type)) : httpFailure(response);
  const body = jsonIn(text);
  const isEmpty = text.trim() === '' || body === null;
  if (isEmpty && response.ok)
    return failed('empty', endpoint.subject ? errorTexts.emptyOf[endpoint.subject] : errorTexts.empty);
  if (isEmpty || body === undefined)
    return response.ok ? failed('corrupt', errorTexts.corrupt) : httpFailure(response);
  const message = errorMessageOf(body);
  if (message !== undefined) return refusal(endpoint, response, body, message);
  return response.ok ? checked(endpoint, body) : httpFailure(response);
}

/** A lookup without a lead means that nothing is sold there. */
const isLeadless = ({ subject }: Endpoint, body: unknown): boolean =>
  subject === 'lead-lookup' && isTable(body) && body.lead === null;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some hosts wrap replies in `data` and leads in `lead`, and omit unknown values or send null. */
function unwrapped(body: unknown): unknown {
  if (!isTable(body)) return body;
  const { data, lead, ...rest } = body;
  const inner = isTable(data) ? data : lead;
  return isTable(inner) ? unwrapped({ ...rest, ...inner }) : withoutNulls(body);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isTable(value)) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(given.map(([name, inner]) => [name, withoutNulls(inner)]));
}

function checked<E extends Endpoint>(endpoint: E, body: unknown): CallResult<ResponseOf<E>> {
  if (isLeadless(endpoint, body))
    return failed('refused', errorTexts.noCoverage, { code: problemCodes.notCovered });
  const schema: E['response'] = endpoint.response;
  const result = schema.safeParse(unwrapped(body));
  if (result.success) return { ok: true, value: result.data };
  const names = [...new Set(result.error.issues.map(({ path }) => path.join('.')))];
  const words = endpoint.subject === 'postcode' ? errorTexts.postcodeMissing : errorTexts.missing;
  return failed('missing', words(names));
}
