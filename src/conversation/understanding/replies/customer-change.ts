import { knowledge } from '../../../content/knowledge/knowledge.ts';
import type { Asked, Reading } from '../reading.ts';
import type { Text } from '../text/text.ts';
import { replyOfEntry } from './reply-of-entry.ts';

const shop = '(?:vcs?|voces?|tim|ultrafibra)';
const customer = new RegExp(
  `(?<!nao |se eu |se |quem )\\b(?:(?:ja )?(?:sou|somos) (?:cliente|assinante)|(?:ja )?(?:tenho|uso|assino|pago)(?: [ao])? (?:internet|fibra|plano|linha|conta|fatura)? ?(?:de|d[ao]|com) ${shop}\\b|(?:que|q) (?:eu )?(?:ja )?(?:pago|recebo|tenho|assino) (?:de|com|da) ${shop}\\b|(?:que|q) (?:eu )?ja (?:pago|recebo|assino)\\b|nao (?:e|eh) (?:(?:um )?pedido novo|contrata\\w+ nova|plano novo))`,
);

const changes =
  '(?:mud|troc|alter|atualiz|pass|remarc|reagend|antecip|transfer|corrig|arrum)(?:ar|a|o|e|ei|ir)\\b';
const running = '(?:(?:meu|minha|o|a) (?:boleto|fatura|conta|vencimento) (?:vem|vence|chega|cai|e|eh)\\b)';

interface Change {
  /** The topic that tells who changes it. */
  id: string;
  of: RegExp;
}

/** What a customer has already, and wants to be another; the first that a message names counts. */
const all: readonly Change[] = [
  {
    id: 'mudar-depois-do-pedido',
    of: new RegExp(`\\b(?:remarc|reagend)\\w+|\\b${changes}.*\\b(?:visita|instalacao|tecnico)\\b`),
  },
  {
    id: 'mudar-de-plano',
    of: new RegExp(
      `\\b(?:coloc|inclu|acrescent|adicion|bot)\\w+ .*\\bplano\\b|\\b(?:passar|subir|descer|migrar|ir) (?:pr[oa]|para) (?:[oa] )?(?:de |um |outr[oa]|mai|men|\\d)|\\b${changes}.*\\bplano\\b`,
    ),
  },
  {
    id: 'dados-do-cliente',
    of: new RegExp(
      `(?=.*\\b${changes})(?=.*\\b(?:vencimento|datas?|dia|faturas?|contas?|boletos?|e-?mail|telefone|celular|numero|cadastro|debito|cartao)\\b|${running}|(?:mudei|troquei) de (?:numero|celular|telefone|e-?mail|banco|conta)\\b)`,
    ),
  },
];

/** A reading that a wish of a customer is mistaken for: a value of a new order, or plans to choose from. */
const isMistaken = (reading: Reading, id: string): boolean =>
  reading.kind === 'answer' ||
  reading.kind === 'proposal' ||
  (reading.kind === 'question' && reading.topic === undefined && id === 'mudar-de-plano');

/** 'Já sou cliente, quero mudar o vencimento da minha fatura do dia 5 pro 15' is no answer of a new order. */
export function withCustomerChange(reading: Reading, { plain }: Text, asked: Asked): Reading {
  if (!customer.test(plain) || asked.facts.order !== null) return reading;
  const wished = all.find(({ of }) => of.test(plain));
  const entry = knowledge.find(({ id }) => id === wished?.id);
  return entry === undefined || !isMistaken(reading, entry.id)
    ? reading
    : { kind: 'question', ...replyOfEntry(entry, asked, plain) };
}
