import { createPublicKey } from 'node:crypto';
import { flowName, formVersion, publishedForm } from '../channels/whatsapp/flow-json.ts';
import { whatsappFormsPath } from '../channels/whatsapp/forms-endpoint.ts';
import { readFormsKey } from '../channels/whatsapp/forms-key.ts';
import type { WhatsAppSettings } from '../messages/senders/post-whatsapp.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { type Command, runCommand } from './run-command.ts';

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

/** A form that was published is never changed: each version is one of its own. Meta asks the endpoint before it publishes. */
async function upload({ url, phoneId, accountId, token }: WhatsAppSettings, key: string, endpoint: string) {
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok)
      throw new Error(`${path}: http ${response.status} ${(await response.text()).slice(0, 1000)}`);
  };
  await post(`${phoneId}/whatsapp_business_encryption`, { business_public_key: key });
  await post(`${accountId}/flows`, {
    name: flowName,
    categories: JSON.stringify(['LEAD_GENERATION']),
    endpoint_uri: endpoint,
    flow_json: JSON.stringify(publishedForm),
    publish: 'true',
  });
}

if (import.meta.main) await runCommand(formsCommand);
