import { describe, expect, it, vi } from 'vitest';
import { addressMention } from '../../../../src/conversation/understanding/places/address-mention.ts';
import { lacksPostcode } from '../../../../src/conversation/understanding/places/place-told.ts';
import { twoAddresses } from '../../../../src/conversation/understanding/places/two-addresses.ts';
import { townIn, townNamed } from '../../../../src/conversation/understanding/recognisers/address/town-in.ts';
import { textOf } from '../../../../src/conversation/understanding/text/text.ts';

const told = (message: string) => {
  const found = addressMention(textOf(message));
  if (found === null) return null;
  const { street, number, city, uf } = found.address;
  return [street, number, city, uf].join(' | ');
};

describe('a street without its postcode', () => {
  it.each([
    ['av paulista 1000', 'av paulista | 1000 |  | '],
    ['Av. Paulista, 1000', 'Av. Paulista | 1000 |  | '],
    ['avenida paulista', 'avenida paulista |  |  | '],
    ['moro na rua das flores 20 em campinas', 'rua das flores | 20 | campinas | '],
    ['Rua das Flores, 20, Centro, Campinas - SP', 'Rua das Flores | 20 | Campinas | SP'],
    ['rua 13 de maio 200 em São Paulo', 'rua 13 de maio | 200 | São Paulo | '],
    ['Rua XV de Novembro, nº 45, Curitiba/PR', 'Rua XV de Novembro | 45 | Curitiba | PR'],
    ['rua sete numero 12 campinas sp', 'rua sete | 12 | campinas | SP'],
    [
      'moro na rua dos Inconfidentes 340 ap 12 em BH, na savassi',
      'rua dos Inconfidentes | 340 | Belo Horizonte | ',
    ],
    ['rua augusta são paulo', 'rua augusta |  | são paulo | '],
    ['moro na praça pio x rio de janeiro rj', 'praça pio x |  | Rio de Janeiro | RJ'],
    ['rua são paulo', 'rua são paulo |  |  | '],
    ['rua joão dos santos', 'rua joão dos santos |  |  | '],
    ['avenida barão de são gonçalo', 'avenida barão de são gonçalo |  |  | '],
    ['r. das flores 20 apto 12', 'r. das flores | 20 |  | '],
    ['fica na praça da sé em são paulo, sp', 'praça da sé |  | são paulo | SP'],
    ['to no rj, rua do ouvidor 50', 'rua do ouvidor | 50 | Rio de Janeiro | '],
    ['rua augusta 1500 são paulo quero o de 1 giga', 'rua augusta | 1500 | são paulo | '],
    ['rua augusta 100 sp', 'rua augusta | 100 | São Paulo | '],
    ['moro no centro de campinas, na rua barão de jaguara', 'rua barão de jaguara |  | campinas | '],
    ['estrada do mato km 7', 'estrada do mato |  |  | '],
    ['estrada dos bandeirantes km 12, 450', 'estrada dos bandeirantes | 450 |  | '],
    ['conjunto habitacional josé bonifácio 12', 'conjunto habitacional josé bonifácio | 12 |  | '],
    ['rua 15 de novembro 20 esquina com a sete de setembro', 'rua 15 de novembro | 20 |  | '],
    ['travessa do ouvidor 15, rio de janeiro', 'travessa do ouvidor | 15 | Rio de Janeiro | '],
    ['rua cosme e damião 8b em belo horizonte minas gerais', 'rua cosme e damião | 8b | belo horizonte | MG'],
  ])('%s', (message, expected) => {
    expect(told(message)).toBe(expected);
  });

  it.each([
    'tem fibra na minha rua?',
    'a rua tem fibra?',
    'vocês passam em toda rua?',
    'quero a internet via fibra',
    'acesso à internet',
    '01310-100',
    'ana souza',
    'qual rua?',
    'não',
    '',
  ])('is not in %s', (message) => {
    expect(addressMention(textOf(message))).toBeNull();
  });

  it('leaves the rest of the message', () => {
    const found = addressMention(
      textOf('meu nome é Ana Souza. rua das flores 20 em campinas. quero 600 mega'),
    );
    expect(found?.rest.shown).toMatch(/^meu nome é Ana Souza\. \uE000+\. quero 600 mega$/);
  });

  it.each(['rua ', 'rua 1 ', 'em ', ', ', 'av. a, '])(
    'is looked for at most twice as often in twice as many of %j',
    (piece) => {
      const lookUps = (times: number): number => {
        const spy = vi.spyOn(RegExp.prototype, 'exec');
        addressMention({ shown: piece.repeat(times), plain: piece.repeat(times) });
        const { length } = spy.mock.calls;
        spy.mockRestore();
        return length;
      };
      expect(lookUps(400)).toBeLessThanOrEqual(2 * lookUps(200) + 1);
    },
  );
});

describe('a town', () => {
  it.each([
    ['campinas', 'campinas', ''],
    ['em Campinas', 'Campinas', ''],
    ['São Paulo - SP', 'São Paulo', 'SP'],
    ['fica em belo horizonte, mg', 'belo horizonte', 'MG'],
    ['Bom Jesus no Rio Grande do Sul', 'Bom Jesus', 'RS'],
  ])('%s', (message, city, uf) => {
    expect(townIn(textOf(message))).toEqual({ city, uf });
  });

  it.each(['quero 600 mega', '12', 'qual o prazo de instalação desse plano de vocês'])(
    'is not %s',
    (message) => {
      expect(townIn(textOf(message))).toBeNull();
    },
  );
});

describe('a town in front of its street', () => {
  it.each([
    ['Recife, Rua da Aurora 325', 'Recife', 'Rua da Aurora'],
    ['é em Porto Alegre na Av. Ipiranga 100', 'Porto Alegre', 'Av. Ipiranga'],
    ['moro em São Paulo, rua Augusta 1500', 'São Paulo', 'rua Augusta'],
  ])('is the town of the search: %s', (message, city, street) =>
    expect(addressMention(textOf(message))?.address).toMatchObject({ city, street }),
  );

  it('fills the search by itself, where it is told with an early plan', () => {
    expect(townNamed(textOf('pro meu apartamento em Campinas'))).toEqual({ city: 'Campinas', uf: '' });
    expect(townNamed(textOf('pro meu apartamento'))).toBeNull();
  });
});

describe('a visitor who does not know the postcode', () => {
  it.each([
    ['não sei meu CEP', true],
    ['esqueci o cep', true],
    ['nao lembro do meu cep agora', true],
    ['como descubro meu cep?', true],
    ['qual é o meu cep?', true],
    ['meu cep é 01310-100', false],
    ['por que precisa do cep?', false],
    ['não faço ideia', true],
    ['sei lá', true],
  ])('%s', (message, lacks) => {
    expect(lacksPostcode(textOf(message))).toBe(lacks);
  });
});

describe('a large town in the middle of an address', () => {
  it.each([
    [
      'quero a de 500 mega pra rua Bernardo Guimarães 1120 BH no nome de Carlos Lima',
      'rua Bernardo Guimarães | 1120 | Belo Horizonte | ',
    ],
    ['rua augusta 300 SP no nome de Carlos Lima', 'rua augusta | 300 | São Paulo | '],
    ['rua da bahia 1148 centro bh quero o de 500', 'rua da bahia | 1148 | Belo Horizonte | '],
    ['rua lauro linhares 600 trindade floripa quero 1 giga', 'rua lauro linhares | 600 | Florianópolis | '],
    ['rua das flores 20 sumaré sp quero o de 500', 'rua das flores | 20 | sumaré | SP'],
    ['rua barata ribeiro 200 copacabana', 'rua barata ribeiro | 200 |  | '],
    ['avenida paulista 1000 apartamento 52 são paulo', 'avenida paulista | 1000 | são paulo | '],
    ['rua das flores 20 bloco b apto 3 campinas', 'rua das flores | 20 | campinas | '],
    ['rua das flores 20 campinas sp apto 3', 'rua das flores | 20 | campinas | SP'],
    ['rua augusta 1500 consolação são paulo apartamento 12', 'rua augusta | 1500 | são paulo | '],
    ['rua das flores 20 centro campinas sp casa dos fundos', 'rua das flores | 20 | campinas | SP'],
    ['praça pio x no rio n 10', 'praça pio x | 10 | Rio de Janeiro | '],
    ['rua das flores em campinas 20', 'rua das flores | 20 | campinas | '],
    ['rua das flores, campinas, 20', 'rua das flores | 20 | campinas | '],
  ])('%s: the town is found', (message, address) => expect(told(message)).toBe(address));

  it.each([
    ['rua das flores 20 bairro campinas', 'rua das flores | 20 |  | '],
    ['rua das flores 20 perto da rua campinas', 'rua das flores | 20 |  | '],
  ])('%s: what is only called so is none', (message, address) => expect(told(message)).toBe(address));
});

describe('two addresses in one message', () => {
  it.each([
    'são dois endereços, a loja na rua das flores 20 e minha casa na rua do sol 30',
    'a casa é na rua das flores 20 e o trabalho na rua do sol 30',
    'rua das flores 20 ou rua do sol 30',
  ])('%s: both are told', (message) =>
    expect(twoAddresses(textOf(message))?.map(({ street, number }) => `${street} ${number}`)).toEqual([
      'rua das flores 20',
      'rua do sol 30',
    ]),
  );

  it.each([
    'moro na rua das flores 20 esquina com rua do sol 30',
    'rua das flores 20, era rua do sol antes',
    'rua das flores 20, apto 3',
  ])('%s: one is told', (message) => expect(twoAddresses(textOf(message))).toBeNull());
});
