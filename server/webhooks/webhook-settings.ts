import { type WebhookEventName, webhookEventNames } from '../../src/contract/webhooks/webhook-events.ts';
import { isWebAddress } from '../runtime/setting-shapes.ts';
import { StartupError } from '../runtime/startup-error.ts';

export interface WebhookEndpoint {
  readonly name: string;
  readonly url: string;
  /** The first is current; during a rotation all of them sign. */
  readonly secrets: readonly string[];
  readonly events: readonly WebhookEventName[];
  /** Made in the panel, so that its address must not lead into the shop's own network. */
  readonly isMade?: boolean;
}

const variable = /^WEBHOOK_([A-Z][A-Z0-9]*)_(URL|SECRET|EVENTS)$/;
/** The standard allows 24 to 64 bytes. */
const secretShape = /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/;

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads `WEBHOOK_<NAME>_URL`, `_SECRET` and the optional `_EVENTS` for any number of receivers. */
export function readWebhookSettings(variables: Variables): WebhookEndpoint[] {
  const names = Object.keys(variables).flatMap((name) => variable.exec(name)?.[1] ?? []);
  return [...new Set(names)].sort().map((name) => endpointOf(name, variables));
}

function endpointOf(name: string, variables: Variables): WebhookEndpoint {
  const part = (what: string) => variables[`WEBHOOK_${name}_${what}`];
  const url = part('URL');
  const secrets = listed(part('SECRET'));
  if (url === undefined || secrets.length === 0)
    throw new StartupError(
      `WEBHOOK_${name}_URL and WEBHOOK_${name}_SECRET belong together: set both or neither`,
    );
  if (!isWebAddress(url))
    throw new StartupError(`WEBHOOK_${name}_URL must be an address like https://crm.example/hooks`);
  assertSecrets(`WEBHOOK_${name}_SECRET`, secrets);
  const events = listed(part('EVENTS'));
  const known = webhookEventNames.filter((event) => events.includes(event));
  if (known.length !== events.length)
    throw new StartupError(`WEBHOOK_${name}_EVENTS must be some of ${webhookEventNames.join(', ')}`);
  return { name: name.toLowerCase(), url, secrets, events: known.length === 0 ? webhookEventNames : known };
}

/** Secrets that verify order reports; without one, reports are refused. */
export function readReportSecrets({ ORDERS_SECRET }: Variables): readonly string[] {
  const secrets = listed(ORDERS_SECRET);
  assertSecrets('ORDERS_SECRET', secrets);
  return secrets;
}

function assertSecrets(name: string, secrets: readonly string[]): void {
  if (secrets.length > 2 || !secrets.every((secret) => secretShape.test(secret)))
    throw new StartupError(`${name} must be one or two of whsec_<24 to 64 bytes as base64>`);
}

const listed = (text = ''): string[] => text.split(/[\s,]+/).filter((part) => part !== '');
