/** Words of the second stage: who orders. Each sensitive answer says why it is asked. */
export const person = {
  steps: {
    nome: {
      hint: 'Como está no seu documento.',
      ofCompany: { hint: 'É a pessoa que acompanha o pedido e a instalação.' },
      action: 'Continuar',
      busy: 'Salvando…',
    },
    telefone: {
      hint: 'O técnico usa este número para combinar a visita.',
      action: 'Continuar',
      busy: 'Salvando…',
    },
    email: {
      hint: 'Para ele vão as faturas e os avisos do pedido.',
      ofCollaborator: { hint: 'Para ele vai o código que confirma a sua oferta.' },
      action: 'Continuar',
      busy: 'Salvando…',
    },
    'confirmacao-colaborador': {
      hint: 'Enviamos um código de 6 números para o seu e-mail.',
      action: 'Confirmar código',
      busy: 'Conferindo o código…',
    },
    'data-nascimento': { action: 'Continuar', busy: 'Salvando…' },
    'nome-mae': { action: 'Continuar', busy: 'Salvando…' },
    cpf: { action: 'Continuar', busy: 'Salvando…' },
  },
  fields: {
    name: { label: 'Nome completo', ofCompany: { label: 'Nome completo do contato' } },
    phone: {
      label: 'Celular com DDD',
      ofCompany: { label: 'Celular do contato, com DDD' },
      hint: 'Por exemplo: (11) 98765-4321',
      why: {
        label: 'Por que pedimos o celular?',
        text: 'Para avisar sobre o pedido e combinar a instalação. Ofertas, só se você aceitar receber.',
      },
    },
    email: {
      label: 'E-mail',
      ofCompany: { label: 'E-mail da empresa ou do contato' },
      ofCollaborator: { label: 'E-mail corporativo', hint: 'Termina em @timbrasil.com.br' },
      hint: 'Por exemplo: nome@provedor.com.br',
    },
    accept_promotions: { label: 'Quero receber ofertas e novidades por e-mail' },
    code: { label: 'Código de 6 números', hint: 'Olhe também na caixa de spam.' },
    birth_date: {
      label: 'Data de nascimento',
      hint: 'Dia, mês e ano, como 02/02/1990',
      why: {
        label: 'Por que pedimos a data de nascimento?',
        text: 'Só maiores de 18 anos podem contratar, e a data ajuda a confirmar que o CPF é seu.',
      },
    },
    mothers_name: {
      label: 'Nome completo da mãe',
      hint: 'Se não consta no seu documento, escreva Não consta.',
      why: {
        label: 'Por que pedimos o nome da mãe?',
        text: 'Existem pessoas com o mesmo nome. No cadastro do CPF, é o nome da mãe que separa uma da outra.',
      },
    },
    cpf: {
      label: 'CPF',
      hint: 'São 11 números',
      why: {
        label: 'Por que pedimos o CPF?',
        text: 'O contrato e as faturas saem no seu CPF, e com ele fazemos a análise do pedido. Guardamos o número cifrado e ele não vai para ninguém que faça propaganda.',
      },
    },
    cnpj: {
      label: 'CNPJ',
      hint: 'São 14 posições, com números ou letras',
      why: {
        label: 'Por que pedimos o CNPJ?',
        text: 'O contrato e as faturas saem em nome da empresa, e com ele fazemos a análise do pedido.',
      },
    },
    company_name: { label: 'Razão social', hint: 'Como está no cartão do CNPJ' },
  },
} as const;
