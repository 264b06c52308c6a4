import { person } from './person.ts';

const titular = {
  hint: 'CPF e data de nascimento, juntos, mostram que o contrato é seu.',
  action: 'Ver as minhas ofertas',
  busy: 'Procurando o contrato…',
} as const;

/** Words for customers: how a contract is found, and what is offered for it. */
export const contract = {
  steps: {
    'consulta-cpf': {
      hint: 'Procuramos as ofertas do contrato que está neste CPF.',
      action: 'Continuar',
      busy: 'Verificando…',
    },
    titular,
    'titular-migracao': titular,
    ofertas: {
      hint: 'Veja o que muda no preço, na velocidade e nos aplicativos.',
      action: 'Continuar com esta oferta',
      busy: 'Anotando a oferta…',
    },
    'confirmacao-renovacao': { action: 'Renovar agora', busy: 'Renovando…' },
  },
  fields: {
    cpf: {
      ...person.fields.cpf,
      why: {
        label: 'Por que pedimos o CPF?',
        text: 'É com ele que achamos o contrato. Só o CPF não mostra nada de ninguém: confirmamos também a data de nascimento.',
      },
    },
    birth_date: {
      ...person.fields.birth_date,
      why: {
        label: 'Por que pedimos a data de nascimento?',
        text: 'Para mostrar o contrato só a quem é o titular. Sem ela, ninguém fica sabendo quem é cliente.',
      },
    },
  },
} as const;
