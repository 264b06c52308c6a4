import { changes } from './changes.ts';
import { contactFields } from './contact-fields.ts';
import { type StageWords, saving } from './step-words.ts';

const documentReasons = {
  cpf: 'O contrato e as faturas saem no seu CPF, e com ele fazemos a análise do pedido. Guardamos o número cifrado e ele não vai para ninguém que faça propaganda.',
  cnpj: 'O contrato e as faturas saem em nome da empresa, e com o CNPJ fazemos a análise do pedido.',
} as const;

const birthDateReason = 'Só maiores de 18 anos podem contratar, e a data ajuda a confirmar que o CPF é seu.';
const mothersNameReason =
  'Existem pessoas com o mesmo nome. No cadastro do CPF, é o nome da mãe que separa uma da outra.';

/** Words of the second stage: personal data. Each sensitive field says why it is asked. */
export const personal = {
  together: {
    title: 'Conte quem é você',
    page: 'Dados pessoais',
    bubble: 'Agora me conte quem é você.',
  },
  steps: {
    nome: {
      title: 'Qual é o seu nome completo?',
      page: 'Nome',
      bubble: 'Como é o seu nome completo?',
      ways: ['Por que o nome?', 'Meus dados são seguros?'],
      hint: 'Como está no seu documento.',
      ofCompany: {
        title: 'Com quem falamos na empresa?',
        page: 'Contato',
        hint: 'É a pessoa que acompanha o pedido e a instalação.',
      },
      ...saving,
      fields: { name: contactFields.name },
    },
    telefone: {
      title: 'Qual é o seu celular?',
      page: 'Celular',
      bubble: 'Em qual celular, com DDD, podemos falar com você?',
      ways: ['Por que o celular?', 'Vocês vão me ligar?'],
      hint: 'O técnico usa este número para combinar a visita.',
      ofCompany: { title: 'Qual é o celular do contato?', page: 'Celular' },
      ...saving,
      fields: { phone: contactFields.phone },
    },
    email: {
      title: 'Qual é o seu e-mail?',
      page: 'E-mail',
      bubble: 'Qual é o seu e-mail?',
      ways: ['Por que o e-mail?', 'Não tenho e-mail'],
      hint: 'Para ele vão as faturas e os avisos do pedido.',
      ofCompany: { title: 'Qual e-mail recebe as faturas?', page: 'E-mail' },
      ofCollaborator: {
        hint: 'Para ele vai o código que confirma a sua oferta.',
        ways: ['Por que o e-mail?', 'Meus dados são seguros?'],
      },
      ...saving,
      fields: {
        email: contactFields.email,
        accept_promotions: {
          label: 'Quero receber ofertas e novidades por e-mail',
          listed: 'Ofertas por e-mail',
          inSentence: 'se quer receber ofertas',
          expected: 'Diga se quer receber ofertas por e-mail.',
          reason: 'Ofertas, só se você aceitar receber.',
          changes: changes.other,
        },
      },
    },
    'codigo-enviado': {
      title: 'Enviando o código',
      page: 'Enviando o código',
      bubble: 'Um momento, estou enviando um código para o seu e-mail.',
    },
    'confirmacao-colaborador': {
      title: 'Confirme o código que enviamos',
      page: 'Código do e-mail',
      bubble: 'Enviei um código de 6 números para o seu e-mail. Qual é ele?',
      ways: ['Não recebi o código', 'Por que o código?'],
      hint: 'Enviamos um código de 6 números para o seu e-mail.',
      action: 'Confirmar código',
      busy: 'Conferindo o código…',
      waiting: { bubble: 'Conferindo o código…' },
      fields: {
        code: {
          label: 'Código de 6 números',
          hint: 'Olhe também na caixa de spam.',
          inSentence: 'o código',
          expected: 'Escreva os 6 números do código que enviamos para o seu e-mail.',
          reason: 'A oferta é de quem trabalha conosco, e o código mostra que o e-mail corporativo é seu.',
          changes: changes.other,
        },
      },
    },
    'data-nascimento': {
      title: 'Qual é a sua data de nascimento?',
      page: 'Data de nascimento',
      bubble: 'Qual é a sua data de nascimento?',
      ways: ['Por que a data de nascimento?', 'Meus dados são seguros?'],
      ...saving,
      fields: {
        birth_date: {
          label: 'Data de nascimento',
          hint: 'Dia, mês e ano, como 02/02/1990',
          why: { label: 'Por que pedimos a data de nascimento?', text: birthDateReason },
          inSentence: 'a data de nascimento',
          expected: 'Escreva dia, mês e ano, como 02/02/1990.',
          reason: birthDateReason,
          changes: changes.analysis,
        },
      },
    },
    'nome-mae': {
      title: 'Qual é o nome completo da sua mãe?',
      page: 'Nome da mãe',
      bubble: 'Qual é o nome completo da sua mãe, como está no seu documento?',
      ways: ['Por que o nome da mãe?'],
      ...saving,
      fields: {
        mothers_name: {
          label: 'Nome completo da mãe',
          hint: 'Se não consta no documento, escreva “Não consta”.',
          why: { label: 'Por que pedimos o nome da mãe?', text: mothersNameReason },
          quickReply: { label: 'Não consta', raw: { mothers_name: ['Não consta'] } },
          inSentence: 'o nome completo da mãe',
          expected:
            'Escreva o nome e o sobrenome da sua mãe, como Maria Souza. Se não consta no documento, escreva “Não consta”.',
          reason: mothersNameReason,
          changes: changes.analysis,
        },
      },
    },
    cpf: {
      title: 'Qual é o seu CPF?',
      page: 'CPF',
      bubble: 'Qual é o seu CPF?',
      ways: ['Por que o CPF?', 'Meus dados são seguros?'],
      ofCompany: {
        title: 'Qual é o CNPJ da empresa?',
        page: 'CNPJ',
        ways: ['Por que o CNPJ?', 'Meus dados são seguros?'],
      },
      ...saving,
      fields: {
        cpf: {
          label: 'CPF',
          hint: 'São 11 números',
          why: { label: 'Por que pedimos o CPF?', text: documentReasons.cpf },
          inSentence: 'o CPF',
          expected: 'Escreva os 11 números do CPF, com ou sem pontos.',
          reason: documentReasons.cpf,
          changes: changes.analysis,
        },
        cnpj: {
          label: 'CNPJ',
          name: 'CNPJ',
          hint: 'São 14 posições, com números ou letras',
          why: { label: 'Por que pedimos o CNPJ?', text: documentReasons.cnpj },
          inSentence: 'o CNPJ',
          expected: 'Escreva as 14 posições do CNPJ, com ou sem pontos.',
          reason: documentReasons.cnpj,
          changes: changes.analysis,
        },
        company_name: {
          label: 'Razão social',
          name: 'Razão social',
          hint: 'Como está no cartão do CNPJ',
          inSentence: 'a razão social',
          expected: 'Escreva “razão social” e o nome da empresa, como está no cartão do CNPJ.',
          reason: documentReasons.cnpj,
          changes: changes.other,
        },
      },
    },
  },
} as const satisfies StageWords;
