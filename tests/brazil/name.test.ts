import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMothersName, parsePersonName } from '../../src/brazil/name.ts';

describe('parsePersonName', () => {
  it.each([
    ['Maria Silva', 'Maria Silva'],
    ['  maria   da  silva ', 'maria da silva'],
    ['José d’Ávila', 'José d’Ávila'],
    ["Ana Sant'Anna", "Ana Sant'Anna"],
    ['Ana-Clara Souza', 'Ana-Clara Souza'],
    ['Zoë Müller', 'Zoë Müller'],
    ['João\u0303 Souza'.normalize('NFD'), 'João\u0303 Souza'.normalize('NFC')],
    ['Jose\u0301 Silva', 'José Silva'],
    ['Łukasz Żółw', 'Łukasz Żółw'],
    ['Мария Иванова', 'Мария Иванова'],
    ['山田 太郎', '山田 太郎'],
    ['محمد علي', 'محمد علي'],
    ['Maria\u00a0Silva', 'Maria Silva'],
    ['Maria\tSilva', 'Maria Silva'],
    ['Jo Li', 'Jo Li'],
    ['Maria S', 'Maria S'],
    [`${'a'.repeat(63)} ${'b'.repeat(64)}`, `${'a'.repeat(63)} ${'b'.repeat(64)}`],
  ])('parsePersonName reads %j as %j', (text, name) => {
    expect(parsePersonName(text)).toEqual({ ok: true, name });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['Maria', 'one-word'],
    ['Maria -', 'one-word'],
    ["'' --", 'one-word'],
    ['M Silva', 'short-first'],
    ["D' Ávila", 'short-first'],
    ['Maria S1lva', 'characters'],
    ['Maria J. Silva', 'characters'],
    ['maria@gmail.com', 'characters'],
    ['Maria Silva 😀', 'characters'],
    ['Maria\u200b Silva', 'characters'],
    ['Maria Silva\u0000', 'characters'],
    ['<b>Maria Silva</b>', 'characters'],
    [`${'a'.repeat(64)} ${'b'.repeat(64)}`, 'too-long'],
  ])('parsePersonName refuses %j: %s', (text, reason) => {
    expect(parsePersonName(text)).toEqual({ ok: false, reason });
  });
});

describe('parseMothersName', () => {
  it.each(['Não consta', 'não consta', 'NÃO CONSTA', 'Nao Consta', ' nao   consta ', 'Na\u0303o consta'])(
    'parseMothersName reads %j as "none recorded"',
    (text) => {
      expect(parseMothersName(text)).toEqual({ ok: true, name: 'Não consta' });
    },
  );

  it.each([
    ['Ana Souza', { ok: true, name: 'Ana Souza' }],
    ['Não consta nada', { ok: true, name: 'Não consta nada' }],
    ['Ana', { ok: false, reason: 'one-word' }],
    ['não', { ok: false, reason: 'one-word' }],
    ['', { ok: false, reason: 'empty' }],
    ['Sem Medo da Silva', { ok: true, name: 'Sem Medo da Silva' }],
  ])('parseMothersName reads %j like any name otherwise', (text, result) => {
    expect(parseMothersName(text)).toEqual(result);
  });
});

it.each(['não sei', 'Nao lembro', 'n sei', 'não me lembro', 'sem mãe', 'mãe desconhecida', 'Não informado'])(
  'parseMothersName refuses %j',
  (text) => {
    expect(parseMothersName(text)).toEqual({ ok: false, reason: 'unknown' });
  },
);

it('the name parsers never throw, and read their own result again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
      for (const parse of [parsePersonName, parseMothersName]) {
        const result = parse(text);
        if (result.ok) expect(parse(result.name)).toEqual(result);
      }
    }),
  );
});
