import { expect } from 'vitest';
import { itTalks } from './turns.ts';

itTalks([
  [
    'several answers are taken and said back, wherever they are asked',
    'contato',
    [
      'Maria Souza, boleto dia 10',
      {
        stored: { name: 'Maria Souza', due_date: 10 },
        told: /Nome: Maria Souza; .*Dia 10; .*Boleto/,
        waits: '',
      },
    ],
    ['não, é Marta Souza', { stored: { name: 'Marta Souza', due_date: 10 }, told: /Nome: Marta Souza/ }],
  ],
  [
    'a document that is named is taken and said by its end, and asked again where it is called wrong',
    'contato',
    ['o cpf é 529.982.247-25', { stored: { cpf: '52998224725' }, told: /^(?!.*529).*CPF: final 247-25/ }],
    ['tá errado', { told: /Qual é o CPF/ }],
    ['111.444.777-35', { stored: { cpf: '11144477735' } }],
  ],
  [
    'a document that is neither asked nor named waits for a yes',
    'contato',
    ['529.982.247-25', { stored: {}, waits: '***.***.247-25' }],
    ['sim', { stored: { cpf: '52998224725' } }],
  ],
  [
    'a day and month correct those of the date that was just told',
    'data-nascimento',
    ['12/03/1980', { asks: 'nome-mae' }],
    ['era 21/05', { stored: { birth_date: '21/05/1980' }, asks: 'nome-mae' }],
  ],
  [
    'a bare number corrects the one that was just told',
    'nr-imovel',
    ['78', { asks: 'contato' }],
    ['não, 87', { stored: { number: '87' }, asks: 'contato' }],
  ],
  [
    'a part of an address adds to what was just told',
    'nr-imovel',
    ['78 ap 14', { asks: 'contato' }],
    ['bloco c', { stored: { number: '78', complement: 'ap 14, bloco c' } }],
  ],
  [
    'plan, payment and day that are told first are asked for no more',
    'cep',
    [
      'quero o de 500 mega no boleto, dia 10, só posso sábado de manhã',
      { stored: { due_date: 10 }, asks: 'cep' },
    ],
    ['01310-100 / 78 / Ana Lima, 11 98765-4321, ana@exemplo.com.br', { asks: 'data-nascimento' }],
    [
      '12/03/1980 / Maria Lima / 529.982.247-25',
      {
        stored: expect.objectContaining({ schedules: [{ date: '28/11/2026', period: 'manha' }] }),
        asks: 'confirmacao',
      },
    ],
  ],
  [
    'another postcode waits for a yes below what it undoes',
    'contato',
    ['o cep é 90010-000', { waits: '90010-000', stored: {} }],
  ],
]);
