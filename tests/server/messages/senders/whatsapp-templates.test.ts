import { expect, it } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { templatesCommand } from '../../../../server/commands/whatsapp-templates.ts';
import { messageExamples } from '../../../../server/messages/message-examples.ts';
import { messageChannels } from '../../../../server/messages/message-kind.ts';
import { isMessageKind, messageKinds } from '../../../../server/messages/message-kinds.ts';
import { checkTemplates } from '../../../../server/messages/senders/check-templates.ts';
import {
  type TemplateDefinition,
  templateOf,
  whatsappTemplates,
} from '../../../../server/messages/senders/whatsapp-templates.ts';
import { nobody, says, standIn } from '../../gateways/stand-in.ts';
import { freshDatabase } from '../../test-server/fresh-database.ts';
import { ready, run } from '../../test-server/real-process.ts';
import { runInProcess } from '../../test-server/run-in-process.ts';

const siteUrl = 'https://loja.example';
const shop = { siteUrl, setUp: new Set(messageChannels) };
const definitions = whatsappTemplates(shop);
const kinds = Object.keys(messageKinds).filter(isMessageKind);

const sent = kinds.flatMap((kind) =>
  messageExamples[kind].flatMap((data) => {
    const { template } = messageKinds[kind].contentOf(data);
    return template ? [templateOf(template)] : [];
  }),
);

const componentOf = ({ components }: TemplateDefinition, wanted: string) =>
  Object(components.find(({ type }) => type === wanted));

it.each(kinds)('%s has a template if and only if it may go by WhatsApp', (kind) => {
  const goes = messageKinds[kind].by.some((channel) => channel === 'whatsapp');
  for (const data of messageExamples[kind])
    expect(messageKinds[kind].contentOf(data).template !== undefined).toBe(goes);
});

it('every template is submitted once, under a name that Meta takes', () => {
  const names = definitions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]{2,511}$/);
  expect(sent.map(({ name }) => name)).toEqual(names);
});

it.each(definitions.filter(({ category }) => category !== 'AUTHENTICATION'))(
  'the template $name keeps to the limits of Meta, and a message has a value for each place',
  (definition) => {
    const { text, example } = componentOf(definition, 'BODY');
    const message = sent.find(({ name }) => name === definition.name);
    const places = [...text.matchAll(/{{(\d+)}}/g)].map(([, place]) => Number(place));
    expect(places).toEqual(places.map((_, index) => index + 1));
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(text).not.toMatch(/^\W*{{|}}\W*$|}}\s*{{|\n/);
    expect(example.body_text).toEqual([places.map(() => expect.stringMatching(/\S/))]);
    const body = message?.components.find(({ type }) => type === 'body');
    expect(body?.parameters).toHaveLength(places.length);
    const all: { type: string; text: string; url: string; example: string[] }[] =
      componentOf(definition, 'BUTTONS').buttons ?? [];
    // Meta takes quick replies only in a row, and the link keeps the place 0 that is sent.
    const buttons = all.filter(({ type }) => type === 'URL');
    expect(all.slice(0, buttons.length)).toEqual(buttons);
    for (const reply of all.slice(buttons.length)) {
      expect(Object.keys(reply)).toEqual(['type', 'text']);
      expect([reply.type, reply.text]).toEqual(['QUICK_REPLY', expect.stringMatching(/^[^\n]{1,25}$/)]);
    }
    const values = message?.components.filter(({ type }) => type === 'button');
    expect(values).toHaveLength(buttons.length);
    for (const button of buttons) {
      expect(button.text.length).toBeLessThanOrEqual(25);
      expect(button.url).toBe(`${siteUrl}/{{1}}`);
      expect(button.example).toEqual([`${siteUrl}/${values?.[0]?.parameters[0]?.text}`]);
    }
  },
);

it('a template of a code says how long it is valid, and its button copies it', () => {
  const codes = definitions.filter(({ category }) => category === 'AUTHENTICATION');
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) {
    expect(componentOf(code, 'BODY')).toEqual({ type: 'BODY', add_security_recommendation: true });
    const minutes = componentOf(code, 'FOOTER').code_expiration_minutes;
    expect(minutes).toBeGreaterThanOrEqual(1);
    expect(minutes).toBeLessThanOrEqual(90);
    expect(componentOf(code, 'BUTTONS').buttons).toMatchObject([{ type: 'OTP', otp_type: 'COPY_CODE' }]);
  }
});

it('WhatsApp drops a message in time for the next channel, and without one keeps it while it is useful', () => {
  const alone = whatsappTemplates({ siteUrl, setUp: new Set(['whatsapp']) });
  for (const [index, { category, message_send_ttl_seconds: seconds }] of definitions.entries()) {
    const longest = alone[index]?.message_send_ttl_seconds;
    if (category === 'MARKETING') expect([seconds, longest]).toEqual([undefined, undefined]);
    else {
      expect(seconds).toBeGreaterThanOrEqual(30);
      expect(longest).toBeGreaterThan(seconds ?? 0);
      expect(longest).toBeLessThanOrEqual(category === 'UTILITY' ? 43_200 : 900);
    }
  }
  for (const kind of kinds) {
    const { usefulFor, ...rules } = messageKinds[kind];
    const within = 'within' in rules ? rules.within : 0;
    expect((within ?? 0) * (rules.by.length - 1)).toBeLessThan(usefulFor);
  }
});

/** A template as Meta returns it once it was approved. */
const approved = (definition: TemplateDefinition) => {
  const { category, components } = definition;
  const isCode = category === 'AUTHENTICATION';
  return {
    ...definition,
    id: '1',
    status: 'APPROVED',
    components: isCode
      ? [
          { type: 'BODY', text: '*{{1}}* é seu código de verificação.' },
          { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Copiar código', url: 'https://meta.example' }] },
        ]
      : components,
  };
};

/** Meta's list of templates, in pages of five. */
async function listing(templates: readonly object[]) {
  const asked: string[] = [];
  const url = await standIn((request, response) => {
    asked.push(String(request.headers.authorization));
    const from = Number(new URL(request.url ?? '', 'http://x').searchParams.get('after') ?? 0);
    const next = from + 5 < templates.length ? { next: `${url}/7/message_templates?after=${from + 5}` } : {};
    const body = JSON.stringify({ data: templates.slice(from, from + 5), paging: next });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  return { url, asked };
}

const checked = async (url: string, accountId?: string) => {
  const warned: object[] = [];
  const warn = (about: object, message: string) => void warned.push({ ...about, message });
  await checkTemplates({ url, phoneId: '1', token: 't', accountId }, shop, { warn });
  return warned;
};

it('templates that Meta has approved as they are differ in nothing', async () => {
  const { url, asked } = await listing(definitions.map(approved));
  expect(await checked(url)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await checked(url, '7')).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(['Bearer t']));
});

it('a template that is missing, rejected or different is named with what is wrong', async () => {
  const [missing, rejected, text, button, time, category, ...others] = definitions.filter(
    (one) => one.components.some(({ type }) => type === 'BUTTONS') && one.category === 'UTILITY',
  );
  if (!missing || !rejected || !text || !button || !time || !category) throw new Error('too few templates');
  const rest = definitions.filter((one) => ![missing, rejected, text, button, time, category].includes(one));
  expect(rest).toEqual(expect.arrayContaining(others));
  const { url } = await listing([
    { ...approved(missing), language: 'pt_PT' },
    { ...approved(rejected), status: 'REJECTED' },
    { ...approved(text), components: [{ type: 'BODY', text: 'Olá' }, ...text.components.slice(1)] },
    { ...approved(button), components: button.components.slice(0, 1) },
    { ...approved(time), message_send_ttl_seconds: 31 },
    { ...approved(category), category: 'MARKETING' },
    ...rest.map(approved),
  ]);
  const templates = [
    `${missing.name}: missing`,
    `${rejected.name}: rejected`,
    `${text.name}: different text`,
    `${button.name}: different button`,
    `${time.name}: different time`,
    `${category.name}: different category`,
  ];
  expect(await checked(url, '7')).toEqual([
    { templates, message: expect.stringContaining('npm run whatsapp:templates') },
  ]);
});

it('templates that could not be read are said not to be checked', async () => {
  const url = await standIn(says({ status: 400, body: '{}' }));
  const answered = { problem: 'http 400', message: 'WhatsApp templates not checked' };
  expect(await checked(url, '7')).toEqual([answered]);
  expect(await checked(await nobody(), '7')).toMatchObject([{ message: answered.message }]);
});

it('the command prints every template as Meta takes it, with the address of the shop', async () => {
  const settings = { SITE_URL: siteUrl, DATABASE_URL: 'file:/nowhere/x.db', SANDBOX: 'on' };
  const { code, out } = await runInProcess(templatesCommand, settings);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(definitions)));
});

it('a start with a WhatsApp account names in one line the templates that it cannot send, and goes on', async () => {
  const server = run('server/main.mjs', {
    PORT: String(await freePort()),
    DATABASE_URL: await freshDatabase('SQLite'),
    WHATSAPP_URL: (await listing([])).url,
    WHATSAPP_PHONE_ID: '1',
    WHATSAPP_TOKEN: 't',
    WHATSAPP_ACCOUNT_ID: '7',
  });
  const address = await ready(server);
  const lines = () =>
    server
      .printed()
      .out.split('\n')
      .filter((line) => line.includes('WhatsApp'));
  await expect
    .poll(lines, { timeout: 20_000 })
    .toEqual([expect.stringMatching(/"templates":\["\w+: missing"/)]);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
});
