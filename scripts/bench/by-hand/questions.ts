import { everyStepWords } from '../../../src/answering/every-step-words.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';

interface Question {
  name: string;
  text: string;
  inputMode: 'numeric' | 'tel' | 'email' | 'text';
  autoComplete: string;
  /** Answers that are taken; anything else gets the retry. */
  takes: string;
  retry: string;
}

/** As the conversation asks it. */
const asks = (step: StepId): string => everyStepWords[step].bubble;

/** The typed questions of the order, which the page of comparison asks as well. */
export const questions: readonly Question[] = [
  {
    ...typed('cep', asks('cep'), 'numeric', 'postal-code', '^\\d{5}-?\\d{3}$'),
    retry: 'Confira o CEP: são 8 números.',
  },
  typed('number', asks('nr-imovel'), 'numeric', 'off'),
  typed('name', asks('nome'), 'text', 'name', '\\S+ +\\S+'),
  typed('phone', asks('telefone'), 'tel', 'tel-national', '\\d{4}'),
  typed('email', asks('email'), 'email', 'email', '.@.'),
  typed('birth_date', asks('data-nascimento'), 'numeric', 'bday', '\\d{4}$'),
  typed('mothers_name', asks('nome-mae'), 'text', 'off', '\\S+ +\\S+'),
  typed('cpf', asks('cpf'), 'numeric', 'off', '^[\\d.-]{11,14}$'),
  typed('due_date', asks('data-de-vencimento'), 'numeric', 'off'),
  typed('bank', asks('conta-debito'), 'text', 'off'),
  typed('agency', 'Qual é a agência?', 'numeric', 'off'),
  typed('account_number', 'E o número da conta, com dígito?', 'numeric', 'off'),
];

function typed(
  name: string,
  text: string,
  inputMode: Question['inputMode'],
  autoComplete: string,
  takes = '\\S',
): Question {
  return { name, text, inputMode, autoComplete, takes, retry: 'Não entendi. Confira e escreva de novo.' };
}
