import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Understood } from '../../../../src/conversation/understanding/reading.ts';
import { plainOf, wordsOf } from '../../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { Facts } from '../../../../src/funnel/facts.ts';
import type { StepId } from '../../../../src/funnel/steps/step-id.ts';
import { sarzedo } from '../../../funnel/given.ts';
import { askedFor, heard, inShort } from '../asked.ts';

describe('the rest of a message beside a recognised answer', () => {
  it.each([
    ['nr-imovel', 'numero 1000, 3 andar', 'number=1000, complement=3 andar'],
    ['nr-imovel', '3 andar, numero 1000', 'number=1000, complement=3 andar'],
    ['nr-imovel', '1000, 3º andar', 'number=1000, complement=3º andar'],
    ['nr-imovel', '1000, apto 12 bloco B', 'number=1000, complement=apto 12 bloco B'],
    ['nr-imovel', '1000 apto 12, Ana Souza', '[number: 1000] [complement: apto 12] + Ana Souza'],
    ['nr-imovel', '1000, Ana Souza', '[number: 1000] + Ana Souza'],
    ['cep', 'rua goiás 45 em contagem, cep 32041-560', '[cep: 32041-560] [number: 45]'],
    ['cep', 'rua goiás 45, cep 35675-000', '[cep: 35675-000] [number: 45] + rua goiás'],
    ['nr-imovel', '45, Centro', '[number: 45] + Centro'],
    ['nr-imovel', 'Rua das Flores 100', '[number: 100] + Rua das Flores'],
    ['nr-imovel', '1000, perto da praça', '[number: 1000] + perto da praça'],
    ['cep', '01310-100 perto do metrô', '[cep: 01310-100] + perto do metrô'],
    ['telefone', '11 98765-4321 ou 21 3456-7890', '[phone: (11) 98765-4321] + ou 21 3456-7890'],
    ['nome', 'Ana Souza, Rua das Flores', '[name: Ana Souza] + Rua das Flores'],
  ] as const)('at %s: %s', (step, text, told) => expect(heard(text, step)).toBe(told));

  it.each([
    ['moro em casa msm', '[complement: casa]'],
    ['casa da minha sogra', '[complement: casa da minha sogra]'],
    ['apto 12, Ana Souza', '[complement: apto 12] [address: Ana Souza]'],
    ['apto 12, bloco B, quero internet logo', '[complement: apto 12, bloco B] + quero internet logo'],
  ])('at the rest of the address: %s', (text, told) =>
    expect(heard(text, 'instalacao', { place: sarzedo })).toBe(told),
  );

  it('an e-mail is the whole of what was written', () =>
    expect(heard("o'neill@gmail.com", 'email')).toBe("email=o'neill@gmail.com"));
});

const joiner = fc.constantFrom(', ', ' ', '; ', '\n', ' - ');
const scraps = [
  'apto 12',
  'bloco B',
  '3 andar',
  'fundos',
  'Ana Souza',
  'Jardim América',
  'perto da padaria',
  'portão azul',
  '77',
  'rua Augusta',
];
const told = (understood: Understood): string => {
  const found =
    understood.kind === 'answer'
      ? Object.values(understood.raw).flat()
      : understood.kind === 'proposal'
        ? [...understood.answers.flatMap(({ raw }) => Object.values(raw).flat()), understood.left ?? '']
        : [];
  return found.join(' ');
};

const situations: readonly [StepId, Partial<Facts>, string][] = [
  ['nr-imovel', {}, 'numero 1000'],
  ['nr-imovel', {}, '1000'],
  ['cep', {}, '01310-100'],
  ['telefone', {}, '(11) 98765-4321'],
  ['email', {}, 'ana@gmail.com'],
  ['cpf', {}, '529.982.247-25'],
  ['nome', {}, 'Maria Silva'],
  ['nome-mae', {}, 'Maria Silva'],
  ['instalacao', { place: sarzedo }, 'Rua das Flores, bairro Centro'],
];

/** A postcode tells these as well. */
const places = ['Jardim América', 'rua Augusta'];

describe.each(situations)('at %s, with %j and anything beside it', (step, facts, answer) => {
  it('every word is understood, or shown as left', () => {
    const asked = askedFor(step, facts);
    const others = step === 'cep' ? scraps.filter((scrap) => !places.includes(scrap)) : scraps;
    const beside = fc.array(fc.tuple(joiner, fc.constantFrom(...others)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(beside, (parts) => {
        const text = answer + parts.flat().join('');
        const understood = understand(text, asked);
        fc.pre(understood.kind === 'answer' || understood.kind === 'proposal');
        const all = wordsOf(plainOf(told(understood)));
        const lost = wordsOf(plainOf(parts.map(([, part]) => part).join(' '))).filter(
          (word) => word.length > 2 && !['rua', 'apto', 'bloco'].includes(word) && !all.includes(word),
        );
        expect(lost, `${text} → ${inShort(understood)}`).toEqual([]);
      }),
    );
  });
});

describe('words that were not understood are shown as left over', () => {
  it.each([
    ['dia 10, não, melhor dia 15, portão verde', 'data-de-vencimento', '[due_date: Dia 15] + portão verde'],
    ['dia 10 portão verde, não, melhor dia 15', 'data-de-vencimento', '[due_date: Dia 15] + portão verde'],
    ['Ana Souza 12031980', 'nome', '[name: Ana Souza] + 12031980'],
    ['Ana Souza 31 anos', 'nome', '[name: Ana Souza] + 31 anos'],
    ['Ana Souza, portão verde, tem fidelidade?', 'nome', '[name: Ana Souza] + portão verde'],
    ['dia 10, portão verde, tem juros?', 'data-de-vencimento', '[due_date: Dia 10] + portão verde'],
    ['sexta de manhã, portão verde, o técnico liga antes?', 'data-instalacao', '+ portão verde'],
  ] as const)('%s', (text, step, said) => expect(heard(text, step)).toContain(said));

  it('nothing is shown as left over where everything was understood', () => {
    expect(heard('dia 10, não, melhor dia 15', 'data-de-vencimento')).toBe('[due_date: Dia 15]');
    expect(heard('600 mega, tem fidelidade?', 'planos')).not.toContain('+');
  });
});
