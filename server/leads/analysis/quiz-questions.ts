import { parseBrazilianDate } from '../../../src/brazil/date.ts';
import { notRecorded } from '../../../src/brazil/name.ts';
import { withCapitals } from '../../../src/brazil/with-capitals.ts';
import { monthNames } from '../../../src/content/calendar-names.ts';
import type { Quiz } from '../../../src/contract/risk.ts';
import type { RiskSubject } from '../analysis.ts';
import { asWritten, readAlike } from '../plain-text.ts';

export type AskedQuestion = Quiz['questions'][number] & { right: string };

/** All questions that the lead's answers allow, best first; name and CPF alone allow three. */
export function quizQuestions(subject: RiskSubject, random: () => number): AskedQuestion[] {
  return kinds.flatMap(({ id, text, fact, others }) => {
    const right = fact(subject);
    if (right === null) return [];
    const plausible = others(right).filter((other) => !readAlike(other, right));
    const texts = shuffled([right, ...shuffled(plausible, random).slice(0, 3)], random);
    // Ids follow the shuffled order, so that they do not reveal the right answer.
    const answers = texts.map((answer, index) => ({ id: `${id}-${index + 1}`, text: answer }));
    return [{ id, text, answers, right: `${id}-${texts.indexOf(right) + 1}` }];
  });
}

/** A shuffled copy. `random` returns 0 ≤ n < 1, like Math.random. */
const shuffled = (items: readonly string[], random: () => number): string[] =>
  items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

interface QuestionKind {
  id: string;
  text: string;
  /** null: not answered in this lead. */
  fact: (subject: RiskSubject) => string | null;
  others: (right: string) => readonly string[];
}

const wordsOf = (name: string): string[] => name.split(' ').filter((word) => word !== '');

const birthOf = ({ birthDate }: RiskSubject) => parseBrazilianDate(birthDate ?? '');

const kinds: readonly QuestionKind[] = [
  {
    id: 'nome-mae',
    text: 'Qual é o primeiro nome da sua mãe?',
    fact: ({ mothersName = '' }) =>
      readAlike(mothersName, notRecorded) ? null : asWritten(wordsOf(mothersName)[0] ?? ''),
    others: () => mothers,
  },
  {
    id: 'ano-nascimento',
    text: 'Em que ano você nasceu?',
    fact: (subject) => birthOf(subject)?.year.toString() ?? null,
    others: (right) => yearsAround.map((distance) => String(Number(right) + distance)),
  },
  {
    id: 'bairro',
    text: 'Em que bairro será a instalação?',
    fact: ({ neighborhood }) => asWritten(neighborhood),
    others: () => neighborhoods,
  },
  {
    id: 'mes-nascimento',
    text: 'Em que mês você nasceu?',
    fact: (subject) => months[(birthOf(subject)?.month ?? 0) - 1] ?? null,
    others: () => months,
  },
  {
    id: 'ultimo-sobrenome',
    text: 'Qual é o seu último sobrenome?',
    fact: ({ name }) => asWritten(wordsOf(name).slice(1).at(-1) ?? ''),
    others: () => surnames,
  },
  {
    id: 'inicial',
    text: 'Com que letra começa o seu primeiro nome?',
    fact: ({ name }) => asWritten(name)?.charAt(0) ?? null,
    others: () => [...'ABCDEFGHIJLMNOPRSTV'],
  },
  {
    id: 'final-cpf',
    text: 'Quais são os dois últimos números do seu CPF?',
    fact: ({ cpf }) => cpf?.slice(-2) ?? null,
    others: (right) =>
      [7, 18, 29, 36, 43, 55, 61, 78].map((step) => String((Number(right) + step) % 100).padStart(2, '0')),
  },
];

const yearsAround = [-7, -5, -4, -3, -2, -1, 1, 2, 3, 4];

const months = monthNames.map(withCapitals);

const mothers = [
  'Adriana',
  'Ana',
  'Antônia',
  'Aparecida',
  'Cláudia',
  'Francisca',
  'Helena',
  'Juliana',
  'Lúcia',
  'Márcia',
  'Maria',
  'Patrícia',
  'Rosa',
  'Sandra',
  'Sônia',
  'Tereza',
  'Vera',
];

const neighborhoods = [
  'Bela Vista',
  'Boa Vista',
  'Centro',
  'Jardim América',
  'Jardim das Flores',
  'Novo Horizonte',
  'Santa Cruz',
  'Santo Antônio',
  'São Francisco',
  'São José',
  'Vila Nova',
];

const surnames = [
  'Almeida',
  'Alves',
  'Barbosa',
  'Carvalho',
  'Costa',
  'Ferreira',
  'Gomes',
  'Lima',
  'Oliveira',
  'Pereira',
  'Ribeiro',
  'Rodrigues',
  'Santos',
  'Silva',
  'Souza',
];
