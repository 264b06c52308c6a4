import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { sarzedo } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const given = { answers: { name: 'Ana Souza', mothers_name: 'Maria Souza' } };

describe('a surname that is wrong or was left out', () => {
  it.each([
    ['meu sobrenome saiu errado, é Teixeira', 'Ana Teixeira'],
    ['meu sobrenome tá errado, é Ana Sousa com s', 'Ana Sousa'],
    ['troca o sobrenome pra Araújo', 'Ana Araújo'],
    ['o sobrenome é Sousa com s', 'Ana Sousa'],
    ['meu sobrenome é sousa com s no meio não com z', 'Ana Sousa'],
    ['o meu sobrenome é sousa com s e não com z', 'Ana Sousa'],
    ['o sobrenome está errado, é Schmitt com dois tês', 'Ana Schmitt'],
    ['meu sobrenome não é Souza, é Schmitt, com dois tês', 'Ana Schmitt'],
    ['meu sobrenome saiu errado ali atrás, é Wanderley, com W e Y', 'Ana Wanderley'],
    ['troca o sobrenome pra Kowalski com k no começo', 'Ana Kowalski'],
    ['o sobrenome é Araujo sem acento', 'Ana Araujo'],
    ['falta um sobrenome, Ana Beatriz', 'Ana Beatriz Souza'],
    ['falta um sobrenome meu, Lima no final', 'Ana Souza Lima'],
    ['faltou meu sobrenome, é Souza Lima', 'Ana Souza Lima'],
    ['meu sobrenome é Lima, faltou', 'Ana Souza Lima'],
    ['meu sobrenome tá incompleto, falta Lima', 'Ana Souza Lima'],
    ['faltou o Lima', 'Ana Souza Lima'],
    ['faltou Lima no meu nome', 'Ana Souza Lima'],
  ])('is completed with the first name, for a yes: %s', (text, name) =>
    expect(heard(text, 'cpf', given)).toBe(`[name: ${name}]`),
  );

  it.each([
    ['meu sobrenome é Schmit com dois tês', 'Ana Schmitt'],
    ['o sobrenome é Matos com dois t', 'Ana Mattos'],
    ['meu sobrenome tá errado, é Wolf com dois efes', 'Ana Wolff'],
    ['o sobrenome é Araújo sem acento', 'Ana Araujo'],
  ])('is written as its note says: %s', (text, name) =>
    expect(heard(text, 'cpf', given)).toBe(`[name: ${name}]`),
  );

  it('is asked for where its note cannot be applied', () =>
    expect(heard('o sobrenome tá errado, é Vitor com c', 'cpf', given)).toBe('/correct nome'));

  it.each(['eu esqueci o do meio do meu nome', 'faltou o interfone', 'faltou o bloco'])(
    'no other word is a surname that was left out: %s',
    (text) => expect(heard(text, 'cpf', given)).not.toContain('[name'),
  );

  it.each([
    ['Lima', '[mothers_name: M**** S**** L****]'],
    ['de Lima', '[mothers_name: M**** S**** d**** L****]'],
  ])('that is sent behind the name joins it, for a yes: %s', (text, short) =>
    expect(heard(text, 'cpf', given)).toBe(short),
  );

  it('of the mother is corrected in her name', () =>
    expect(heard('faltou o Tavares no final do nome da minha mãe', 'confirmacao', given)).toBe(
      '[mothers_name: M**** S**** T****]',
    ));

  it('that is no name is asked for', () =>
    expect(heard('meu sobrenome saiu errado, é outro', 'cpf', given)).not.toContain('Outro'));
});

describe('a first name that is wrong, with a note on its spelling', () => {
  it.each([
    ['o nome da minha mãe é Neuza com z', '[mothers_name: N**** S****]'],
    ['o nome da mãe tá errado, é Thereza com th', '[mothers_name: T**** S****]'],
    ['meu primeiro nome tá errado é Rafaella com dois l', '[name: Rafaella Souza]'],
    ['meu nome é Ana com dois n', '[name: Anna Souza]'],
    ['corrige meu nome, é Ivone com I', '[name: Ivone Souza]'],
    ['meu nome é Tais com th', '[name: Thais Souza]'],
  ])('replaces the first, for a yes: %s', (text, short) =>
    expect(heard(text, 'confirmacao', given)).toBe(short),
  );
});

describe('a street that is wrong, with a note on its spelling', () => {
  const typed = { place: sarzedo, answers: { ...given.answers, address: 'Rua Goiás', number: '12' } };

  it.each([
    ['a rua tá errada, é Rua Mathias Silva com th', '[address: Rua Mathias Silva]'],
    ['o nome da rua é Rua Luis Gama com z', '[address: Rua Luiz Gama]'],
  ])('is proposed where it was told: %s', (text, short) =>
    expect(heard(text, 'confirmacao', typed)).toBe(short),
  );

  it('is no name', () =>
    expect(heard('a rua é Luiz de Camões com z', 'confirmacao', given)).not.toContain('[name'));
});

describe('a name that waits for a yes', () => {
  const waitingFor = (field: 'name' | 'mothers_name') => ({
    ...askedFor(field === 'name' ? 'nome' : 'nome-mae'),
    waiting: [
      {
        step: field === 'name' ? ('nome' as const) : ('nome-mae' as const),
        field,
        raw: { [field]: ['Ana Souza'] },
        shown: 'Ana Souza',
      },
    ],
  });

  it.each([
    ['sobrenome errado, é Schmitt com dois tês', 'Ana Schmitt'],
    ['não, o sobrenome é Schmitt', 'Ana Schmitt'],
    ['faltou o Lima', 'Ana Souza Lima'],
  ])('has its surname corrected before anything is stored: %s', (text, name) => {
    for (const field of ['name', 'mothers_name'] as const)
      expect(understand(text, waitingFor(field)), field).toMatchObject({
        kind: 'proposal',
        answers: [{ field, raw: { [field]: [name] } }],
      });
  });

  it('stays the name of the mother while the own surname is corrected', () =>
    expect(
      understand('meu sobrenome é Schmitt', {
        ...waitingFor('mothers_name'),
        facts: askedFor('nome-mae', given).facts,
      }),
    ).toMatchObject({ kind: 'proposal', answers: [{ field: 'name' }] }));
});
