import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { sarzedo } from '../../funnel/given.ts';
import { askedFor, heard } from './asked.ts';

const facts = { place: sarzedo };
const streets = fc.constantFrom(
  'Rua Minas Gerais',
  'Avenida das Américas',
  'Travessa São Jorge',
  'Rua Dom Pedro II',
);
const neighborhoods = fc.constantFrom('Floresta', 'Santa Mônica', 'São José', 'Vila Nova');

describe('a street that is told with its neighbourhood', () => {
  const joins = fc.constantFrom(
    ', bairro ',
    ' no bairro ',
    ' do bairro ',
    ' que fica no bairro ',
    ', ali no bairro ',
    ' bairro ',
  );

  it('keeps no word that joins the two', () => {
    fc.assert(
      fc.property(streets, joins, neighborhoods, (street, join, neighborhood) => {
        const said = heard(`${street}${join}${neighborhood}`, 'instalacao', facts);
        expect(said).toContain(street);
        expect(said).not.toMatch(/(?: no| do| fica| que| ali)(?:,|\])/);
        expect(said).toContain(neighborhood);
      }),
    );
  });

  it.each([' na ', ' no ', ' fica na ', ' - '])('ends at “%s”', (join) =>
    expect(heard(`Rua Minas Gerais${join}Vila Nova`, 'instalacao', facts)).toBe(
      'address=Rua Minas Gerais, neighborhood=Vila Nova',
    ),
  );

  it('is asked about where a number behind it is not the one that was given', () =>
    expect(
      heard('Rua Sete de Setembro 140, Floresta', 'instalacao', { ...facts, answers: { number: '1000' } }),
    ).toContain('[address: Rua Sete de Setembro 140]'));

  it('does not keep what it is near to', () =>
    expect(heard('Rua Goiás perto do posto, Floresta', 'instalacao', facts)).toContain(
      '[address: Rua Goiás]',
    ));
});

describe('a property on the land', () => {
  it.each(['Sítio Boa Vista', 'Chácara Recanto', 'Fazenda Santa Cruz'])('%s is no neighbourhood', (name) => {
    const said = heard(`Estrada da Serra km 4, ${name}`, 'instalacao', facts);
    expect(said).toContain(`[complement: ${name}]`);
    expect(said).not.toContain('neighborhood');
  });

  it('may be the neighbourhood of a town', () =>
    expect(heard('Rua Goiás, Chácara Flora', 'instalacao', facts)).toContain('neighborhood=Chácara Flora'));
});

describe('a part of a building in one breath with its number', () => {
  const parts = fc.constantFrom('apartamento 72', 'ap 31', 'apto 5 bloco b', 'sala 12');
  const numbers = fc.integer({ min: 100, max: 9999 });

  it('is told apart, whichever comes first', () => {
    fc.assert(
      fc.property(parts, numbers, fc.boolean(), (part, number, isFirst) => {
        const text = isFirst ? `${part} do ${number}` : `moro no ${number} no ${part}`;
        const found = understand(text, askedFor('nr-imovel', { coverage: null }));
        const raw =
          found.kind === 'proposal'
            ? Object.assign({}, ...found.answers.map((answer) => answer.raw))
            : found.kind === 'answer'
              ? found.raw
              : {};
        expect(raw).toMatchObject({ number: [String(number)], complement: [part] });
      }),
    );
  });
});
