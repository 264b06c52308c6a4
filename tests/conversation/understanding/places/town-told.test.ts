import { describe, expect, it } from 'vitest';
import { readSentence } from '../../../../scripts/understand/read-sentence.ts';
import { toneSentences } from '../../../../src/content/conversation/tone.ts';
import { addressSearchWords } from '../../../../src/content/screens/address-search.ts';
import { askedFor } from '../asked.ts';

const { coverageIn, open, openIn } = addressSearchWords.said;
const read = (message: string) => readSentence(message, askedFor('cep'));

describe('a town without a street, where the postcode is asked', () => {
  it.each([
    ['não sei o cep, é em Feira de Santana', 'Feira de Santana', 'Em Feira de Santana'],
    ['moro em feira de santana', 'feira de santana', 'Em Feira de Santana'],
    ['moro no centro de sorocaba', 'sorocaba', 'Em Sorocaba'],
    ['sou de Sarzedo/MG', 'Sarzedo, MG', 'Em Sarzedo'],
    ['to em São Luís do Maranhão, n sei o cep', 'São Luís, MA', 'Em São Luís'],
    ['moro em Conceição do Pará', 'Conceição do Pará', 'Em Conceição do Pará'],
    ['me mudei pra Uberaba semana passada, preciso de internet', 'Uberaba', 'Em Uberaba'],
    ['minha cidade é Barreiras', 'Barreiras', 'Em Barreiras'],
    ['moro no Recife', 'Recife', 'No Recife'],
    ['moro em Jurerê Internacional, em Florianópolis', 'Florianópolis', 'Em Florianópolis'],
  ])('is kept, and not asked again: %s', (message, place, town) =>
    expect(read(message).address).toEqual({ place, reply: openIn(town) }),
  );

  it.each([
    ['vcs atendem em Itacaré?', 'Itacaré', 'Em Itacaré'],
    ['cês atende em Abaeté? bairro São João, perto do cemitério', 'Abaeté', 'Em Abaeté'],
    ['antes de passar meus dados, vcs atendem em gravataí?', 'gravataí', 'Em Gravataí'],
    ['vcs atendem em jaboatao?? prazeres', 'jaboatao', 'Em Jaboatao'],
  ])('is kept where its coverage is asked: %s', (message, place, town) =>
    expect(read(message)).toEqual({
      address: { place, reply: coverageIn(town) },
      understood: null,
    }),
  );

  it.each([
    ['I live in Curitiba', 'english', 'Curitiba', false],
    ['I just moved to Curitiba and need internet at home', 'english', 'Curitiba', false],
    ["Hi, do you have coverage in Porto Seguro? I don't know my zip code", 'english', 'Porto Seguro', true],
    ["I'm in Campinas, do you have service here?", 'english', 'Campinas', true],
    ['hola buenas, vivo en Itacaré, tienen internet por allá?', 'spanish', 'Itacaré', true],
    ['Hola, vivo en Florianópolis, en Canasvieiras', 'spanish', 'Florianópolis', false],
    ['me acabo de mudar a Curitiba y necesito internet', 'spanish', 'Curitiba', false],
    ['quiero contratar internet para mi casa en Manaus', 'spanish', 'Manaus', false],
    ['llega la fibra a Olinda?', 'spanish', 'Olinda', true],
  ] as const)('is read in other languages: %s', (message, language, town, isAsked) =>
    expect(read(message)).toEqual({
      address: {
        place: town,
        reply: `${toneSentences[language]} ${(isAsked ? coverageIn : openIn)(`Em ${town}`)}`,
      },
      understood: null,
    }),
  );

  it('a question beside it is replied to', () => {
    const { address, understood } = read('moro em Itacaré, quanto custa?');
    expect(address?.place).toBe('Itacaré');
    expect(understood).toMatchObject({ kind: 'question', reply: expect.stringContaining('R$') });
  });

  it.each(['moro em Copacabana', 'não sei o cep, estou em Pinheiros'])(
    'a known quarter is no town: %s',
    (message) => expect(read(message).address).toEqual({ place: '', reply: open }),
  );

  it.each([
    'moro em Campinas mas é pra casa da minha mãe',
    'moro em Campinas, a internet é em Sumaré',
    'vocês atendem em Contagem ou só na capital?',
    'vocês atendem aqui no interior de Sergipe?',
    'moro em condomínio fechado, tem cobertura?',
    'to em dúvida',
    'sessenta e seis zero cinquenta e cinco traço zero noventa, é em belem',
  ])('no town is kept where it is not sure, or a postcode is told: %s', (message) =>
    expect(read(message).address?.place ?? '').toBe(''),
  );
});
