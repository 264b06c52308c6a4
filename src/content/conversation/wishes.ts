import { doneWords } from '../screens/done.ts';
import { renewingWords } from '../screens/renewing-words.ts';
import { supplier } from '../supplier.ts';
import { handOffWords } from './hand-off.ts';

/** What is tapped for the second wish of a message. */
const commands: Readonly<Record<string, string>> = {
  back: 'Voltar',
  'go-on': 'Continuar',
  'start-over': 'Recomeçar',
  summary: 'Ver o resumo',
  help: 'Ajuda',
  person: handOffWords.ask,
  call: 'Receber uma ligação',
  later: 'Volto depois',
  cancel: 'Cancelar o pedido',
  renewal: 'Renovar meu contrato',
  migration: 'Migrar meu contrato',
  coverage: 'Só consultar a cobertura',
  company: 'É para empresa',
  collaborator: 'Sou colaborador',
  line: 'Tenho linha TIM',
  'other-order': 'Fazer outro pedido',
  reschedule: 'Remarcar a instalação',
};

/** Replies to a visitor who wants something else. */
export const wishWords = {
  commands,
  here: {
    order: 'É por aqui mesmo: responda a esta pergunta e o pedido continua.',
    coverage: 'É isso que estamos vendo: responda a esta pergunta e eu digo se a fibra chega.',
    covered: 'Escolha um dos planos acima, e o pedido começa.',
    renewal: 'É a renovação que estamos fazendo: responda a esta pergunta e ela continua.',
    migration: 'É a migração que estamos fazendo: responda a esta pergunta e ela continua.',
    company: 'Este já é o pedido para empresas, com CNPJ.',
    household: 'Este já é o pedido para pessoa física, com CPF.',
    collaborator: 'Esta já é a oferta para colaboradores.',
  },
  /** Above the first question of the journey that the visitor wished for. */
  led: {
    renewal: 'Certo, vamos renovar o seu contrato.',
    migration: 'Certo, vamos migrar o seu contrato.',
  },
  /** Shown before the visitor changes to another campaign. */
  changes: {
    company:
      'O pedido para empresas é outro: pede CNPJ e razão social no lugar de CPF, nascimento e nome da mãe, e tem planos e preços próprios. Endereço e contato, se você já deu, vão junto. Quer ir para lá?',
    household:
      'O pedido para pessoa física é outro: pede CPF, nascimento e nome da mãe no lugar do CNPJ, e tem planos e preços próprios. Endereço e contato, se você já deu, vão junto. Quer ir para lá?',
    collaborator:
      'A oferta para colaboradores tem planos e preços próprios e pede o e-mail da empresa, que você confirma com um código. Suas respostas vão junto. Quer ir para lá?',
  },
  call: {
    text: 'Ligamos para você. É só deixar o número; o que você respondeu fica aqui.',
    link: 'Receber uma ligação',
  },
  line: {
    text: 'Aqui você contrata a fibra. Quem tem uma linha TIM no celular tem uma oferta própria.',
    link: 'Ver a oferta da minha linha TIM',
  },
  noLine: 'Tudo bem: para pedir a fibra não é preciso ter uma linha.',
  correct: {
    /** Beside what else a message tells. */
    write: (inSentence: string) => `Para corrigir ${inSentence}, escreva agora como é o certo.`,
    /** Another question opens while answers wait for a yes. */
    kept: 'Vamos corrigir. O que esperava a sua confirmação ficou guardado, e pergunto de novo depois.',
    here: 'É isso que estou perguntando agora: escreva a resposta certa, e vale ela.',
    notYet: 'Isso eu ainda não perguntei. A pergunta vem mais adiante, e ali você responde.',
    /** What a renewal leaves as it is. */
    ofContract: (isDebit: boolean) =>
      `A renovação troca só o plano: o pagamento continua no ${isDebit ? 'débito automático' : 'boleto'}, e os seus dados, como estão no contrato. Para mudar, ligue para ${supplier.support}.`,
    /** The account, where the bills are paid otherwise. */
    noAccount:
      'No boleto não peço conta. Para debitar de uma conta, mude a forma de pagamento, e pergunto qual é.',
    visit:
      'Pode remarcar, sim: depois do pedido, em “Acompanhar pedido”, com o número dele. Antes de confirmar, escreva “corrigir a data”.',
    after: `Pode. Antes de confirmar, escreva “corrigir” e o nome do dado. Depois, a visita se remarca em “Acompanhar pedido”, onde também dá para desistir; outro dado se muda pelo ${supplier.support}, com o número do pedido.`,
    renewed: `A renovação já está feita. Para mudar de ideia, ligue para ${supplier.support} e informe o número dela.`,
    ordered: `O pedido já está feito. Para remarcar a instalação ou desistir, acompanhe o pedido. Para mudar outro dado, ligue para ${supplier.support} e informe o número dele.`,
  },
  cancel: {
    ask: `Tudo bem. Nada foi pedido ainda: você pode parar por aqui, sem custo. Quer apagar as respostas desta conversa e recomeçar? Para desistir de um pedido que já fez, escreva “acompanhar pedido”; para cancelar um plano que você já tem, ligue para ${supplier.support}.`,
    renewal: `Tudo bem. Nada foi mudado, o seu plano continua como está e você não precisa fazer nada. Para cancelar o plano, ligue para ${supplier.support}.`,
    ordered: doneWords.withdrawalFollowed(supplier.support),
    renewed: renewingWords.withdrawal(supplier.support),
  },
  /** For an order that is complete. */
  later: { ordered: 'Seu pedido já está feito e guardado. O número dele está aqui em cima.' },
} as const;
