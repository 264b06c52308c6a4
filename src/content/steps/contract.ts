import { changes } from './changes.ts';
import type { StageWords } from './step-words.ts';

const documentReason =
  'É com ele que achamos o contrato. Só o CPF não mostra nada de ninguém: confirmamos também a data de nascimento.';
const birthDateReason =
  'Para mostrar o contrato só a quem é o titular. Sem ela, ninguém fica sabendo quem é cliente.';

const holder = {
  title: 'Qual é a data de nascimento do titular?',
  page: 'Data de nascimento',
  bubble: 'E qual é a data de nascimento do titular?',
  ways: ['Por que a data de nascimento?', 'Meus dados são seguros?'],
  hint: 'CPF e data de nascimento, juntos, mostram que o contrato é seu.',
  action: 'Ver as minhas ofertas',
  busy: 'Procurando o contrato…',
  fields: {
    birth_date: {
      label: 'Data de nascimento',
      hint: 'Dia, mês e ano, como 02/02/1990',
      why: { label: 'Por que pedimos a data de nascimento?', text: birthDateReason },
      inSentence: 'a data de nascimento',
      expected: 'Escreva dia, mês e ano, como 02/02/1990.',
      reason: birthDateReason,
      changes: changes.holder,
    },
  },
} as const;

/** Words for customers: finding the contract. */
export const contract = {
  together: { title: 'Encontre o seu contrato', page: 'Contrato' },
  steps: {
    'consulta-cpf': {
      title: 'Qual é o CPF do contrato?',
      page: 'CPF',
      bubble: 'Para achar as suas ofertas, me diga o CPF do contrato.',
      ways: ['Por que o CPF?', 'Ainda não sou cliente'],
      hint: 'Procuramos as ofertas do contrato que está neste CPF.',
      action: 'Continuar',
      busy: 'Verificando…',
      fields: {
        cpf: {
          label: 'CPF',
          hint: 'São 11 números',
          why: { label: 'Por que pedimos o CPF?', text: documentReason },
          inSentence: 'o CPF',
          expected: 'Escreva os 11 números do CPF, com ou sem pontos.',
          reason: documentReason,
          changes: 'Outro CPF é outro contrato: pergunto de novo a data de nascimento.',
        },
      },
    },
    titular: holder,
    'titular-migracao': holder,
    'sem-oferta': {
      title: 'Ainda não há oferta para o seu contrato',
      page: 'Sem oferta',
      bubble: 'Achei o contrato, mas ainda não há oferta para ele.',
    },
    'ja-pedido': {
      title: 'O seu contrato já tem um pedido',
      page: 'Pedido feito',
      bubble: 'Achei o contrato, e ele já tem um pedido.',
    },
  },
} as const satisfies StageWords;
