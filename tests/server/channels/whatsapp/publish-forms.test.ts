import { generateKeyPairSync } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import {
  flowName,
  formVersion,
  offeredForm,
  publishedForm,
} from '../../../../server/channels/whatsapp/flow-json.ts';
import { formsCommand } from '../../../../server/commands/whatsapp-forms.ts';
import { standIn } from '../../gateways/stand-in.ts';
import { runInProcess } from '../../test-server/run-in-process.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const account = {
  ...{ WHATSAPP_PHONE_ID: '100', WHATSAPP_TOKEN: 'token', WHATSAPP_ACCOUNT_ID: '200' },
  ...{ WHATSAPP_FORMS_KEY: key, SITE_URL: 'https://loja.example' },
};

/** Stands in for the Graph API, which answers with this status. */
async function openGraph(status = 200) {
  const taken: { path: string | undefined; fields: Record<string, string> }[] = [];
  const url = await standIn((request, response) => {
    text(request).then((body) => {
      taken.push({ path: request.url, fields: Object.fromEntries(new URLSearchParams(body)) });
      response.writeHead(status).end('{}');
    });
  });
  return { taken, env: { ...account, WHATSAPP_URL: `${url}/v26.0` } };
}

it('the form, its key and what switches it on are printed, and taken to Meta where that is asked', async () => {
  const { env, taken } = await openGraph();
  const printed = await runInProcess(formsCommand, env);
  expect(taken).toEqual([]);
  const { code, out } = await runInProcess(formsCommand, env, '--upload');
  expect(code).toBe(0);
  expect(out).toBe(printed.out);
  expect(out).toContain('BEGIN PUBLIC KEY');
  expect(out).not.toContain('PRIVATE KEY');
  expect(out).toContain(`WHATSAPP_FORMS=${formVersion}`);
  expect(taken.map(({ path }) => path)).toEqual([
    '/v26.0/100/whatsapp_business_encryption',
    '/v26.0/200/flows',
  ]);
  expect(taken[1]?.fields).toMatchObject({
    name: flowName,
    flow_json: JSON.stringify(publishedForm),
    publish: 'true',
    endpoint_uri: 'https://loja.example/api/whatsapp/forms',
  });
});

it('what Meta refuses ends the command', async () => {
  const { env } = await openGraph(400);
  const { code, err } = await runInProcess(formsCommand, env, '--upload');
  expect(code).toBe(1);
  expect(err).toContain('http 400');
});

it('a form of another release is offered to nobody', () => {
  expect(offeredForm(formVersion)).toBe(flowName);
  expect(offeredForm('000000000000')).toBeUndefined();
  expect(offeredForm(undefined)).toBeUndefined();
});
