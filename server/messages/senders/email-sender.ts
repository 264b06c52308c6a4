import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { MessageContent } from '../../../src/content/messages/message-content.ts';
import type { OutboxItem, Outcome, Sender } from '../../outbox/outbox-item.ts';
import { emailHtml } from '../email-html.ts';
import { emailText } from '../email-text.ts';
import { isMessageKind, messageKinds } from '../message-kinds.ts';
import { unknownKind } from './unknown-kind.ts';

export interface EmailSettings {
  /** `smtp://` or `smtps://`, with credentials if the server requires them. */
  readonly url: string;
  readonly from: string;
  readonly timeoutMs?: number;
}

/** Sends by SMTP. Without a reply the outcome is unknown once the server may have the message. */
export function emailSender({ url, from, timeoutMs = 20_000 }: EmailSettings): Sender {
  const transport = createTransport({
    url,
    // Shorter than the socket timeout, so that a timeout before the greeting is recognised: the message was certainly
    // not sent.
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
  });
  const domain = from.replace(/^.*@/, '').replace(/>$/, '');
  return async (item: OutboxItem): Promise<Outcome> => {
    if (!isMessageKind(item.kind)) return unknownKind;
    const kind = messageKinds[item.kind];
    const content = kind.contentOf(item.data);
    const attachments = await kind.filesOf(item.data);
    try {
      await transport.sendMail({
        from,
        to: item.to,
        subject: content.subject,
        text: emailText(content),
        html: emailHtml(content),
        attachments,
        messageId: `<${item.id}@${domain}>`,
        headers: {
          'auto-submitted': 'auto-generated',
          'content-language': 'pt-BR',
          ...stopHeaders(content),
        },
        // Attachments contain their content; nothing is read from a file or a URL.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { kind: 'taken' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

/** One-click unsubscribe in the mail client (RFC 8058). */
const stopHeaders = ({ stopUrl }: MessageContent): Record<string, string> =>
  stopUrl === undefined
    ? {}
    : { 'list-unsubscribe': `<${stopUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };

/** Failures without a reply that happen before the message is transmitted; all others have an unknown outcome. */
const withoutMessage: ReadonlySet<string> = new Set(['EDNS', 'EENVELOPE', 'ETLS']);
const timesBefore: ReadonlySet<string> = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

function outcomeOf(error: unknown): Outcome {
  const { code = 'failed', responseCode, syscall, timeoutType = '' } = smtpError.parse(error);
  const reason = `smtp ${responseCode ?? code}`;
  // Wrong credentials are a configuration error.
  if (code === 'EAUTH') return { kind: 'not-taken', reason, untilFixed: true };
  if (responseCode !== undefined && responseCode >= 500) return { kind: 'refused', reason };
  const isUntaken =
    responseCode !== undefined ||
    syscall === 'connect' ||
    withoutMessage.has(code) ||
    timesBefore.has(timeoutType);
  return { kind: isUntaken ? 'not-taken' : 'unknown', reason };
}

const smtpError = z.object({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  syscall: z.optional(z.string()),
  timeoutType: z.optional(z.string()),
});
