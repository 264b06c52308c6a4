export interface Question {
  name: string;
  text: string;
  inputMode: 'numeric' | 'tel' | 'email' | 'text';
  autoComplete: string;
  mask?: 'cep';
  /** Answers that are taken; anything else gets the retry. */
  takes: string;
  retry: string;
}

export const greeting =
  'Oi! Sou o atendimento automático da Ultrafibra. Em uns 5 minutos vemos a cobertura, o plano e a instalação. Escreva do seu jeito, eu entendo.';

const again = 'Não entendi. Confira e escreva de novo.';

/** The typed questions of the order, which the two pages of comparison ask as well. */
export const questions: readonly Question[] = [
  {
    name: 'cep',
    text: 'Para ver se a fibra chega até você, me diga o CEP da instalação.',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    mask: 'cep',
    takes: '^\\d{5}-?\\d{3}$',
    retry: 'Confira o CEP: são 8 números.',
  },
  typed('number', 'Qual é o número da casa ou do prédio?', 'numeric', 'off'),
  typed('name', 'Como você se chama? Nome e sobrenome, por favor.', 'text', 'name', '\\S+ +\\S+'),
  typed('phone', 'Qual é o seu celular, com DDD?', 'tel', 'tel-national', '\\d{4}'),
  typed('email', 'E o seu e-mail?', 'email', 'email', '.@.'),
  typed('birth_date', 'Qual é a sua data de nascimento?', 'numeric', 'bday', '\\d{4}$'),
  typed('mothers_name', 'Qual é o nome completo da sua mãe?', 'text', 'off', '\\S+ +\\S+'),
  typed('cpf', 'Qual é o seu CPF?', 'numeric', 'off', '^[\\d.-]{11,14}$'),
  typed('due_date', 'Em que dia a fatura deve vencer?', 'numeric', 'off'),
  typed('bank', 'De qual banco é a conta?', 'text', 'off'),
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
  return { name, text, inputMode, autoComplete, takes, retry: again };
}
