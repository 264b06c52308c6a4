import { describe, expect, it } from 'vitest';
import { hintWords } from '../../../../src/content/conversation/hints.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { heard } from '../asked.ts';

describe('several answers changed in one message at the review', () => {
  it.each([
    ['me arrependi, sobe pra 1 giga e passa o vencimento do 5 pro 15', ['idPlan', 'due_date']],
    ['muda pra 1 giga e o vencimento pro dia 15', ['idPlan', 'due_date']],
    ['passa o vencimento pro 15 e tira o débito automático', ['due_date', 'direct_debit']],
  ])('are all taken: %s', (text, names) => {
    for (const name of names)
      expect(heard(text, 'confirmacao', { answers: { ...everyAnswer, direct_debit: true } })).toContain(
        `[${name}: `,
      );
  });

  it.each(['o ap é 42 e não 24', 'sim só q o ap é 42 e n 24', 'sim só que o apartamento é 42 e não 24'])(
    'leave out the value that is not meant: %s',
    (text) => {
      expect(heard(text, 'confirmacao')).toMatch(/^\[complement: (?:ap|apartamento) 42\]$/);
    },
  );

  it('are none where the plan is only to be read once more', () =>
    expect(heard('repete só o plano e o valor por gentileza', 'confirmacao')).not.toContain('correct'));
});

describe('a visitor who gives up the debit', () => {
  it.each([
    ['desisti, manda o boleto', 'ativar-debito'],
    ['ah muito trabalho, desisti, manda o boleto no email msm', 'conta-debito'],
    ['por enquanto não, depois eu vejo pelo aplicativo', 'ativar-debito'],
    ['por enquanto deixa quieto, dps eu cadastro pelo app', 'ativar-debito'],
  ] as const)('pays by bill: %s', (text, step) => {
    expect(heard(text, step)).toMatch(/direct_debit/);
    expect(heard(text, step)).not.toBe('direct_debit=true');
    expect(heard(text, step)).toMatch(/boleto|false/i);
  });

  it('a visitor who gives up the bill pays by debit', () =>
    expect(heard('desisto do boleto, quero débito', 'ativar-debito')).toBe('direct_debit=true'));
});

describe('words in passing', () => {
  it.each([
    ['é a Terezinha ué', 'nome-mae', 'Terezinha'],
    ['Bah, sou a Marlene Tchê', 'nome', 'Marlene'],
  ] as const)('are no part of a name: %s', (text, step, name) => {
    expect(heard(text, step)).toContain(name);
    expect(heard(text, step)).not.toMatch(/ué|tchê/i);
  });

  it('are no neighbourhood', () =>
    expect(heard('mudei ontem nem sei o nome do bairro kkk a rua é Ipê Amarelo', 'instalacao')).not.toContain(
      'neighborhood',
    ));

  it.each(['carlos ponto souza no gmail ponto com', 'carlos ponto souza, tudo minúsculo, no gmail'])(
    'are no part of an e-mail: %s',
    (text) => expect(heard(text, 'email')).toContain('email: carlos.souza@gmail.com'),
  );

  it('do not keep the letter of an account apart', () =>
    expect(heard('conta 67890 traço xis', 'conta-debito')).toMatch(/account_number: \*+-?x|67890-x/i));

  it('of shift work are not read as leaving the conversation', () =>
    expect(heard('faço plantão à noite, então só de tarde', 'data-instalacao')).toContain('schedules'));
});

describe('an age', () => {
  it('under 18 is told that an adult may order', () =>
    expect(heard('tenho 16 anos, dá pra fazer mesmo assim?', 'data-nascimento')).toContain(
      hintWords.tooYoung,
    ));
});

describe('a wish in a clause of its own', () => {
  it('for people is followed', () =>
    expect(heard('Não vou passar por aqui. Me dá um telefone que eu falo com gente.', 'cpf')).toContain(
      'person',
    ));

  it('for a company is followed', () =>
    expect(heard('pode ser CNPJ? é pra minha lojinha de ração', 'nome')).toContain('company'));
});
