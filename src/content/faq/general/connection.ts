import { asked } from '../../knowledge/asked.ts';
import { outsideLinks } from '../../landing/site/outside-links.ts';
import type { FaqItem } from '../answer.ts';
import { bySupport } from '../by-support.ts';

/** Questions about using the connection. */
export const connectionFaq: readonly FaqItem[] = [
  {
    ...asked('teste-de-velocidade'),
    answer: [
      {
        steps: [
          'Ligue o computador ao modem com um cabo de rede. Pelo Wi-Fi, a distância e as paredes diminuem o resultado.',
          'Pause downloads e vídeos nos outros aparelhos.',
          {
            parts: [
              'Abra o ',
              { text: 'Brasil Banda Larga', href: outsideLinks.speedTest },
              ' e inicie o teste. Repita em horários diferentes.',
            ],
          },
        ],
      },
      (prices) =>
        `Placas e cabos antigos podem medir menos do que a internet entrega: para passar de 100 Mega, o cabo deve ser Cat 5e ou melhor. Se o resultado continuar baixo, fale com o suporte pelo ${bySupport(prices)}.`,
    ],
  },
  {
    ...asked('upload-e-download'),
    answer: [
      'Download é o que chega à sua casa: vídeos, páginas, jogos. Upload é o que sai dela: videochamadas, fotos para a nuvem, transmissões ao vivo.',
      'Em cada plano:',
      {
        list: [
          '500 Mega: 500 Mega de download e 250 Mega de upload.',
          '600 Mega: 600 Mega de download e 300 Mega de upload. Com o bônus de 100 Mega, o download chega a 700 Mega; por isso você também vê esse plano chamado de 700 Mega.',
          '1 Giga: 1 Giga de download e 500 Mega de upload.',
          '2 Giga: 2 Giga de download e 1 Giga de upload.',
        ],
      },
    ],
  },
  {
    ...asked('suporte-tecnico'),
    answer: [
      'Antes de ligar, tente o que resolve a maioria dos casos:',
      {
        steps: [
          'Desligue o modem da tomada, espere 30 segundos e ligue de novo.',
          'Confira se os cabos estão firmes, sem dobrar o cabo da fibra.',
          'Teste com outro aparelho, perto do modem.',
        ],
      },
      {
        parts: [
          (prices) => `Não voltou? Peça ajuda pelo ${bySupport(prices)} ou use a `,
          { text: 'página de atendimento', href: outsideLinks.support },
          '. Tenha o CPF de quem contratou.',
        ],
      },
    ],
  },
];
