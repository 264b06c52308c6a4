import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenEmail } from '../../../../src/conversation/understanding/spoken/spoken-email.ts';
import { textOf } from '../../../../src/conversation/understanding/text/text.ts';
import { heard } from '../asked.ts';

describe('an e-mail whose words stand apart', () => {
  it.each([
    ['ana paula 77 @ gmail.com', 'anapaula77@gmail.com'],
    ['anota aí rita de cassia 60 @ gmail.com', 'ritadecassia60@gmail.com'],
    ['joana silva 88 @ yahoo . com . br', 'joanasilva88@yahoo.com.br'],
    ['tata underline lopes 98 @ hotmail .com', 'tata_lopes98@hotmail.com'],
    ['Creusa com s, depois tracinho embaixo, 1958, arroba g mail.com', 'creusa_1958@gmail.com'],
    ['carla, depois underline, 77, arroba out look ponto com', 'carla_77@outlook.com'],
    ['leo_77@out look.com.br', 'leo_77@outlook.com.br'],
  ])('is proposed with all of them: %s', (typed, email) =>
    expect(heard(typed, 'email')).toBe(`[email: ${email}]`),
  );

  it('is read with what is said of its signs beside other answers', () =>
    expect(heard('meu nome é Rui Lopes, ruilopes sem ponto no meio @gmail.com', ['nome', 'email'])).toBe(
      '[name: Rui Lopes] [email: ruilopes@gmail.com]',
    ));

  it('leaves the name to its own question, where that is open', () =>
    expect(heard('meu nome é José Lima zelima 5 @ gmail . com', ['nome', 'email'])).toBe(
      '[name: José Lima] [email: zelima5@gmail.com]',
    ));
});

describe('an e-mail that is said', () => {
  it.each([
    ['m de maria, depois costa, arroba gmail ponto com', '[email: mcosta@gmail.com]'],
    ['primeiro jota, depois lima, arroba gmail ponto com', '[email: jlima@gmail.com]'],
    ['jorge, depois o número oitenta e dois, arroba gmail ponto com', 'email=jorge82@gmail.com'],
    ['ana luz tudo junto sem acento o numero 61 arroba uol ponto com', '[email: analuz61@uol.com]'],
    ['ml costa arroba gmail ponto com, ml só as letras m e l', '[email: mlcosta@gmail.com]'],
  ])('is read without what tells the order and kind of its parts: %s', (typed, short) =>
    expect(heard(typed, 'email')).toBe(short),
  );

  it.each([
    ['ana ponto souza arroba gmail ponto com', 'ana.souza@gmail.com'],
    ['é o da firma contato arroba padaria ponto com ponto br', 'contato@padaria.com.br'],
    ['neide cinquenta e um anderlaine costa arroba bol ponto com ponto br', 'neide51_costa@bol.com.br'],
    [
      'meu email é maria underline silva oitenta e oito arroba hotmail ponto com ponto br',
      'maria_silva88@hotmail.com.br',
    ],
    ['João arroba gmail ponto com', 'joao@gmail.com'],
    ['a n a dois cinco arroba uol ponto com ponto br', 'ana25@uol.com.br'],
    ['anota aí: carlos traço lima arroba outlook com', 'carlos-lima@outlook.com'],
    ['joao.silva@gmail ponto com', 'joao.silva@gmail.com'],
    ['pode mandar pro ze arroba empresa ponto com ponto br', 'ze@empresa.com.br'],
    ['denis linha baixo reis arroba yahoo ponto com ponto br', 'denis_reis@yahoo.com.br'],
    ['ana arroba uol ponto com ponto br ponto final', 'ana@uol.com.br'],
  ])('%s', (typed, email) => expect(heard(typed, 'email')).toBe(`email=${email}`));

  it.each([
    ['ana gmail.com', 'ana@gmail.com'],
    ['é pedro123 no gmail', 'pedro123@gmail.com'],
    ['carla.souza hotmail com', 'carla.souza@hotmail.com'],
    ['ana@gmailcom', 'ana@gmail.com'],
    ['luis com s arroba gmail ponto com', 'luis@gmail.com'],
    ['dudinha 2009 tudo junto @ icloud . com', 'dudinha2009@icloud.com'],
    ['a n a 7 7 @ g m a i l . c o m', 'ana77@gmail.com'],
    ['thay underline costa 98 @ hotmail .com', 'thay_costa98@hotmail.com'],
    ['é kellysouza, com dois l, do gmail', 'kellysouza@gmail.com'],
    ['pedro.alves, do outlook', 'pedro.alves@outlook.com'],
    ['mariasilva@gmail.com troquei, é msilva', 'msilva@gmail.com'],
    ['ruilopes sem ponto no meio @gmail.com', 'ruilopes@gmail.com'],
    ['ruilopes (sem ponto) @gmail.com', 'ruilopes@gmail.com'],
    ['rui lopes sem espaço nenhum @hotmail.com', 'ruilopes@hotmail.com'],
    ['rui lopes tudo junto no gmail', 'ruilopes@gmail.com'],
  ])('is proposed where a sign was left out or spelling said: %s', (typed, email) =>
    expect(heard(typed, 'email')).toBe(`[email: ${email}]`),
  );

  it.each([
    ['bota o do meu filho davi ponto lucas arroba gmail ponto com', 'davi.lucas@gmail.com'],
    ['pode ser o da minha cunhada rita ponto reis arroba uol ponto com ponto br', 'rita.reis@uol.com.br'],
  ])('begins behind the word for whose it is: %s', (typed, email) =>
    expect(heard(typed, 'email')).toContain(`[email: ${email}]`),
  );

  it.each([
    ['loja da carla arroba gmail ponto com, tudo junto', 'lojadacarla@gmail.com'],
    ['é salao da bete arroba hotmail ponto com tudo junto e minúsculo', 'salaodabete@hotmail.com'],
  ])('is written as one word if that is said behind it: %s', (typed, email) =>
    expect(heard(typed, 'email')).toContain(`[email: ${email}]`),
  );

  it('is none where only its words are described', () => {
    expect(heard('meu nome e sobrenome arroba gmail ponto com', 'email')).toMatch(/^unclear/);
    expect(heard('é igual meu nome tudo junto arroba gmail', 'email')).toMatch(/^unclear/);
  });

  it('is confirmed where the words may be a name, or stand in front of it', () =>
    expect(heard('ana souza arroba gmail ponto com', 'email')).toBe('[email: anasouza@gmail.com]'));

  it.each([
    ['jota ponto silva arroba gmail ponto com', 'j.silva@gmail.com'],
    ['erre esse lima arroba uol ponto com ponto br', 'rslima@uol.com.br'],
    ['ana eme arroba gmail ponto com', 'anam@gmail.com'],
    ['ana ponto souza sete arroba gmail ponto com', 'ana.souza7@gmail.com'],
  ])('a letter or a digit may be said by its name, which may be a name: %s is confirmed', (typed, email) =>
    expect(heard(typed, 'email')).toBe(`[email: ${email}]`),
  );

  it('has a name and an arroba', () => {
    expect(spokenEmail(textOf('arroba gmail ponto com'))).toBeNull();
    expect(spokenEmail(textOf('gmail ponto com'))).toBeNull();
  });

  const part = fc
    .stringMatching(/^[a-z]{3,8}$/)
    .filter(
      (word) =>
        !/^(?:sem|para|pra|pro|por|com|mail|email|este|esse|numero|ponto|mais|menos|traco|junto|tudo|nome|meus|pode|ser|que|meu|manda|mande|anota|anote|usa|use|envia|minha|ola|opa|sou|letra)/.test(
          word,
        ),
    );
  it('with signs between its parts, each stands where it was said', () =>
    fc.assert(
      fc.property(
        part,
        fc.constantFrom(['ponto', '.'], ['underline', '_'], ['traço', '-']),
        part,
        (one, [said, sign], other) => {
          const typed = `${one} ${said} ${other} arroba provedor ponto com ponto br`;
          expect(spokenEmail(textOf(typed))?.address).toBe(`${one}${sign}${other}@provedor.com.br`);
        },
      ),
    ));
});

it.each([
  ['duda_arroba_uol.com.br', 'duda@uol.com.br'],
  ['joao.silva-arroba-gmail-ponto-com', 'joao.silva@gmail.com'],
])('an e-mail with its signs in words between lines is taken at once: %s', (typed, email) =>
  expect(heard(typed, 'email')).toBe(`email=${email}`),
);

it('a note on how it is written is no part of it', () =>
  expect(heard('mercadinho sao pedro 3 tudo minusculo sem acento @ gmail', 'email')).toContain(
    'mercadinhosaopedro3',
  ));

it('whose name it is is told in front of it', () =>
  expect(heard('é o meu nome mesmo josivaldo barros arroba outlook ponto com', 'email')).toContain(
    'josivaldobarros@outlook.com',
  ));

it('behind a sign a particle is part of the name', () =>
  expect(heard('joao underline do leite sessenta e dois arroba hotmail ponto com', 'email')).toContain(
    'joao_doleite62@hotmail.com',
  ));
