import { minuteMs } from '../../../src/brazil/durations.ts';
import type { MessageTemplate } from '../../../src/content/messages/message-content.ts';
import { lookUp } from '../../../src/contract/look-up.ts';
import type { Channel } from '../../outbox/outbox-item.ts';
import { messageExamples } from '../message-examples.ts';
import { isMessageKind, messageKinds } from '../message-kinds.ts';

const language = 'pt_BR';

/** A template as Meta's `message_templates` takes it. */
export type TemplateDefinition = ReturnType<typeof definitionOf>;

/** All templates, each once, in the order of the kinds: what the shop sends is what was submitted. */
export const whatsappTemplates = ({ siteUrl, setUp }: TemplateSettings): TemplateDefinition[] =>
  Object.keys(messageKinds)
    .filter(isMessageKind)
    .flatMap((name) => {
      const { usefulFor, ...kind } = messageKinds[name];
      const isChained = kind.by.some((channel) => channel !== 'whatsapp' && setUp.has(channel));
      const within = (isChained && 'within' in kind ? kind.within : undefined) ?? usefulFor;
      return messageExamples[name].flatMap((example) => {
        const { template } = kind.contentOf(example);
        return template ? [definitionOf(template, { siteUrl, within, usefulFor })] : [];
      });
    });

export interface TemplateSettings {
  readonly siteUrl: string;
  /** WhatsApp drops a message in time for another channel to take over; without one, once it is useless. */
  readonly setUp: ReadonlySet<Channel>;
}

interface Around {
  readonly siteUrl: string;
  readonly within: number;
  readonly usefulFor: number;
}

const definitionOf = (template: MessageTemplate, { siteUrl, within, usefulFor }: Around) => ({
  name: template.name,
  language,
  category: categoryOf(template),
  ...ttlOf(categoryOf(template), within),
  components:
    'code' in template
      ? [
          { type: 'BODY', add_security_recommendation: true },
          { type: 'FOOTER', code_expiration_minutes: usefulFor / minuteMs },
          { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE', text: 'Copiar código' }] },
        ]
      : [
          {
            type: 'BODY',
            text: template.text.body,
            example: { body_text: [template.text.values.map(asParameter)] },
          },
          ...buttonsOf(template, siteUrl),
        ],
});

const categoryOf = (template: MessageTemplate): string => {
  if ('code' in template) return 'AUTHENTICATION';
  return template.isOffer ? 'MARKETING' : 'UTILITY';
};

/** The longest times that Meta allows for templates; for marketing there is none. */
const longestTtl: Readonly<Record<string, number>> = { AUTHENTICATION: 900, UTILITY: 43_200 };

const ttlOf = (category: string, within: number): { message_send_ttl_seconds?: number } => {
  const longest = lookUp(longestTtl, category);
  return longest === undefined ? {} : { message_send_ttl_seconds: Math.min(within / 1000, longest) };
};

/** The link first: as it is sent, it has the place 0. What a quick reply says when pressed is its text. */
function buttonsOf({ link, replies = [] }: Exclude<MessageTemplate, { code: string }>, siteUrl: string) {
  const buttons = [
    ...(link ? [linkButton(link, siteUrl)] : []),
    ...replies.map((text) => ({ type: 'QUICK_REPLY', text })),
  ];
  return buttons.length === 0 ? [] : [{ type: 'BUTTONS', buttons }];
}

const linkButton = ({ label, url }: { label: string; url: string }, siteUrl: string) => ({
  type: 'URL',
  text: label,
  url: `${siteUrl}/{{1}}`,
  example: [`${siteUrl}/${afterSite(url)}`],
});

/** The `template` of a message. A code stands in the text and in the button that copies it. */
export const templateOf = (template: MessageTemplate) => ({
  name: template.name,
  language: { code: language },
  components:
    'code' in template
      ? [body([template.code]), button(template.code)]
      : [body(template.text.values), ...(template.link ? [button(afterSite(template.link.url))] : [])],
});

const text = (value: string) => ({ type: 'text', text: value });
const body = (values: readonly string[]) => ({
  type: 'body',
  parameters: values.map((value) => text(asParameter(value))),
});
const button = (value: string) => ({
  type: 'button',
  sub_type: 'url',
  index: '0',
  parameters: [text(value)],
});

/** Meta refuses empty values, line breaks and rows of spaces. */
const asParameter = (value: string): string => value.replaceAll(/\s+/g, ' ').trim() || '-';

/** The part of an address that differs by message; never empty, which would be refused. */
const afterSite = (url: string): string => url.replace(/^https?:\/\/[^/]+\//, '') || '?';
