import type { AskingWords } from './step-words.ts';

/** The first question; public pages ask it too. */
export const postcode = {
  title: 'Qual é o CEP da instalação?',
  page: 'CEP',
  bubble: 'Para ver se a fibra chega até você, me diga o CEP da instalação.',
  ways: ['Já sou cliente', 'Por que o CEP?'],
  action: 'Consultar cobertura',
  busy: 'Procurando o endereço…',
  waiting: { bubble: 'Procurando o endereço…' },
  fields: {
    cep: {
      label: 'CEP',
      hint: 'São 8 números, como 01310-100',
      source: {
        label: 'Não sei meu CEP',
        elsewhere: 'Procurar no site dos Correios',
        url: 'https://buscacepinter.correios.com.br/app/endereco/index.php',
      },
      inSentence: 'o CEP',
      expected: 'Escreva o CEP, que são 8 números, como 01310-100.',
      reason: 'Com o CEP, vejo se a fibra chega ao seu endereço.',
      changes: 'Mudar o CEP refaz cobertura, preço e agenda, e pergunto o número; os seus dados ficam.',
    },
  },
} as const satisfies AskingWords<'cep'>;
