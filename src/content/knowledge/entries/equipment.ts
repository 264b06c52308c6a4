import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** Questions about modem and equipment. */
export const equipmentEntries = entries([
  {
    id: 'modem-com-defeito',
    question: 'E se o modem queimar ou quebrar?',
    reply: `Com defeito, peça o reparo ao suporte, ${supplier.support}: o modem é emprestado e continua da TIM. Se há custo quando ele cai, queima com raio ou se perde, eu não sei dizer; pergunte por lá.`,
  },
  {
    id: 'roteador-proprio',
    question: 'Posso usar o meu próprio roteador?',
    reply: `Você pode ligar o seu roteador por cabo ao modem que vai com o plano. Se dá para usar só o seu, ou o modo bridge, o suporte confirma: ${supplier.support}.`,
  },
  {
    id: 'modelo-do-modem',
    question: 'Qual é o modelo do modem? Ele tem 5 GHz?',
    reply: `Nos planos de 1 Giga e 2 Giga o modem é Wi-Fi 6. A marca, as faixas e as portas eu não sei dizer; o técnico mostra na visita, e o suporte responde pelo ${supplier.support}.`,
  },
  {
    id: 'devolver-o-modem',
    question: 'Preciso devolver o modem?',
    reply:
      'O modem é emprestado (comodato), sem custo, e volta no fim do contrato. No cancelamento, a retirada é combinada com você.',
  },
  {
    id: 'mais-de-um-ponto',
    question: 'Dá para instalar mais de um ponto ou modem?',
    reply: `Cada pedido traz um modem, em um ponto da casa. Cabos para outros cômodos, combine com o técnico; um ponto ou modem a mais, pergunte ao suporte: ${supplier.support}.`,
  },
  {
    id: 'sem-energia',
    question: 'A internet funciona sem energia?',
    reply:
      'O modem precisa de tomada: sem energia ele desliga. Um nobreak seu o mantém ligado, mas a internet só continua se a rede da rua também tiver energia.',
  },
]);
