import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail } from '../../src/brazil/email.ts';
import { emailSuggestion } from '../../src/brazil/email-suggestion.ts';

describe('emailSuggestion', () => {
  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['Maria.Silva@gmial.com', 'Maria.Silva@gmail.com'],
    ['a@gamil.com', 'a@gmail.com'],
    ['a@gmal.com', 'a@gmail.com'],
    ['a@gmaill.com', 'a@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmail.co', 'a@gmail.com'],
    ['a@gmail,com', 'a@gmail.com'],
    ['a@gmail.com.br', 'a@gmail.com'],
    ['a@gmail', 'a@gmail.com'],
    ['a@hotmial.com', 'a@hotmail.com'],
    ['a@hotmal.com', 'a@hotmail.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@outllok.com', 'a@outlook.com'],
    ['a@yaho.com.br', 'a@yahoo.com.br'],
    ['a@yahooo.com.br', 'a@yahoo.com.br'],
    ['a@iclud.com', 'a@icloud.com'],
    ['a@oul.com.br', 'a@uol.com.br'],
    ['a@uol.com', 'a@uol.com.br'],
    ['a@blo.com.br', 'a@bol.com.br'],
    ['a@tera.com.br', 'a@terra.com.br'],
    ['a@globo.com.br', 'a@globo.com'],
    ['a@liev.com', 'a@live.com'],
    ['a@xlive.com', 'a@live.com'],
    ['a@hotmail.comb', 'a@hotmail.com'],
    [' a@gmial.com ', 'a@gmail.com'],
    ['a@gmal.con', 'a@gmail.com'],
    ['a@live.cpm', 'a@live.com'],
    ['a@ig.con.br', 'a@ig.com.br'],
    ['a@bol.combr', 'a@bol.com.br'],
    ['contato@padaria.con', 'contato@padaria.com'],
    ['contato@padaria.coim.br', 'contato@padaria.com.br'],
    ['contato@padaria.combr', 'contato@padaria.com.br'],
    ['contato@padaria.cm.br', 'contato@padaria.com.br'],
  ])('emailSuggestion suggests %s as %s', (text, suggestion) => {
    expect(emailSuggestion(text)).toBe(suggestion);
  });

  it.each([
    'a@gmail.com',
    'A@GMAIL.COM',
    'a@hotmail.com',
    'a@hotmail.com.br',
    'a@outlook.com.br',
    'a@yahoo.com',
    'a@yahoo.com.br',
    'a@uol.com.br',
    'a@bol.com.br',
    'a@ig.com.br',
    'a@aol.com',
    'a@ymail.com',
    'a@email.com',
    'a@mail.com',
    'a@live.com.pt',
    'a@timbrasil.com.br',
    'a@usp.br',
    'a@empresa.co',
    'a@empresa.cam',
    'a@corretor.cim.br',
    'a@clinica.med.br',
    'a@empresa.com.ar',
    'a@empresa.com.br',
    'a@vivo.com.br',
    'a@lixx.com',
    'a@lixv.com',
    'a@liex.com',
    'not an address',
    'a@gmial.com x',
    'a@b@gmial.com',
    'joão@gmial.com',
    '@gmial.com',
    '',
  ])('emailSuggestion suggests nothing for %j', (text) => {
    expect(emailSuggestion(text)).toBeNull();
  });

  it('emailSuggestion never throws and only suggests valid addresses that need no further hint', () => {
    const slips = fc.tuple(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.stringMatching(/^[a-z]{2,8}\.(com|con|com\.br)$/),
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      slips.map((parts) => parts.join('@')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const suggestion = emailSuggestion(text);
        if (suggestion === null) return;
        expect(parseEmail(suggestion)).toBe(suggestion);
        expect(emailSuggestion(suggestion)).toBeNull();
      }),
    );
  });
});
