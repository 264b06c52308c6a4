import { changes } from './changes.ts';
import { postcode } from './postcode.ts';
import type { StageWords } from './step-words.ts';

const blockAndAllotment = {
  saysName: true,
  expected: 'Escreva a quadra e o lote, como “quadra 4 lote 12”.',
  reason: 'Com a quadra e o lote, o técnico acha o imóvel.',
  changes: changes.number,
} as const;

const noNumber = 'Sem número';

const checking = {
  title: 'Consultando a cobertura',
  page: 'Consultando a cobertura',
  bubble: 'Um momento, estou consultando a cobertura no seu endereço.',
} as const;

/** For steps without a page. */
const preparing = {
  title: 'Preparando o pedido',
  page: 'Preparando o pedido',
  bubble: 'Um momento, estou preparando o pedido.',
} as const;

/** Words of the first questions, and of what runs after them. They are part of the first page. */
export const availability = {
  together: { title: 'Vamos ver se a fibra chega até você', page: 'Endereço e contato' },
  steps: {
    'consulta-telefone': {
      title: 'Qual é o seu número TIM?',
      page: 'Seu número',
      bubble: 'Para começar, me diga o número da sua linha TIM, com DDD.',
      ways: ['Por que o número?'],
      hint: 'Com ele, encontramos as ofertas da sua linha.',
      action: 'Buscar ofertas',
      busy: 'Buscando…',
      waiting: { bubble: 'Buscando as ofertas da sua linha…' },
      fields: {
        line_phone: {
          label: 'Número com DDD',
          hint: 'Por exemplo: (11) 98765-4321',
          inSentence: 'o número da linha',
          expected: 'Escreva o número da sua linha com DDD, como (11) 98765-4321.',
          reason: 'Com ele, encontramos as ofertas da sua linha.',
          changes: 'Outra linha traz outro cadastro e outro celular; o resto fica.',
        },
      },
    },
    cep: postcode,
    'nr-imovel': {
      title: 'Qual é o número do imóvel?',
      page: 'Número do imóvel',
      bubble: 'E qual é o número do imóvel?',
      ways: ['Errei o CEP', 'Que número em prédio?'],
      action: 'Consultar cobertura',
      busy: 'Consultando a cobertura…',
      fields: {
        number: {
          label: 'Número',
          quickReply: { label: noNumber, raw: { no_number: ['on'] } },
          inSentence: 'o número do imóvel',
          expected: 'Escreva o número do imóvel, como 100, ou “sem número”.',
          reason: 'Com o número, o técnico acha o imóvel.',
          changes: changes.number,
        },
        block_number: { ...blockAndAllotment, label: 'Quadra', name: 'Quadra', inSentence: 'a quadra' },
        allotment_number: { ...blockAndAllotment, label: 'Lote', name: 'Lote', inSentence: 'o lote' },
        complement: {
          label: 'Complemento (opcional)',
          listed: 'Complemento',
          name: 'Complemento',
          hint: 'Apto, bloco, casa…',
          beside: 'Se tiver complemento (apto, bloco, casa), escreva junto: “100, apto 12”.',
          inSentence: 'o complemento',
          expected: 'Escreva o complemento, como apto 12 ou casa 2, ou “sem complemento”.',
          reason: 'Com o endereço completo, o técnico chega sem se perder.',
          changes: changes.other,
        },
      },
    },
    'verificando-disponibilidade': {
      ...checking,
      waiting: {
        bubble: (place: string) =>
          place === '' ? 'Consultando a cobertura…' : `Consultando a cobertura em ${place}…`,
        label: (address: string) => address,
        detail: 'Leva poucos segundos.',
      },
    },
    'endereco-sem-cobertura': checking,
    'pedido-aberto': preparing,
    'plano-do-pedido': preparing,
    'cep-migracao': checking,
    'numero-migracao': preparing,
  },
  noNumber,
} as const satisfies StageWords & { noNumber: string };
