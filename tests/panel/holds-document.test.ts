import { expect, it } from 'vitest';
import { holdsDocument } from '../../src/panel/parts/NoteInput.tsx';

it.each([
  ['CPF 529.982.247-25', true],
  ['o cpf dela é 52998224725.', true],
  ['529 982 247 25', true],
  ['CNPJ 11.222.333/0001-81', true],
  ['empresa 12ABC34501DE35', true],
  ['ligar em (11) 98765-4321 às 14h', false],
  ['CPF 529.982.247-26', false],
  ['pedido UF-52998224725A', false],
  ['', false],
])('"%s" holds a document: %s', (text, holds) => expect(holdsDocument(text)).toBe(holds));
