import { createPublicKey } from 'node:crypto';
import * as z from 'zod/mini';
import { jsonIn } from '../../src/contract/json-in.ts';
import { readFormsKey } from '../channels/whatsapp/flow-cipher.ts';
import { flowName, formVersion, publishedForm } from '../channels/whatsapp/flow-json.ts';
import { whatsappFormsPath } from '../channels/whatsapp/forms-endpoint.ts';
import type { WhatsAppSettings } from '../messages/senders/post-whatsapp.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { type Command, runCommand } from './run-command.ts';

const reply = z.object({
  success: z.optional(z.boolean()),
  validation_errors: z.optional(z.array(z.unknown())),
});

/** Prints the form, the key that people's phones seal for, and what switches it on; `--upload` takes both to Meta. */
export const formsCommand: Command = async ({ args, settings: { messages, siteUrl }, print }) => {
  const { whatsappForms, senders } = messages;
  const key =
    whatsappForms &&
    createPublicKey(readFormsKey(whatsappForms.key)).export({ type: 'spki', format: 'pem' }).toString();
  print(JSON.stringify(publishedForm, null, 2));
  print(key ?? 'WHATSAPP_FORMS_KEY is not set');
  if (args.includes('--upload')) {
    if (key === undefined || senders.whatsapp?.accountId === undefined)
      throw new StartupError('--upload needs WHATSAPP_FORMS_KEY, WHATSAPP_ACCOUNT_ID and the account');
    await upload(senders.whatsapp, key, `${siteUrl}${whatsappFormsPath}`);
  }
  print(`WHATSAPP_FORMS=${formVersion}`);
};

/** A published form is never changed: each version is one of its own. Meta asks the endpoint before it publishes. */
async function upload({ url, phoneId, accountId, token }: WhatsAppSettings, key: string, endpoint: string) {
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { authorization: `Bearer ${token}` };
    const [body, signal] = [new URLSearchParams(fields), AbortSignal.timeout(60_000)];
    const sent = await fetch(`${url}/${path}`, { method: 'POST', headers, body, redirect: 'error', signal });
    const told = await sent.text();
    // A form with faults is taken, and left as a draft.
    const { data } = reply.safeParse(jsonIn(told));
    if (!sent.ok || data?.success === false || (data?.validation_errors?.length ?? 0) > 0)
      throw new Error(`${path}: http ${sent.status} ${told}`);
  };
  await post(`${phoneId}/whatsapp_business_encryption`, { business_public_key: key });
  const form = { name: flowName, flow_json: JSON.stringify(publishedForm), endpoint_uri: endpoint };
  await post(`${accountId}/flows`, { ...form, categories: '["LEAD_GENERATION"]', publish: 'true' });
}

if (import.meta.main) await runCommand(formsCommand);
