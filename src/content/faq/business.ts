import { asked } from '../knowledge/asked.ts';
import { siteLinks } from '../landing/site/site-links.ts';
import type { FaqItem } from './answer.ts';
import { type FaqGroup, generalGroups } from './groups.ts';

/** Answers for companies that differ from the general ones with the same id. */
const own: readonly FaqItem[] = [
  {
    ...asked('o-que-e'),
    answer: [
      'É internet de fibra óptica para a sua empresa. A fibra vem da rua até dentro do imóvel, e um modem Wi-Fi leva o sinal aos computadores, às máquinas de cartão e aos celulares da equipe.',
      'Há planos de 500 Mega e de 1 Giga, com modem em comodato, instalação gratuita e contrato no CNPJ.',
    ],
  },
  {
    ...asked('beneficios'),
    answer: [
      {
        list: [
          'Velocidade para a equipe toda, com upload alto para videochamadas, backup e envio de arquivos.',
          'Instalação gratuita, no dia e no período que você escolher entre os disponíveis.',
          'Modem Wi-Fi em comodato, e Wi-Fi 6 no plano de 1 Giga.',
          'Aplicativos de segurança e leitura inclusos, conforme o plano.',
          'Contrato e fatura no CNPJ.',
          'Preço, desconto e condições na tela antes de contratar.',
        ],
      },
    ],
  },
  {
    ...asked('como-escolher-o-plano'),
    answer: [
      'Pense em quantos aparelhos a empresa usa ao mesmo tempo, e para quê:',
      {
        list: [
          '500 Mega, até 40 dispositivos: sistemas online, máquinas de cartão, e-mail e videochamadas.',
          '1 Giga, até 68 dispositivos: equipe maior, câmeras, backup na nuvem e arquivos grandes.',
        ],
      },
      { parts: ['Depois compare o que cada um traz nos ', { text: 'planos', href: siteLinks.plans }, '.'] },
    ],
  },
  {
    ...asked('aplicativos-inclusos'),
    answer: [
      'Depende do plano:',
      {
        list: [
          '500 Mega: Segurança Digital, Audiobooks e Banca Virtual.',
          '1 Giga: os mesmos, mais Babel, Aya Ensinah, Games Club e Looke.',
        ],
      },
      'A lista exata aparece em cada plano.',
    ],
  },
  {
    ...asked('upload-e-download'),
    answer: [
      'Download é o que chega até você: sistemas, páginas, vídeos. Upload é o que você envia: videochamadas, backup na nuvem, imagens das câmeras.',
      'Em cada plano:',
      {
        list: [
          '500 Mega: 500 Mega de download e 250 Mega de upload.',
          '1 Giga: 1 Giga de download e 500 Mega de upload.',
        ],
      },
    ],
  },
];

/** Questions that do not apply to companies. */
const left: ReadonlySet<string> = new Set([
  'plano-mais-procurado',
  'quais-planos-com-streaming',
  'como-ativar-o-streaming',
  'como-cancelar-o-streaming',
  'bonus-no-celular',
]);

export const businessGroups: readonly FaqGroup[] = generalGroups
  .map(({ title, items }) => ({
    title,
    items: items
      .filter(({ id }) => !left.has(id))
      .map((item) => own.find(({ id }) => id === item.id) ?? item),
  }))
  .filter(({ items }) => items.length > 0);

/** The questions for companies. */
export const businessFaq: readonly FaqItem[] = businessGroups.flatMap(({ items }) => items);
