import { footerWords } from '../../footer.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** Whether the shop is what it says, and how to be left alone. */
export const trustEntries = entries([
  {
    id: 'golpe',
    question: 'Isto é golpe? Como sei que é mesmo a TIM?',
    reply: `Não é golpe: este é o atendimento da ${supplier.name}, CNPJ ${supplier.cnpj}. Na dúvida, confira pelo ${supplier.support}. ${footerWords.impostors}`,
  },
  {
    id: 'pedido-que-nao-fiz',
    question: 'Alguém usou o meu CPF para contratar. O que faço?',
    reply: `Avise já o suporte pelo ${supplier.support}, com o seu CPF: lá veem o que foi pedido no seu nome e como contestar.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'parar-as-ligacoes',
    question: 'Como faço para pararem de me ligar?',
    reply: `Cadastre o seu número em naomeperturbe.com.br, que vale para as operadoras, ou peça pelo ${supplier.support} para sair da lista de ofertas. Daqui, ofertas só vão a quem aceita recebê-las.`,
  },
]);
