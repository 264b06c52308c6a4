import { describe, expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { everyAnswer } from '../../funnel/given.ts';
import { askedFor, heard } from './asked.ts';

const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ id: text, text }));
const quiz = {
  idQuiz: 'q',
  attemptsLeft: 2,
  questions: [
    {
      id: 'rua',
      text: 'Em qual destas ruas você já morou?',
      answers: optionsOf(['Rua Augusta', 'Rua das Flores', 'Avenida Brasil', 'Nenhuma delas']),
    },
    {
      id: 'mes',
      text: 'Em que mês você nasceu?',
      answers: optionsOf(['Janeiro', 'Março', 'Julho', 'Outubro']),
    },
  ],
};
const facts = { risk: { status: 'quiz' as const, message: null, quiz } };

describe('both questions of the quiz', () => {
  it.each([
    ['nasci em março e morei na rua das flores', 'Rua das Flores', 'Março'],
    ['nunca morei em nenhuma e nasci em julho', 'Nenhuma delas', 'Julho'],
    ['morei na avenida brasil de 1990 até 2001 e faço aniversário em março', 'Avenida Brasil', 'Março'],
    ['faz 3 anos que cheguei, nunca morei nessas rua. nasci em enero', 'Nenhuma delas', 'Janeiro'],
    [
      'minha mãe morou na rua das flores, eu não morei em nenhuma. nasci em janeiro',
      'Nenhuma delas',
      'Janeiro',
    ],
    ['rua augusta e nasci em outubro, mas por que essa perguntação toda', 'Rua Augusta', 'Outubro'],
  ])('are answered in one message, each in its clause: %s', (said, street, month) =>
    expect(heard(said, 'validacao', facts)).toBe(`quiz-rua=${street}, quiz-mes=${month}`),
  );

  it.each([
    ['a segunda... não, confundi com a do meu irmão, é a avenida', 'Avenida Brasil'],
    ['morei na augusta, por que vocês querem saber isso?', 'Rua Augusta'],
    ['rua das flores, e nasci em setembro', 'Rua das Flores'],
  ])('are not where only one is told: %s', (said, street) =>
    expect(heard(said, 'validacao', facts)).toBe(`option quiz-rua=${street}`),
  );

  it('have no answer while the visitor hesitates, whatever is asked beside', () =>
    expect(
      heard('acho q é a augusta ou a avenida brasil, se eu errar acontece o que?', 'validacao', facts),
    ).toMatch(/^\?/));
});

it('a month that the quiz does not offer corrects no birth date', () =>
  expect(
    heard('nenhuma delas e o mês que eu nasci é abril', 'validacao', { ...facts, answers: everyAnswer }),
  ).toBe('option quiz-rua=Nenhuma delas'));

it.each(['não lembro não moça', 'nem sei que rua é essa', 'vixe, não faço ideia'])(
  'whoever has forgotten is told what comes of it: %s',
  (text) =>
    expect(heard(text, 'validacao', facts)).toBe(heard('e se eu errar uma pergunta?', 'validacao', facts)),
);

it('an option of the quiz one letter off is the one that is meant', () => {
  expect(heard('rua augsta', 'validacao', facts)).toContain('Rua Augusta');
  expect(heard('nennhuma', 'validacao', facts)).toContain('Nenhuma delas');
});

describe('an answer that is none of the options', () => {
  it.each([
    ['Abril', 0, 'Em qual destas ruas você já morou?'],
    ['abril', 1, 'Em que mês você nasceu?'],
    ['rua das palmeiras', 0, 'Em qual destas ruas você já morou?'],
  ])('%s: the question that is shown is told with its options (question %i)', (text, quizAt, question) => {
    const shown = quiz.questions[quizAt];
    const expected = replies.quizAsks(question, shown?.answers.map((option) => option.text) ?? []);
    expect(understand(text, { ...askedFor('validacao', facts), quizAt })).toMatchObject({
      kind: 'unclear',
      expected,
    });
  });
});

it.each(['88', 'em 88', 'acho que foi em 88', '1988'])(
  'a year in two digits is the option that ends so: %s',
  (said) => {
    const years = {
      id: 'ano',
      text: 'Em que ano você nasceu?',
      answers: optionsOf(['1978', '1988', '1990', '1992']),
    };
    const risk = { status: 'quiz' as const, message: null, quiz: { ...quiz, questions: [years] } };
    expect(understand(said, askedFor('validacao', { risk }))).toMatchObject({
      kind: 'answer',
      raw: { 'quiz-ano': ['1988'] },
    });
  },
);
