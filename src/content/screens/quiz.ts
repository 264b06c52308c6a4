import { fieldErrors } from '../field-errors.ts';

export const quizWords = {
  position: (at: number, total: number) => `Pergunta ${at} de ${total}`,
  attempts: (left: number) => (left === 1 ? 'Esta é a última tentativa.' : `Você tem ${left} tentativas.`),
  again: 'Alguma resposta não confere com o cadastro. Leia com calma e tente de novo.',
  missing: fieldErrors.quiz,
} as const;
