import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { privacyPolicy } from '../../src/content/documents/privacy-policy.ts';
import { consentAsCookie } from '../../src/pages/site/cookies/consent.ts';

const said = JSON.stringify(privacyPolicy);
const cookies = privacyPolicy.sections.find(({ heading }) => heading === 'Cookies');

/** The panel's own is set elsewhere, and by no visitor's call. */
const files = globSync('server/access/*-cookie.ts');

it('finds the cookies that the server sets', () => expect(files.length).toBeGreaterThanOrEqual(2));

it.each(files)('the policy names the cookie of %s', (file) => {
  const [, name = ''] = /'__Host-(\w+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(name).not.toBe('');
  expect(JSON.stringify(cookies)).toContain(`“${name}” (“__Host-${name}” em conexão segura)`);
});

it('the policy names the cookie of consent, and how many there are', () => {
  const [name = ''] = consentAsCookie('denied', 7, 0, true).split('=');
  expect(JSON.stringify(cookies)).toContain(`“${name}”`);
  expect(cookies?.paragraphs).toEqual(['Os cookies necessários são três:']);
  expect(files).toHaveLength(2);
});

it('the policy promises no e-mail that the site does not send', () => {
  expect(said).not.toMatch(/para enviar a confirmação/);
  expect(said).toContain('este site não a envia por e-mail');
});

it('the policy says what the webchat is told, and who is told of it', () => {
  expect(said).toContain('o chat de atendimento fica sabendo das etapas');
  expect(said).toContain('as etapas que ele já conhece');
});
