import { footerWords } from '../../footer.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** Whether the shop is what it says, and how to be left alone. */
export const trustEntries = entries([
  {
    id: 'golpe',
    question: 'Isto é golpe? Como sei que é mesmo a TIM?',
    wordings:
      'recebi uma ligação de vocês é golpe|ligaram oferecendo plano é verdade|recebi sms pedindo pix é de vocês|isso é golpe|golpe|é confiável|posso confiar|e se for fraude|como sei que é verdade|como sei que não é fraude|posso confiar nesse chat|isso não é golpe não né? tão clonando tudo hoje em dia|isso aqui é sério ou é golpe|esse site é falso|como sei que esse site é de verdade|tem cara de golpe isso|será que não é fraude|vocês são mesmo a tim ou é golpe|quem me garante que não é golpe|esse chat é oficial|é site oficial|vocês são confiáveis|essa loja é confiável|recebi esse link no zap, é golpe|desconfio que isso é golpe',
    reply: `Não é golpe: este é o atendimento da ${supplier.name}, CNPJ ${supplier.cnpj}. Na dúvida, confira pelo ${supplier.support}. ${footerWords.impostors}`,
  },
  {
    id: 'pedido-que-nao-fiz',
    question: 'Alguém usou o meu CPF para contratar. O que faço?',
    wordings:
      'não fui eu que pedi isso, alguém usou meu cpf|usaram meu cpf pra contratar internet|chegou um pedido no meu nome que eu não fiz|tem contrato no meu nome que eu nunca fiz|fizeram um contrato com meus documentos|contrataram internet no meu nome sem eu saber|recebi mensagem de um pedido que não fiz|não reconheço esse contrato no meu cpf|alguém fez um pedido com meus dados',
    reply: `Avise já o suporte pelo ${supplier.support}, com o seu CPF: lá veem o que foi pedido no seu nome e como contestar.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'parar-as-ligacoes',
    question: 'Como faço para pararem de me ligar?',
    subject: 'lig|cham|telef|telemark|perturb|contat|numero|propagand|sms|zap|lista|oferta',
    wordings:
      'parem de me ligar|dá para me cadastrar no não me perturbe|não me coloquem em lista de divulgação|como faço pra vocês pararem de me ligar|me tira dessa lista de ligação|toda hora vocês me ligam oferecendo plano, quero que parem|não quero mais receber ligação de vocês|chega de telemarketing, me descadastra|vocês ligam todo santo dia, como bloqueio|quero parar de receber chamada de vocês|já pedi pra não ligarem e continuam ligando|tirem meu número do cadastro de ligação|como bloqueio as ligações de vocês|meu telefone não para com ligação de vocês|quantas vezes vou ter que falar pra não ligar mais|me tirem da lista de vendas|como saio da lista de propaganda',
    reply: `Cadastre o seu número em naomeperturbe.com.br, que vale para as operadoras, ou peça pelo ${supplier.support} para sair da lista de ofertas. Daqui, ofertas só vão a quem aceita recebê-las.`,
  },
]);
