import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail } from '../../src/brazil/email.ts';

describe('parseEmail', () => {
  it.each([
    ['maria@gmail.com', 'maria@gmail.com'],
    [' maria@gmail.com ', 'maria@gmail.com'],
    ['Maria.Silva@Gmail.COM', 'Maria.Silva@gmail.com'],
    ['maria+tim@uol.com.br', 'maria+tim@uol.com.br'],
    ["o'brien@empresa.com.br", "o'brien@empresa.com.br"],
    ['m_s-1@sub.dominio.org.br', 'm_s-1@sub.dominio.org.br'],
    ['a@b.museum', 'a@b.museum'],
    [`${'a'.repeat(86)}@gmail.com`, `${'a'.repeat(86)}@gmail.com`],
    [`${'a'.repeat(87)}@gmail.com`, null],
    ['a@b.toolong', null],
    ['a@b.c', null],
    ['a@b.c0m', null],
    ['maria@gmail', null],
    ['maria silva@gmail.com', null],
    ['maria@gmail .com', null],
    ['maria@@gmail.com', null],
    ['maria@gmail..com', null],
    ['.maria@gmail.com', null],
    ['maria.@gmail.com', null],
    ['maria@-gmail.com', null],
    ['joão@gmail.com', null],
    ['maria\u200b@gmail.com', null],
    ['maria@gmail.com\u0000', null],
    ['maria@gmail,com', null],
    ['@gmail.com', null],
    ['', null],
  ])('parseEmail reads %j as %j', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  it('parseEmail never throws, and reads its own result again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
        const email = parseEmail(text);
        expect(email === null || parseEmail(email) === email).toBe(true);
      }),
    );
  });

  it('parseEmail is fast for a text made to slow a pattern down', () => {
    expect(parseEmail(`a@${'a-'.repeat(50_000)}`)).toBeNull();
    expect(parseEmail(`a@${'a.'.repeat(46)}1`)).toBeNull();
  });
});
