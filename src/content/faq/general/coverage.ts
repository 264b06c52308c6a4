import { asked } from '../../knowledge/asked.ts';
import { fixedLinks } from '../../landing/site/fixed-links.ts';
import { siteLinks } from '../../landing/site/site-links.ts';
import type { FaqItem } from '../answer.ts';

/** Questions about coverage. */
export const coverageFaq: readonly FaqItem[] = [
  {
    ...asked('cobertura-por-estado-e-cidade'),
    answer: [
      'Em 190 cidades. Estas são algumas delas:',
      {
        list: [
          { parts: [{ text: 'São Paulo', href: fixedLinks.saoPaulo }, ': capital, Guarulhos e Osasco.'] },
          'Rio de Janeiro: capital, Niterói e Duque de Caxias.',
          'Minas Gerais: Belo Horizonte, Contagem e Sarzedo.',
          {
            parts: [
              { text: 'Espírito Santo', href: fixedLinks.espiritoSanto },
              ': Vitória, Vila Velha e Serra.',
            ],
          },
          {
            parts: [
              { text: 'Rio Grande do Sul', href: fixedLinks.rioGrandeDoSul },
              ': Porto Alegre e Canoas.',
            ],
          },
          'Paraná e Santa Catarina: Curitiba e Florianópolis.',
          'Distrito Federal e Goiás: Brasília e Goiânia.',
          'Bahia e Pernambuco: Salvador e Recife.',
        ],
      },
      {
        parts: [
          'Dentro de uma cidade, a resposta muda de rua para rua. ',
          { text: 'Consulte o seu endereço', href: siteLinks.coverage },
          ': o CEP e o número bastam.',
        ],
      },
    ],
  },
  {
    ...asked('vizinho-tem-e-eu-nao'),
    answer: [
      'A fibra da rua chega a uma caixa com um divisor óptico, que reparte o sinal entre um número limitado de imóveis. Se todas as saídas dessa caixa estão ocupadas, ela não tem vaga agora, mesmo com um vizinho já ligado nela. Também acontece de dois imóveis próximos serem atendidos por caixas diferentes.',
      {
        parts: [
          { text: 'Consulte o seu endereço', href: siteLinks.coverage },
          ' e, se ainda não houver vaga, deixe o seu contato: avisamos quando houver.',
        ],
      },
    ],
  },
];
