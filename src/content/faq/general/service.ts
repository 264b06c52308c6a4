import { replies } from '../../conversation/replies.ts';
import { asked } from '../../knowledge/asked.ts';
import { siteLinks } from '../../landing/site/site-links.ts';
import type { FaqItem } from '../answer.ts';

/** Questions about the service. */
export const serviceFaq: readonly FaqItem[] = [
  {
    ...asked('o-que-e'),
    answer: [
      'É internet de fibra óptica para a sua casa. A fibra vem da rua até dentro do imóvel, e um modem Wi-Fi espalha o sinal pelos cômodos.',
      'Há planos de 500 Mega a 2 Giga, todos com modem em comodato e instalação gratuita. Algumas regiões e ofertas têm também 300 e 400 Mega.',
    ],
  },
  {
    ...asked('fibra-ou-adsl'),
    answer: [
      'O ADSL usa o fio de cobre do telefone. O sinal enfraquece com a distância, sofre interferência elétrica e costuma parar em algumas dezenas de Mega.',
      'Na fibra, os dados viajam como luz. A velocidade é muito maior, oscila menos, e enviar arquivos também é rápido. E você não precisa ter telefone fixo.',
    ],
  },
  {
    ...asked('beneficios'),
    answer: [
      {
        list: [
          'Velocidade que aguenta a casa toda, com upload alto para videochamadas e envio de arquivos.',
          'Instalação gratuita, no dia e no período que você escolher entre os disponíveis.',
          'Modem Wi-Fi em comodato, e Wi-Fi 6 nos planos de 1 Giga e 2 Giga.',
          'Aplicativos de segurança, leitura e estudo inclusos, conforme o plano.',
          'Streaming na mesma fatura, se você quiser.',
          'Preço, desconto, fidelidade e multa na tela antes de contratar.',
        ],
      },
    ],
  },
  {
    ...asked('como-escolher-o-plano'),
    answer: [
      'Pense em quantos aparelhos ficam ligados ao mesmo tempo e no que vocês fazem com eles:',
      {
        list: [
          '500 Mega, até 40 dispositivos: estudo, séries, redes sociais e home office.',
          '600 Mega, que viram 700 com o bônus, até 50 dispositivos: família com vídeo em 4K e videochamadas.',
          '1 Giga, até 68 dispositivos: muita gente conectada, jogos e arquivos grandes.',
          '2 Giga, até 96 dispositivos: casas cheias, jogos competitivos e quem transmite ao vivo.',
        ],
      },
      {
        parts: [
          'Depois compare os aplicativos e o streaming de cada um nos ',
          { text: 'planos', href: siteLinks.plans },
          '.',
        ],
      },
    ],
  },
  {
    ...asked('aplicativos-inclusos'),
    answer: [
      'Depende do plano:',
      {
        list: [
          '500 Mega: Segurança Digital, Audiobooks e Banca Virtual.',
          '600 Mega: os mesmos, mais Babel e Aya Ensinah.',
          '1 Giga: todos esses, mais Games Club e Looke.',
          '2 Giga: todos esses, mais Band Sports, Band News, HBO Max e Paramount+.',
        ],
      },
      'Algumas ofertas trazem também Deezer. A lista exata aparece em cada plano.',
    ],
  },
  {
    ...asked('plano-mais-procurado'),
    answer: [
      'Para famílias, o de 600 Mega, que viram 700 com o bônus: ele atende bem a casa toda e aceita um streaming à sua escolha.',
      'Para quem joga, trabalha com arquivos grandes ou tem muitos aparelhos, o de 1 Giga costuma ser o melhor custo-benefício, porque já vem com Wi-Fi 6.',
    ],
  },
  {
    ...asked('modem-wi-fi-6'),
    answer: [
      replies.router,
      'O Wi-Fi 6 chega a ser até 40% mais rápido que a geração anterior e lida melhor com muitos aparelhos ao mesmo tempo. Aparelhos antigos continuam funcionando nele.',
      'No fim do contrato, o modem é devolvido.',
    ],
  },
];
