import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** Questions about the service. */
export const serviceEntries = entries([
  {
    id: 'o-que-e',
    question: 'O que é a TIM Ultrafibra?',
    reply:
      'É internet de fibra óptica: a fibra vem da rua até dentro do imóvel, e um modem Wi-Fi espalha o sinal. O modem é emprestado e a instalação é gratuita.',
  },
  {
    id: 'fibra-ou-adsl',
    question: 'Qual é a diferença entre fibra e ADSL?',
    reply:
      'O ADSL usa o fio de cobre do telefone e enfraquece com a distância. Na fibra, os dados viajam como luz: é muito mais rápida, oscila menos e não precisa de telefone fixo.',
  },
  {
    id: 'beneficios',
    question: 'Quais são os benefícios da Ultrafibra?',
    reply:
      'Velocidade para a casa toda, instalação gratuita no dia que você escolher, modem Wi-Fi emprestado e aplicativos conforme o plano. Preço, desconto, fidelidade e multa aparecem antes de contratar.',
  },
  {
    id: 'como-escolher-o-plano',
    question: 'Como escolho o plano certo?',
    reply:
      'Pense em quantos aparelhos ficam ligados ao mesmo tempo e no que vocês fazem com eles: quanto mais gente, vídeo em 4K, jogos e arquivos grandes, mais velocidade. Cada plano diz para quem serve.',
  },
  {
    id: 'aplicativos-inclusos',
    question: 'Quais aplicativos vêm inclusos?',
    reply: { computed: 'apps' },
  },
  {
    id: 'o-que-e-mega',
    question: 'O que é Mega e o que é Giga?',
    reply:
      'Mega e Giga medem a velocidade: 1 Giga são 1.000 Mega. Quanto mais gente e aparelhos usam ao mesmo tempo, mais velocidade ajuda.',
    leads: { says: ['Me indique um plano'] },
  },
  {
    id: 'plano-mais-procurado',
    question: 'Qual é o plano mais procurado?',
    reply:
      'Famílias costumam escolher o de 600 Mega; quem joga, trabalha com arquivos grandes ou tem muitos aparelhos, o de 1 Giga. Veja na escolha do plano o que há no seu endereço.',
  },
  {
    id: 'modem-wi-fi-6',
    question: 'O modem vem junto? Ele é Wi-Fi 6?',
    reply: replies.router,
  },
]);
