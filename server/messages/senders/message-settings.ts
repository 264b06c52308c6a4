import * as z from 'zod/mini';
import type { QuietHours } from '../../outbox/after-quiet-hours.ts';
import { address, isWebAddress, token } from '../../runtime/setting-shapes.ts';
import { StartupError } from '../../runtime/startup-error.ts';
import type { SenderSettings } from './create-senders.ts';

const isMailServer = (text: string): boolean => URL.canParse(text) && /^smtps?:/.test(text);

export const messageVariables = {
  SMTP_URL: address('smtps://user:password@mail.example', isMailServer),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(/^(?:[^<>\r\n]*[\s<])?[^\s<>@]+@[^\s<>@]+>?$/, 'must be like Ultrafibra <loja@loja.example>'),
      ),
  ),
  WHATSAPP_URL: z
    ._default(z.string(), 'https://graph.facebook.com/v26.0')
    .check(z.refine(isWebAddress, 'must be an address like https://graph.facebook.com/v26.0')),
  WHATSAPP_PHONE_ID: z.optional(z.string().check(z.regex(/^\d+$/, 'must be digits'))),
  WHATSAPP_TOKEN: token,
  WHATSAPP_ACCOUNT_ID: z.optional(z.string().check(z.regex(/^\d+$/, 'must be digits'))),
  WHATSAPP_APP_SECRET: token,
  WHATSAPP_VERIFY_TOKEN: token,
  WHATSAPP_FORMS: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{12}$/, 'must be what whatsapp:forms prints')),
  ),
  WHATSAPP_FORMS_KEY: z.optional(z.string()),
  SMS_URL: address('https://sms.example/send'),
  SMS_TOKEN: token,
  QUIET_HOURS: z.pipe(
    z
      ._default(z.string(), '21-8')
      .check(z.regex(/^([01]?\d|2[0-3])-([01]?\d|2[0-3])$/, 'must be two hours like 21-8')),
    z.transform((text: string): QuietHours => {
      const [from = 0, to = 0] = text.split('-').map(Number);
      return { from, to };
    }),
  ),
} as const;

const schema = z.object(messageVariables);

export interface WhatsAppWebhookSettings {
  readonly appSecret: string;
  readonly verifyToken: string;
  /** The number whose messages are taken; without one, those of every number of the app. */
  readonly phoneId?: string | undefined;
}

export interface MessageSettings {
  readonly senders: SenderSettings;
  readonly whatsappWebhook: WhatsAppWebhookSettings | undefined;
  /** Forms inside the talk: the private key or its file, and the version that is published, if one is. */
  readonly whatsappForms: { readonly key: string; readonly version: string | undefined } | undefined;
  readonly quietHours: QuietHours;
}

/** A channel needs all of its variables or none. */
export function readMessageSettings(given: z.output<typeof schema>): MessageSettings {
  const { SMTP_URL, MAIL_FROM, WHATSAPP_URL, WHATSAPP_PHONE_ID, WHATSAPP_TOKEN } = given;
  const { WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN, WHATSAPP_ACCOUNT_ID, SMS_URL, SMS_TOKEN } = given;
  const { WHATSAPP_FORMS: version, WHATSAPP_FORMS_KEY: key } = given;
  if (version !== undefined && key === undefined)
    throw new StartupError('WHATSAPP_FORMS needs WHATSAPP_FORMS_KEY');
  const whatsappUrl = WHATSAPP_URL.replace(/\/$/, '');
  return {
    senders: {
      email: both({ SMTP_URL, MAIL_FROM }, (url, from) => ({ url, from })),
      whatsapp: both({ WHATSAPP_PHONE_ID, WHATSAPP_TOKEN }, (phoneId, token) => ({
        url: whatsappUrl,
        phoneId,
        token,
        accountId: WHATSAPP_ACCOUNT_ID,
      })),
      sms: both({ SMS_URL, SMS_TOKEN }, (url, token) => ({ url, token })),
    },
    whatsappWebhook: both({ WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN }, (appSecret, verifyToken) => ({
      appSecret,
      verifyToken,
      phoneId: WHATSAPP_PHONE_ID,
    })),
    whatsappForms: key === undefined ? undefined : { key, version },
    quietHours: given.QUIET_HOURS,
  };
}

/** Reports a variable whose counterpart is missing. */
function both<T>(
  pair: Readonly<Record<string, string | undefined>>,
  made: (one: string, other: string) => T,
): T | undefined {
  const [one, other] = Object.values(pair);
  if (one !== undefined && other !== undefined) return made(one, other);
  if (one === undefined && other === undefined) return undefined;
  throw new StartupError(`${Object.keys(pair).join(' and ')} belong together: set both or neither`);
}
