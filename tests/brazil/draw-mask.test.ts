import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, drawMask } from '../../src/brazil/draw-mask.ts';
import { type Mask, maskPatterns, maskTokens } from '../../src/brazil/mask-patterns.ts';

const kinds: readonly Mask[] = ['cep', 'phone', 'date', 'cpf', 'cnpj', 'code'];

/** What an input does with each key: it puts the character at the caret, then the mask is drawn. */
function type(kind: Mask, keys: string): string {
  let shown = '';
  for (const key of keys) shown = drawMask(kind, shown + key);
  return shown;
}

function eraseFromEnd(kind: Mask, text: string): string[] {
  const seen: string[] = [];
  for (let shown = text; shown !== ''; seen.push(shown)) shown = drawMask(kind, shown.slice(0, -1));
  return seen;
}

describe('the tokens of a mask', () => {
  it.each<[string, RegExp, string, string]>([
    ['# is a digit', maskTokens['#'], '5', 'aZ-'],
    ['@ is a letter', maskTokens['@'], 'aZ', '5-'],
    ['* is a digit or a letter', maskTokens['*'], '5aZ', '-.'],
  ])('a mask token stands for its characters and no others: %s', (_, token, taken, refused) => {
    expect([...taken].filter((char) => !token.test(char))).toEqual([]);
    expect([...refused].filter((char) => token.test(char))).toEqual([]);
  });

  it('every mask consists of tokens and separators', () => {
    for (const kind of kinds) expect(maskPatterns[kind]).toMatch(/^[#@*()./ -]+$/);
  });
});

describe('separators drawn with the digits', () => {
  it.each<[Mask, string, string]>([
    ['cep', '0', '0'],
    ['cep', '01310', '01310'],
    ['cep', '013101', '01310-1'],
    ['cep', '01310100', '01310-100'],
    ['cep', '01310-100', '01310-100'],
    ['cep', '01.310-100', '01310-100'],
    ['cep', '01310 100', '01310-100'],
    ['cep', ' 01310-100', '01310-100'],
    ['cep', '01310100 ', '01310-100 '],
    ['date', '12051979 ', '12/05/1979 '],
    ['phone', '1', '(1'],
    ['phone', '11', '(11'],
    ['phone', '119', '(11) 9'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['phone', '11 98765 4321', '(11) 98765-4321'],
    ['phone', '(11) 98765-4321', '(11) 98765-4321'],
    ['phone', '1134567890', '(11) 3456-7890'],
    ['phone', '11812345678', '(11) 81234-5678'],
    ['date', '02', '02'],
    ['date', '020', '02/0'],
    ['date', '02021990', '02/02/1990'],
    ['date', '02/02/1990', '02/02/1990'],
    ['date', '02.02.1990', '02/02/1990'],
    ['date', '02-02-1990', '02/02/1990'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '529 982 247 25', '529.982.247-25'],
    ['cnpj', '11222333000181', '11.222.333/0001-81'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', 'AB1', 'AB.1'],
    ['code', '123 456', '123456'],
  ])('the mask %s draws %j as %j', (kind, text, drawn) => {
    expect(drawMask(kind, text)).toBe(drawn);
    expect(drawMask(kind, drawn)).toBe(drawn);
  });
});

describe('text that does not fit the mask', () => {
  it.each<[Mask, string]>([
    ['cep', ''],
    ['cep', 'tem fidelidade?'],
    ['cep', '01310-100 apto 12'],
    ['cep', '013101000'],
    ['cep', 'O1310'],
    ['phone', '+55 11 98765-4321'],
    ['phone', '+'],
    ['phone', '011 98765-4321'],
    ['phone', '5511987654321'],
    ['phone', 'por que meu telefone?'],
    ['date', '2/2/1990'],
    ['date', '2/'],
    ['date', '12/3/1990'],
    ['date', '12 de março de 1990'],
    ['date', '020219901'],
    ['cpf', '529982247250'],
    ['cpf', 'por que meu CPF?'],
    ['cnpj', 'tem fidelidade?'],
    ['cnpj', 'tem 600'],
    ['cnpj', '12 mega'],
    ['cnpj', '123456789012345'],
    ['code', '1234567'],
    ['code', 'não chegou'],
  ])('the mask %s leaves %j as typed', (kind, text) => {
    expect(drawMask(kind, text)).toBe(text);
  });

  it.each<[Mask, string]>([
    ['cep', 'tem fidelidade?'],
    ['cep', '600 mega chega em 01310-100?'],
    ['cep', '01310 é o começo'],
    ['cep', '01310-100 numero 1200'],
    ['cep', '01310-100 1200'],
    ['cep', '01310-100numero 1200'],
    ['cep', '0131 avenida paulista'],
    ['date', '12/05/1979 minha mae e Maria'],
    ['cpf', '529.982.247-25 dia 10'],
    ['cpf', '529.982.247-25dia 10'],
    ['phone', '(11) 98765-4321 de manha'],
    ['cnpj', '11.222.333/0001-81 padaria'],
    ['code', '123456 nao chegou'],
    ['phone', '+55 11 98765-4321'],
    ['date', '2/2/1990'],
    ['date', '12/3/1990'],
    ['date', '12 de março de 1990'],
    ['cpf', 'por que meu CPF?'],
    ['cnpj', 'tem 600 mega?'],
    ['cnpj', '12 mega'],
    ['code', 'não chegou'],
  ])('the mask %s leaves %j as typed, also key by key', (kind, text) => {
    expect(type(kind, text)).toBe(text);
  });

  it('the mask accepts a digit too many and masks again without it', () => {
    expect(type('cep', '013101000')).toBe('01310-1000');
    expect(type('cpf', '529982247251')).toContain('251');
    expect(drawMask('cep', '01310-100')).toBe('01310-100');
  });
});

describe('key by key', () => {
  it.each<[Mask, string, string]>([
    ['cep', '01310100', '01310-100'],
    ['cep', '01310-100', '01310-100'],
    ['cep', '01.310-100', '01310-100'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['phone', '(11) 98765-4321', '(11) 98765-4321'],
    ['phone', '11 98765-4321', '(11) 98765-4321'],
    ['date', '02021990', '02/02/1990'],
    ['date', '02/02/1990', '02/02/1990'],
    ['date', '02.02.1990', '02/02/1990'],
    ['date', '2/2/1990', '2/2/1990'],
    ['date', '12/3/1990', '12/3/1990'],
    ['cpf', '529.982.247-25', '529.982.247-25'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ])('the mask %s typed key by key draws %s', (kind, keys, shown) => {
    expect(type(kind, keys)).toBe(shown);
  });

  it.each<[Mask, string]>([
    ['cep', '01310-100'],
    ['phone', '(11) 98765-4321'],
    ['date', '02/02/1990'],
    ['cpf', '529.982.247-25'],
    ['cnpj', '12.ABC.345/01DE-35'],
  ])('the mask %s erases %s one character at a time, separators included', (kind, text) => {
    expect(eraseFromEnd(kind, text)).toHaveLength(text.length);
  });
});

describe('the caret behind a digit', () => {
  it.each<[string, string, boolean, string]>([
    ['013101|', '01310-1|', false, 'typed at the end'],
    ['01310|100', '01310|-100', false, 'the separator was erased backwards'],
    ['01310|100', '01310-|100', true, 'the separator was erased forwards'],
    ['0130|-100', '0130|1-00', false, 'a digit was erased before the separator'],
    ['9|01310-10', '9|0131-010', false, 'a digit was put in front'],
    ['|11987', '|(11) 987', false, 'at the very beginning'],
    ['11 9|87', '(11) 9|87', false, 'behind a separator'],
    ['12|', '12/|', false, 'a separator came along'],
  ])('the caret stays behind the same digit: %s → %s: %s%s', (before, after, isDeletingForward) => {
    const caret = before.indexOf('|');
    const moved = caretAfter(before.replace('|', ''), caret, after.replace('|', ''), isDeletingForward);
    expect(moved).toBe(after.indexOf('|'));
  });
});

describe('the mask on any text', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789 ./-()+ab') }),
    fc.string({ unit: fc.constantFrom(...'0123456789') }),
  );

  it('the mask drops nothing but separators, and masked text stays masked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), texts, (kind, text) => {
        const drawn = drawMask(kind, text);
        const bare = (shown: string) => shown.replace(/[\s().\-–/]/g, '');
        expect(bare(drawn).toLowerCase()).toBe(bare(text).toLowerCase());
        expect(drawMask(kind, drawn)).toBe(drawn);
      }),
    );
  });

  it('the mask keeps the caret inside the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        texts,
        fc.nat(30),
        fc.boolean(),
        (kind, text, caret, forward) => {
          const drawn = drawMask(kind, text);
          const moved = caretAfter(text, Math.min(caret, text.length), drawn, forward);
          expect(moved).toBeGreaterThanOrEqual(0);
          expect(moved).toBeLessThanOrEqual(drawn.length);
        },
      ),
    );
  });
});
