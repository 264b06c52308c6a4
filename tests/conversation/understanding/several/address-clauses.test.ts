import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { placeEntries } from '../../../../src/content/knowledge/entries/place.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { sarzedo, taguatinga } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const street = (text: string) => heard(text, 'instalacao', { place: sarzedo });
const house = (text: string) => heard(text, 'nr-imovel', { coverage: null });
const block = (text: string) => heard(text, 'nr-imovel', { coverage: null, place: taguatinga });

describe('the parts of an address side by side', () => {
  it.each([
    [
      'rua das flores 88 jardim américa',
      '[number: 88] [address: rua das flores] [neighborhood: jardim américa]',
    ],
    ['não tem complemento não é casa só, térrea', '[complement: Sem complemento]'],
  ])('are told apart at the street: %s', (text, told) => expect(street(text)).toBe(told));

  it.each(['lote A quadra B', 'quadra B lote A', 'lote A da quadra B'])(
    'a lot of one letter stays a lot beside its block: %s',
    (text) => {
      const said = block(text);
      expect(said).toContain('[block_number: B]');
      expect(said).toContain('[allotment_number: A]');
    },
  );

  it.each([
    ['01310-100 casa 340 frente', '[number: 340] [complement: frente]'],
    ['01310-100, casa 2 fundos', '[complement: casa 2 fundos]'],
  ])(
    'a house of three digits behind the postcode is a number, one of fewer may be of a yard: %s',
    (text, told) => expect(heard(text, 'cep', { place: null, coverage: null })).toContain(told),
  );

  it.each(['0131-100', '3840-100'])('a postcode that lacks a digit is no house number: %s', (text) => {
    expect(house(text)).toContain('unclear');
    expect(heard(`falta um número: ${text}`, 'cep', { place: null, coverage: null })).not.toContain('number');
  });

  it.each(['number 77, casa amarela', '77, tem uma padaria embaixo, não tem como errar'])(
    'what a house looks like is left over beside its number, without a reply: %s',
    (text) => expect(house(text)).toMatch(/^\[number: 77\] \+ /),
  );
});

describe('a neighbourhood told in one breath', () => {
  it.each([
    ['rua das violetas bairro alterosa casa 2 o portão é azul', 'alterosa', 'casa 2'],
    ['rua dos ipês bairro masterville fundos e me liga quando chegar', 'masterville', 'fundos'],
    ['rua bonito bairro casa branca casa 4 tem cachorro', 'casa branca', 'casa 4'],
    ['rua gama bairro betânia torre 3 apartamento 705 a chave fica na portaria', 'betânia', 'torre 3'],
  ])('ends at the part of the building, and that at the note: %s', (text, neighborhood, complement) => {
    const said = street(text);
    expect(said).toContain(`[neighborhood: ${neighborhood}]`);
    expect(said).toContain(`[complement: ${complement}`);
    expect(said).not.toMatch(/\[[^\]]*(?:portão|liga|cachorro|chave)/);
  });

  it.each([
    'rua tupis bairro liberdade o portão é azul',
    'rua tupis bairro liberdade e tem cachorro solto no quintal',
    'rua tupis bairro liberdade que fica atrás da fábrica',
    'rua tupis bairro liberdade quantos dias demora pra instalar',
    'Rua Tupis, bairro Liberdade. do lado da padaria',
    'rua tupis barro liberdade',
  ])('is never stored with what follows: %s', (text) =>
    expect(street(text)).toMatch(/\[neighborhood: liberdade\]/i),
  );

  it.each(['rua do barro bairro lagoa', 'Av. Pres. Kennedy, bairro Jd. América'])(
    'keeps its whole name: %s',
    (text) => expect(street(text)).toMatch(/neighborhood=(?:lagoa|Jd\. América)$/),
  );
});

it.each(['rua um', 'rua a'])('a street called by a word that joins keeps it: %s', (name) =>
  expect(street(`${name} no bairro liberdade`)).toBe(`address=${name}, neighborhood=liberdade`),
);

describe('a part of a building behind its number', () => {
  it.each([
    ['88 casa 2 cuidado com o cachorro', 'casa 2'],
    ['1500 sala 901 o prédio fecha às 18h', 'sala 901'],
    ['750 apto 32 torre A e só chego depois das seis', 'apto 32 torre A'],
    ['330 o meu ap é 21 e já aviso que a rua é sem saída', 'ap 21'],
  ])('ends where a note begins: %s', (text, complement) =>
    expect(house(text)).toContain(`[complement: ${complement}]`),
  );

  it.each([
    ['99 apartamento 203 bloco b de bola', 'number=99, complement=apartamento 203 bloco b'],
    ['12 bloco bê', 'number=12, complement=bloco b'],
    ['1010, apartamento nosso 75', 'number=1010, complement=apartamento 75'],
  ])('is written without what only tells it again: %s', (text, said) => expect(house(text)).toBe(said));
});

describe('a block and a lot', () => {
  it.each([
    ['c s b dois lotes seis', '[block_number: CSB 2] [allotment_number: 6]'],
    ['quadra 12 conjunto d casa 5 o lote eu não sei', '[block_number: 12] [complement: conjunto d casa 5]'],
    ['quadra 12 e o lote é 4 ou 5', '[block_number: 12] + e o lote é 4 ou 5'],
  ])('are told apart from the house: %s', (text, said) => expect(block(text)).toContain(said));

  it('a lot that is not used there is never passed over', () =>
    expect(block('qno 17 conj 20 casa 8, aqui não se usa bloco')).toContain('+ aqui não se usa bloco'));

  it('where there is no lot, the visitor is told what stands for it', () => {
    const reply = placeEntries.find(({ id }) => id === 'casa-em-vez-de-lote')?.reply;
    const asked = askedFor('nr-imovel', { coverage: null, place: taguatinga });
    expect(understand('qnl 14 conjunto c casa 22 não tem lote', asked)).toMatchObject({ reply });
  });
});

describe('beside a postcode', () => {
  it.each(['moro na rua augusta 1200, cep 01304-001', 'minha sogra mora na rua augusta 1200, 01304-001'])(
    'the street is told by it, and the number is kept: %s',
    (text) => expect(heard(text, 'cep')).toBe('[cep: 01304-001] [number: 1200]'),
  );

  it('what is said of the street is shown', () =>
    expect(heard('30150-310, mas o correio diz outra rua', 'cep')).toContain(
      '+ mas o correio diz outra rua',
    ));
});

describe('a visitor who goes to look', () => {
  it.each(['agora tu me pegou deixa eu descer ali e olhar', 'nunca reparei, vou perguntar pro vizinho'])(
    'is waited for: %s',
    (text) =>
      expect(understand(text, askedFor('nr-imovel', { coverage: null }))).toMatchObject({
        kind: 'question',
        reply: expect.stringContaining(replies.waits('').trim()),
      }),
  );

  it('beside an answer, is waited for as well', () =>
    expect(
      understand('itaú agência 3842, a conta vou ter que procurar no app', askedFor('conta-debito')),
    ).toMatchObject({ kind: 'proposal', reply: replies.waits('').trim() }));
});

describe('a complement that was noted before', () => {
  it.each(['não tem complemento não é casa', 'é só casa, não tem ap nem bloco'])(
    'is acknowledged, and the rest asked for: %s',
    (text) =>
      expect(
        understand(
          text,
          askedFor('instalacao', { place: sarzedo, answers: { complement: { text: '', parts: [] } } }),
        ),
      ).toMatchObject({ kind: 'question', reply: expect.stringContaining(replies.isNoted('').trim()) }),
  );
});
