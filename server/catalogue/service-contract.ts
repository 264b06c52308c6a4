import { orderContractWords as words } from '../../src/content/messages/order-contract.ts';
import { offerTerms } from '../../src/content/supplier.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import {
  adjustment,
  type Clause,
  cancellation,
  channels,
  firstBill,
  numbered,
  withdrawal,
} from './general-clauses.ts';
import { offerClauses } from './offer-texts.ts';

/** The contract common to all offers; the regulations contain what differs. */
const serviceClauses: readonly Clause[] = [
  [
    'Objeto',
    'A prestadora fornece ao cliente, no endereço do pedido, o Serviço de Comunicação Multimídia (internet fixa por ' +
      'fibra óptica) da oferta contratada. O regulamento da oferta faz parte deste contrato e vale no que for específico.',
  ],
  [
    'Início e prazo',
    'O contrato começa na contratação e vale por prazo indeterminado. O serviço começa no dia da instalação. Se o ' +
      'endereço não puder ser atendido, o pedido é desfeito sem custo.',
  ],
  [
    'Deveres da prestadora',
    'Prestar o serviço de forma contínua e com a qualidade exigida pela Anatel, avisar com antecedência as ' +
      'interrupções programadas, descontar da fatura o tempo sem serviço e atender reparos nos prazos da regulamentação.',
  ],
  [
    'Deveres do cliente',
    'Pagar as faturas em dia, informar dados verdadeiros, permitir a instalação e os reparos, cuidar do equipamento ' +
      'emprestado e não revender nem dividir o serviço com outro endereço.',
  ],
  ['Primeira fatura e vencimento', firstBill],
  [
    'Atraso',
    `Sobre o valor em atraso incidem ${offerTerms.late}. O serviço só é suspenso depois de aviso e dos ` +
      `prazos previstos na regulamentação, e volta ${offerTerms.reconnection}.`,
  ],
  ['Reajuste', adjustment],
  [
    'Equipamentos',
    'O modem é emprestado (comodato) e continua da prestadora. No fim do contrato, a retirada é agendada sem custo.',
  ],
  [
    'Dados pessoais',
    'Os dados do pedido são usados para verificar a cobertura, analisar a contratação, instalar, cobrar e atender, ' +
      'como explica a política de privacidade. O cliente pode pedir acesso, correção e exclusão, e a revisão por uma ' +
      'pessoa de decisões automáticas (Lei 13.709/2018).',
  ],
  ['Direito de arrependimento', withdrawal],
  ['Cancelamento', cancellation],
  ['Prestadora e canais de atendimento', channels],
  ['Foro', 'Vale o foro do domicílio do cliente.'],
];

export const serviceContract: string = numbered(serviceClauses);

export function contractClauses(plan: ListedPlan): readonly Clause[] {
  const said = new Set(serviceClauses.map(([, text]) => text));
  return [
    ...serviceClauses,
    ...offerClauses(plan)
      .filter(([, text]) => !said.has(text))
      .map(([title, text]) => [words.ofOffer(title, plan.plan), text] as const),
  ];
}
