import { describe, expect, it } from 'vitest';
import { readSettings } from '../../server/app/env.ts';
import { StartupError } from '../../server/runtime/startup-error.ts';
import { webhookEventNames } from '../../src/contract/webhooks/webhook-events.ts';

const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

describe('the settings of the server', () => {
  it('every setting has a default', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: 'localhost',
      databaseUrl: 'file:data/ultrafibra.db',
      postgres: { poolSize: 10, statementSeconds: 15, directUrl: undefined },
      dataKey: undefined,
      sandbox: true,
      docs: true,
      behindTls: false,
      subdomainsByTls: false,
      siteUrl: 'http://localhost:3000',
      hiddenFromSearch: false,
      legacyHost: undefined,
      allowedOrigins: [],
      apiOrigins: [],
      trustProxy: false,
      log: true,
      messages: {
        senders: { email: undefined, whatsapp: undefined, sms: undefined },
        whatsappWebhook: undefined,
        quietHours: { from: 21, to: 8 },
      },
      operation: { metricsToken: undefined, traces: undefined, drainSeconds: 0, maxInFlight: 200 },
      services: {
        analysis: undefined,
        lines: undefined,
        coverage: undefined,
        calendar: undefined,
        orders: undefined,
      },
      webhooks: [],
      reportSecrets: [],
    });
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
    [{ PORT: '' }, { port: 3000 }],
    [{ DATABASE_URL: 'postgres://u@h/d' }, { databaseUrl: 'postgres://u@h/d', sandbox: false }],
    [{ DATABASE_URL: 'postgresql://u@h/d', SANDBOX: 'on' }, { sandbox: true }],
    [
      { SITE_URL: 'https://loja.example', SANDBOX: 'on' },
      { sandbox: true, hiddenFromSearch: true },
    ],
    [{ SANDBOX: 'off' }, { sandbox: false, docs: false }],
    [
      { SANDBOX: 'off', API_DOCS: 'on' },
      { sandbox: false, docs: true },
    ],
    [
      { SANDBOX: 'on', API_DOCS: 'off' },
      { sandbox: true, docs: false },
    ],
    [
      { SITE_URL: 'https://loja.example' },
      { sandbox: false, hiddenFromSearch: false, behindTls: true, siteUrl: 'https://loja.example' },
    ],
    [
      { SITE_URL: 'https://loja.example', LEGACY_HOST: 'antiga.loja.example' },
      { legacyHost: 'antiga.loja.example' },
    ],
    [{ SITE_URL: 'http://loja.example' }, { behindTls: false }],
    [{ SITE_URL: 'https://loja.example', SANDBOX: 'off' }, { hiddenFromSearch: false }],
    [
      { ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' },
      { allowedOrigins: ['https://a.example', 'https://b.example:8443'] },
    ],
    [{ API_ORIGINS: 'https://api.example' }, { apiOrigins: ['https://api.example'] }],
    [
      {
        METRICS_TOKEN: '0123456789abcdef',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/',
        DRAIN_SECONDS: '5',
        MAX_IN_FLIGHT: '50',
      },
      {
        operation: {
          metricsToken: '0123456789abcdef',
          traces: { endpoint: 'http://collector.example:4318', serviceName: 'ultrafibra' },
          drainSeconds: 5,
          maxInFlight: 50,
        },
      },
    ],
    [
      { DATABASE_POOL_SIZE: '4', DATABASE_STATEMENT_SECONDS: '30', DATABASE_DIRECT_URL: 'postgres://u@h/d' },
      { postgres: { poolSize: 4, statementSeconds: 30, directUrl: 'postgres://u@h/d' } },
    ],
    [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ LOG: 'off' }, { log: false }],
    [
      { WEBHOOK_CRM_URL: 'https://crm.example/h', WEBHOOK_CRM_SECRET: `${secret}, ${secret}` },
      {
        webhooks: [
          { name: 'crm', url: 'https://crm.example/h', secrets: [secret, secret], events: webhookEventNames },
        ],
      },
    ],
    [
      {
        WEBHOOK_ERP_URL: 'https://erp.example',
        WEBHOOK_ERP_SECRET: secret,
        WEBHOOK_ERP_EVENTS: 'order.changed order.placed',
      },
      { webhooks: [{ name: 'erp', events: ['order.placed', 'order.changed'] }] },
    ],
    [{ ANALYSIS: 'reference' }, { services: { analysis: 'reference' } }],
    [
      { ANALYSIS: 'https://bureau.example/v1/', ANALYSIS_TOKEN: 'abc' },
      { services: { analysis: { url: 'https://bureau.example/v1', token: 'abc' } } },
    ],
    [
      { LINES: 'https://crm.example' },
      { services: { lines: { url: 'https://crm.example', token: undefined } } },
    ],
  ])('the environment %j is read as settings', (variables, settings) => {
    expect(readSettings(variables)).toMatchObject(settings);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number'],
    [{ PORT: '99999' }, 'PORT must be at most 65535'],
    [{ DATABASE_URL: 'mysql://h/d' }, 'DATABASE_URL must be file:<path> or postgres://<user>@<host>/<name>'],
    [{ DATABASE_URL: 'shop.db' }, 'DATABASE_URL must be file:<path> or postgres://<user>@<host>/<name>'],
    [{ SANDBOX: 'yes' }, 'SANDBOX must be on or off'],
    [{ SITE_URL: 'loja.example' }, 'SITE_URL must be an address like https://loja.example'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must be addresses like https://loja.example'],
    [{ API_ORIGINS: "'unsafe-inline'" }, 'API_ORIGINS must be addresses like https://loja.example'],
    [
      { ALLOWED_ORIGINS: 'https://a.example/path' },
      'ALLOWED_ORIGINS must be addresses like https://loja.example',
    ],
    [{ LEGACY_HOST: 'https://antiga.example' }, 'LEGACY_HOST must be a host like antiga.loja.example'],
    [{ LEGACY_HOST: 'antiga.example' }, 'LEGACY_HOST needs SITE_URL, the address it leads to'],
    [
      { WEBHOOK_CRM_URL: 'https://crm.example' },
      'WEBHOOK_CRM_URL and WEBHOOK_CRM_SECRET belong together: set both or neither',
    ],
    [
      { WEBHOOK_CRM_URL: 'crm', WEBHOOK_CRM_SECRET: secret },
      'WEBHOOK_CRM_URL must be an address like https://crm.example/hooks',
    ],
    [
      { WEBHOOK_CRM_URL: 'https://crm.example', WEBHOOK_CRM_SECRET: 'whsec_short' },
      'WEBHOOK_CRM_SECRET must be one or two of whsec_<24 to 64 bytes as base64>',
    ],
    [
      { WEBHOOK_CRM_URL: 'https://crm.example', WEBHOOK_CRM_SECRET: secret, WEBHOOK_CRM_EVENTS: 'order' },
      `WEBHOOK_CRM_EVENTS must be some of ${webhookEventNames.join(', ')}`,
    ],
    [{ ANALYSIS: 'yes' }, 'ANALYSIS must be reference or an address like https://bureau.example'],
    [{ LINES: 'reference' }, 'LINES must be an address like https://erp.example/loja'],
    [{ COVERAGE_TOKEN: 'abc' }, 'COVERAGE_TOKEN needs COVERAGE, the address it is for'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be on, off or a number of proxies'],
  ])('the environment %j is refused in one line', (variables, line) => {
    expect(() => readSettings(variables)).toThrow(new StartupError(line));
  });
});
