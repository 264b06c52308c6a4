import { renewingWords } from '../../screens/renewing-words.ts';
import { entries } from '../entry.ts';

/** Questions about the house, the visit and the connection. */
export const detailEntries = entries([
  {
    id: 'predio-e-condominio',
    question: 'Instalam em prédio ou condomínio?',
    reply:
      'Sim, onde a fibra chega: o CEP e o número dizem. Antes da visita, veja com o síndico se o técnico pode entrar e passar o cabo.',
  },
  {
    id: 'casa-alugada',
    question: 'Moro de aluguel. Posso contratar?',
    reply:
      'Pode: o contrato é da pessoa que pede, e não do dono do imóvel. Sobre furos e cabos, combine com o dono antes da visita.',
  },
  {
    id: 'como-e-a-instalacao',
    question: 'Como é a instalação? O técnico fura a parede?',
    reply:
      'A fibra vem da rua até dentro do imóvel, e o técnico a liga ao modem. Por onde o cabo passa, se é preciso furar e onde fica o modem, você combina com ele na visita.',
    toRenewing: renewingWords.nothingInstalled,
  },
  {
    id: 'quem-recebe-o-tecnico',
    question: 'Preciso estar em casa na instalação?',
    reply:
      'Não precisa ser você, nem o titular: quem recebe o técnico tem de ter 18 anos ou mais e um documento com foto. Menor de idade sozinho não pode.',
    toRenewing: renewingWords.nothingInstalled,
  },
  {
    id: 'quanto-dura-a-visita',
    question: 'Quanto tempo dura a visita do técnico?',
    reply:
      'Depende do imóvel e do caminho do cabo. O técnico chega no período que você escolher; reserve o período inteiro.',
    toRenewing: renewingWords.nothingInstalled,
  },
  {
    id: 'outra-operadora',
    question: 'Tenho internet de outra operadora. Preciso cancelar antes?',
    reply:
      'Cancele a outra só depois que a fibra estiver instalada, para não ficar sem internet. São contratos separados, e as duas podem funcionar ao mesmo tempo.',
  },
  {
    id: 'multa-da-outra-operadora',
    question: 'Vocês pagam a multa da outra operadora?',
    reply:
      'Essa multa é do contrato com a outra operadora, e os planos daqui não a pagam. Veja com ela quanto seria, e cancele só depois que a fibra estiver instalada.',
  },
  {
    id: 'alcance-do-wi-fi',
    question: 'O Wi-Fi pega na casa toda?',
    reply:
      'Depende da casa: a distância e as paredes diminuem o sinal. Peça ao técnico para pôr o modem perto do meio da casa; onde não chegar, um repetidor seu ajuda.',
  },
  {
    id: 'aparelhos-que-funcionam',
    question: 'Funciona com os meus aparelhos?',
    reply: 'Funciona com qualquer aparelho que se ligue por Wi-Fi ou por cabo de rede.',
  },
]);
