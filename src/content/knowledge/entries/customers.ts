import { outsideLinks } from '../../landing/site/outside-links.ts';
import { offerTerms, supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';
import { customerArea } from './ending.ts';

/** Questions of existing customers. */
export const customerEntries = entries([
  {
    id: 'ja-sou-cliente',
    question: 'Já sou cliente. O que faço aqui?',
    reply: `Renovar o plano ou migrar para a fibra é por aqui. Para o resto, ligue para ${supplier.support}.`,
    leads: {
      says: ['Renovar o plano', 'Migrar para a fibra', 'Segunda via', 'Minha internet caiu'],
    },
  },
  {
    id: 'dados-ja-no-cadastro',
    question: 'Já sou cliente. Por que preciso dar os meus dados de novo?',
    reply:
      'Um pedido novo não usa o cadastro de outro contrato: por segurança, os dados são pedidos e conferidos de novo. Para renovar ou migrar o plano que você já tem, o caminho é outro e bem mais curto.',
    leads: { says: ['Renovar o plano', 'Migrar para a fibra'] },
  },
  {
    id: 'uma-fatura-so',
    question: 'Posso juntar tudo em uma fatura só?',
    reply: `Este pedido tem a sua própria fatura. Se ela pode vir junto com a de outro contrato ou a do celular, eu não sei dizer: pergunte pelo ${supplier.support}.`,
  },
  {
    id: 'mudar-de-endereco',
    question: 'Sou cliente e vou mudar de endereço. Como levo a internet?',
    reply: `A internet vai junto se a fibra chega à casa nova: quem já é cliente pede a mudança pelo ${supplier.support}. Quem vai se mudar logo faz o pedido já com o endereço novo.`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'mudar-de-plano',
    question: 'Sou cliente e quero mudar de plano. Como faço?',
    reply:
      'Quem já é cliente vê as ofertas do seu CPF na renovação. Para outra mudança no plano que já tem, fale com o suporte.',
    leads: { says: ['Renovar o plano', 'Falar com uma pessoa'] },
  },
  {
    id: 'sem-renovar',
    question: 'E se eu não renovar?',
    reply: 'Nada muda: o seu plano continua como está, e você não precisa fazer nada.',
  },
  {
    id: 'vantagem-de-renovar',
    question: 'Sou cliente. O que ganho se renovar o plano?',
    reply:
      'Na renovação você vê as ofertas do seu CPF, com velocidade, preço e prazo, antes de aceitar. Se nenhuma servir, o seu plano continua como está.',
    leads: { says: ['Renovar o plano'] },
  },
  {
    id: 'migrar-do-cobre',
    question: 'Meu plano é o antigo, de cobre. Como passo para a fibra?',
    reply:
      'Se o plano antigo é nosso, a migração é um pedido próprio, com o seu CPF: toque em “Migrar para a fibra”. Se é de outra operadora, siga por aqui.',
    leads: { says: ['Migrar para a fibra'] },
  },
  {
    id: 'cliente-na-mesma-casa',
    question: 'Alguém da minha casa já é cliente. Posso contratar no meu nome?',
    reply:
      'O contrato de outra pessoa não impede o seu: o pedido vai no seu nome, com o seu CPF. Se o endereço e o CPF permitem mais um, a análise diz na hora.',
  },
  {
    id: 'tecnico-esqueceu-algo',
    question: 'O técnico esqueceu uma ferramenta ou deixou um estrago. O que faço?',
    reply: `Avise o suporte pelo ${supplier.support}, com o número do pedido ou o CPF de quem contratou: por lá combinam a devolução ou o conserto.`,
  },
  {
    id: 'outro-endereco',
    question: 'Já tenho em casa. Posso pedir para outro endereço?',
    reply:
      'Pode: cada endereço tem o seu pedido, e o que você já tem continua como está. Se este já é o do outro endereço, siga com o CEP e o número dele; se não, termine este e depois escreva “fazer outro pedido”.',
  },
  {
    id: 'fatura-alta',
    question: 'A minha fatura veio errada ou mais cara. O que faço?',
    reply: `Para quem já é cliente: na área do cliente você vê cada item da fatura. Para contestar um valor, ligue para ${supplier.support} com o CPF de quem contratou.`,
    leads: customerArea,
  },
  {
    id: 'divida-e-bloqueio',
    question: 'A minha internet foi cortada por falta de pagamento. Como volto?',
    reply: `A internet volta ${offerTerms.reconnection}: a fatura em aberto e o código para pagar estão na área do cliente. Para negociar, ou se já pagou e ela não voltou, ligue para ${supplier.support} com o CPF de quem contratou.`,
    leads: customerArea,
  },
  {
    id: 'dados-do-cliente',
    question: 'Sou cliente. Como mudo os meus dados, o titular ou o vencimento?',
    reply: `Quem já é cliente muda isso pelo ${supplier.support}, com o CPF de quem contratou; o vencimento, também na área do cliente. Em um pedido ainda não confirmado, escreva “corrigir” e o nome do dado.`,
    leads: customerArea,
  },
  {
    id: 'titular-faleceu',
    question: 'O titular faleceu. O que faço com o contrato?',
    reply: `Sinto muito pela sua perda. Cancelar o contrato de quem faleceu ou passá-lo para outra pessoa se combina com o suporte: ${supplier.support}. Lá dizem que documento mandar e para onde.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'senha-do-wi-fi',
    question: 'Como mudo a senha do Wi-Fi?',
    reply: `A senha que vem de fábrica está na etiqueta do modem. Para mudá-la, peça ajuda ao suporte: ${supplier.support}.`,
    leads: { text: 'Abrir a página de atendimento', path: outsideLinks.support },
  },
  {
    id: 'chamado-aberto',
    question: 'Já abri um chamado. Como acompanho?',
    reply: `Um chamado aberto se acompanha pelo ${supplier.support}, com o protocolo ou o CPF de quem contratou.`,
    leads: { text: 'Abrir a página de atendimento', path: outsideLinks.support },
  },
  {
    id: 'reclamacao',
    question: 'Quero fazer uma reclamação. Onde?',
    reply: `O ${supplier.support} registra a reclamação com protocolo; se não se resolver, a Anatel atende pelo ${supplier.regulator}.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
]);
