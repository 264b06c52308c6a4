import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** Questions about the account holder. */
export const holderEntries = entries([
  {
    id: 'idade-minima',
    question: 'Qual é a idade mínima para contratar?',
    reply:
      'É preciso ter 18 anos completos. Quem é mais novo pode pedir a um adulto da casa que seja o titular.',
  },
  {
    id: 'documentos-e-comprovantes',
    question: 'De quais documentos e comprovantes preciso?',
    reply:
      'Aqui não se pede comprovante de renda nem de endereço: bastam os dados do titular, com CPF. Em alguns pedidos pedimos depois a foto de um documento e uma selfie.',
  },
  {
    id: 'rg-ou-cnh',
    question: 'Posso usar o RG ou a CNH?',
    reply:
      'Não, o pedido precisa do número do CPF do titular; ele costuma estar no próprio RG ou na CNH. Empresas usam o CNPJ: escreva “sou empresa”.',
  },
  {
    id: 'contratar-para-empresa',
    question: 'Posso contratar para a minha empresa?',
    reply:
      'Pode: há planos com contrato e fatura no CNPJ, de MEI também. Escreva “sou empresa”, e o pedido segue com o CNPJ.',
    leads: { says: ['Sou empresa'] },
  },
  {
    id: 'nome-social',
    question: 'Posso usar o meu nome social?',
    reply:
      'O nome é conferido com o CPF: escreva o que está no documento. Se o nome social já consta nele, use-o. Para usar o nome social no atendimento, fale com uma pessoa.',
  },
  {
    id: 'nome-completo',
    question: 'O nome precisa ser completo?',
    reply: 'Sim: nome e sobrenomes do titular, como estão no documento. Apelido e nome abreviado não servem.',
  },
  {
    id: 'nome-de-quem-criou',
    question: 'Outra pessoa me criou. Que nome de mãe eu coloco?',
    reply:
      'Vale o nome da mãe que está no seu documento, mesmo que outra pessoa tenha criado você. Se lá não há nenhum, escreva “Não consta”.',
  },
  {
    id: 'sobrenome-da-mae',
    question: 'Escrevo o sobrenome de solteira ou de casada da minha mãe?',
    reply:
      'Vale o nome dela que está no seu documento (RG, CNH ou certidão), mesmo que ela tenha mudado de sobrenome depois.',
  },
  {
    id: 'mae-falecida',
    question: 'E se a minha mãe já faleceu?',
    reply: 'Sinto muito. O nome dela continua no cadastro do seu CPF: escreva como está no seu documento.',
  },
  {
    id: 'data-do-documento',
    question: 'Meu registro tem a data errada. Escrevo a do documento?',
    reply: 'Vale a data que está no seu documento, mesmo que você tenha nascido em outro dia.',
  },
  {
    id: 'loja-fisica',
    question: 'Há loja física?',
    reply: `O pedido se faz por aqui, sem ir a uma loja, ou pelo ${supplier.sales}. Onde há loja da TIM, eu não sei dizer.`,
  },
  {
    id: 'horario-de-atendimento',
    question: 'Qual é o horário de atendimento?',
    reply: { computed: 'hours' },
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'vaga-de-emprego',
    question: 'Tem vaga de emprego?',
    reply: 'De vagas de emprego eu não sei: aqui só faço pedidos e tiro dúvidas da internet de fibra.',
  },
  {
    id: 'fora-do-assunto',
    question: 'Posso falar de outro assunto?',
    reply: 'Disso eu não sei falar: aqui faço pedidos e tiro dúvidas da internet de fibra.',
  },
  {
    id: 'quantos-pedidos',
    question: 'Posso ter mais de uma internet no mesmo CPF?',
    reply:
      'Cada pedido é de um imóvel. Para outro endereço, faça outro pedido; se o CPF permite mais um, a análise diz na hora.',
  },
  {
    id: 'dificuldade-de-usar',
    question: 'Tenho dificuldade. Alguém pode fazer por mim?',
    reply: `Uma pessoa pode fazer o pedido com você por telefone ou WhatsApp: ${supplier.sales}. Ou peça uma ligação, e nós ligamos.`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
]);
