import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askQuiz, judgeQuiz, quizAttempts } from '../../../../server/leads/analysis/quiz.ts';
import { referenceAnalysis } from '../../../../server/leads/analysis/reference-analysis.ts';
import type { Analysis, RiskSubject } from '../../../../server/leads/analysis.ts';
import { sandboxAnalysis } from '../../../../server/sandbox/analysis.ts';
import type { QuizAnswers } from '../../../../src/contract/lead/answers.ts';
import { quiz as quizSchema } from '../../../../src/contract/risk.ts';
import { seededRandom } from '../../../../src/pictures/seeded-random.ts';

const ana: RiskSubject = {
  cpf: '11144477735',
  name: 'Ana Lúcia Prado',
  mothersName: 'MARIA do Carmo Prado',
  birthDate: '02/02/1990',
  neighborhood: 'Bela Vista',
};

const at = { cep: '01310100', city: 'São Paulo', state: 'SP' };

const quizOf = (subject: RiskSubject, seed = 1) => askQuiz(subject, seededRandom(seed));

const answersOf = (idQuiz: string, solution: Record<string, string>): QuizAnswers => ({
  idQuiz,
  questions: Object.entries(solution).map(([id, answer]) => ({ id, answer: { id: answer } })),
});

const rightTexts = (subject: RiskSubject, seed = 1) => {
  const { quiz, solution } = quizOf(subject, seed);
  return quiz.questions.map(({ id, answers }) => [id, answers.find((one) => one.id === solution[id])?.text]);
};

const verdictOf = async (analysis: Analysis, change: Partial<RiskSubject>) =>
  analysis.judge({ ...ana, ...at, ...change }, 'key');

describe('the verdict of the shop’s own rules', () => {
  const sandbox = sandboxAnalysis(seededRandom(1));
  const reference = referenceAnalysis(seededRandom(1));
  it.each<[string, Partial<RiskSubject>, Analysis, string]>([
    ['of the sandbox on an approved person', { cpf: '52998224725' }, sandbox, 'approved'],
    ['of the sandbox on a person with a quiz', { cpf: '11144477735' }, sandbox, 'quiz'],
    ['of the sandbox on a rejected person', { cpf: '93541134780' }, sandbox, 'rejected'],
    ['of the sandbox on any other person', { cpf: '39053344705' }, sandbox, 'approved'],
    ['of the sandbox on a company', { cpf: undefined, cnpj: '12ABC34501DE35' }, sandbox, 'approved'],
    ['of the sandbox on nobody in particular', { cpf: undefined }, sandbox, 'approved'],
    ['of the rules on the person with a quiz', { cpf: '11144477735' }, reference, 'approved'],
    ['of the rules on the rejected person', { cpf: '93541134780' }, reference, 'approved'],
    ['of the rules on a person without a recorded mother', { mothersName: 'Não consta' }, reference, 'quiz'],
    ['of the rules on a company', { cpf: undefined, cnpj: '12ABC34501DE35' }, reference, 'approved'],
  ])('the verdict is right for %s', async (_, change, analysis, kind) => {
    expect((await verdictOf(analysis, change)).kind).toBe(kind);
  });

  it('a rejection tells the visitor what to do', async () => {
    expect(await verdictOf(sandbox, { cpf: '93541134780' })).toEqual({
      kind: 'rejected',
      message:
        'Não conseguimos aprovar este pedido na análise automática dos seus dados. ' +
        'Você pode pedir que uma pessoa da nossa equipe revise o resultado ou solicitar uma ligação.',
    });
  });
});

describe('the quiz', () => {
  it('the quiz asks about the lead’s own answers', () => {
    expect(rightTexts(ana)).toEqual([
      ['nome-mae', 'Maria'],
      ['ano-nascimento', '1990'],
      ['bairro', 'Bela Vista'],
    ]);
  });

  it.each<[string, Partial<RiskSubject>, [string, string][]]>([
    [
      'no recorded mother',
      { mothersName: 'Não consta' },
      [
        ['ano-nascimento', '1990'],
        ['bairro', 'Bela Vista'],
        ['mes-nascimento', 'Fevereiro'],
      ],
    ],
    [
      'no mother given',
      { mothersName: undefined },
      [
        ['ano-nascimento', '1990'],
        ['bairro', 'Bela Vista'],
        ['mes-nascimento', 'Fevereiro'],
      ],
    ],
    [
      'a neighbourhood typed in capitals',
      { neighborhood: 'JARDIM DAS FLORES' },
      [
        ['nome-mae', 'Maria'],
        ['ano-nascimento', '1990'],
        ['bairro', 'Jardim das Flores'],
      ],
    ],
    [
      'no neighbourhood',
      { neighborhood: ' ' },
      [
        ['nome-mae', 'Maria'],
        ['ano-nascimento', '1990'],
        ['mes-nascimento', 'Fevereiro'],
      ],
    ],
    [
      'nothing but a name and a cpf',
      { mothersName: undefined, birthDate: undefined, neighborhood: '' },
      [
        ['ultimo-sobrenome', 'Prado'],
        ['inicial', 'A'],
        ['final-cpf', '35'],
      ],
    ],
  ])('the quiz asks something else with %s', (_, change, expected) => {
    expect(rightTexts({ ...ana, ...change })).toEqual(expected);
  });

  it('a new quiz follows the contract and has every attempt left', () => {
    const { quiz } = quizOf(ana);
    expect(quizSchema.parse(quiz)).toEqual(quiz);
    expect(quiz.attemptsLeft).toBe(quizAttempts);
    expect(quizAttempts).toBe(2);
  });

  const subjects = fc.record({
    cpf: fc.constant('11144477735'),
    name: fc.constantFrom('Ana Prado', 'José da Silva', 'Zoé Souza'),
    mothersName: fc.constantFrom(undefined, 'Não consta', 'maria prado', 'Vera Lúcia', 'Ágata Nóbrega'),
    birthDate: fc.constantFrom(undefined, '29/02/2000', '31/12/1900'),
    neighborhood: fc.constantFrom('', 'centro', 'SÃO JOSÉ', 'Água Rasa'),
  });

  it('each quiz question has different answers, whose ids reveal nothing', () => {
    fc.assert(
      fc.property(subjects, fc.nat(), (subject, seed) => {
        const { quiz, solution } = quizOf(subject, seed);
        expect(quiz.questions.map(({ id }) => id)).toEqual(Object.keys(solution));
        expect(quiz.questions).toHaveLength(3);
        for (const { id, answers } of quiz.questions) {
          expect(answers.map((answer) => answer.id)).toEqual([1, 2, 3, 4].map((place) => `${id}-${place}`));
          expect(new Set(answers.map(({ text }) => text)).size).toBe(4);
        }
      }),
    );
  });

  it('the right answer appears in every place', () => {
    const places = Array.from({ length: 64 }, (_, seed) => quizOf(ana, seed).solution['nome-mae']);
    expect(new Set(places).size).toBe(4);
  });
});

describe('judging the quiz', () => {
  const { quiz, solution } = quizOf(ana);
  const right = answersOf(quiz.idQuiz, solution);

  it('the solution is accepted in any order of questions', () => {
    expect(judgeQuiz(solution, right)).toBe(true);
    expect(judgeQuiz(solution, { ...right, questions: right.questions.toReversed() })).toBe(true);
  });

  it.each<[string, QuizAnswers['questions']]>([
    ['a question left out', right.questions.slice(1)],
    ['a question besides', [...right.questions, { id: 'inicial', answer: { id: 'inicial-1' } }]],
    ['one right answer three times', right.questions.map(() => right.questions[0] ?? never())],
    ['a question answered twice', [...right.questions, right.questions[0] ?? never()]],
    ['names of the language', [{ id: '__proto__', answer: { id: 'toString' } }, ...right.questions.slice(1)]],
  ])('the quiz refuses %s', (_, questions) => {
    expect(judgeQuiz(solution, { idQuiz: quiz.idQuiz, questions })).toBe(false);
  });

  it('the quiz accepts only its solution', () => {
    const choices = quiz.questions.map(({ id, answers }) =>
      fc.constantFrom(...answers).map((answer) => ({ id, answer: { id: answer.id } })),
    );
    fc.assert(
      fc.property(fc.tuple(...choices), (questions) => {
        const allRight = questions.every(({ id, answer }) => solution[id] === answer.id);
        expect(judgeQuiz(solution, { idQuiz: quiz.idQuiz, questions })).toBe(allRight);
      }),
      { numRuns: 400 },
    );
  });
});

function never(): never {
  throw new Error('the quiz has questions');
}
