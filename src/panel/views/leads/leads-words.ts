import { leadStepWords, riskWords as namesOfRisks, wordsFor } from '../../../content/operator/list-words.ts';
import type { RiskStatus } from '../../../contract/risk.ts';

export const leadsWords = {
  searchLabel: 'Protocolo, celular, e-mail, CPF, CNPJ ou nome',
  caption: 'Contatos sem pedido, da última resposta à mais antiga',
  which: 'O que mostrar',
  everybody: 'Todos',
  offers: 'Aceitam ofertas',
  offersHint:
    'Quem parou há mais de uma hora, aceita ofertas por e-mail e não teve o pedido recusado. O aceite vale para e-mail, não para ligação.',
  name: 'Contato',
  noName: 'Sem nome',
  at: 'Última resposta',
  startedAt: 'Começou em',
  town: 'Cidade',
  step: 'Parou depois de',
  plan: 'Plano',
  risk: 'Análise',
  consent: 'Ofertas por e-mail',
  yes: 'Aceita',
  no: 'Não aceita',
  none: 'Nenhum contato encontrado.',
  noneHint: 'Confira os filtros ou busque por outra informação.',
  export: 'Exportar quem aceita ofertas',
} as const;

export const leadWords = {
  back: 'Voltar aos contatos',
  lead: (protocol: string) => `Contato ${protocol}`,
  facts: 'Atendimento',
  address: 'Endereço',
  personal: 'Dados pessoais',
  timeline: 'Histórico',
  nothing: 'Nada foi enviado ainda.',
} as const;

export const stepWords = (step: string): string => wordsFor(leadStepWords, step);

export const riskWords: Readonly<Record<RiskStatus, string>> = namesOfRisks;
