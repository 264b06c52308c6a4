import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** Questions about coverage. */
export const coverageEntries = entries([
  {
    id: 'cobertura-por-estado-e-cidade',
    question: 'Em quais estados e cidades a Ultrafibra está?',
    reply:
      'Em 190 cidades, como São Paulo, Rio de Janeiro, Belo Horizonte, Brasília, Curitiba, Porto Alegre, Salvador e Recife. Muda de rua para rua: com o CEP e o número, consulto o seu endereço na hora.',
  },
  {
    id: 'vizinho-tem-e-eu-nao',
    question: 'Meu vizinho tem Ultrafibra. Por que eu não consigo contratar?',
    reply:
      'Cada caixa da rua atende um número limitado de imóveis. A sua pode estar sem vaga agora, ou o seu imóvel ser de outra caixa. Se for assim, deixe o contato e avisamos quando houver vaga.',
  },
  {
    id: 'cobertura',
    question: 'Tem cobertura no meu endereço?',
    reply: { computed: 'coverage' },
  },
  {
    id: 'achar-o-cep',
    question: 'Como descubro o meu CEP?',
    reply: replies.findPostcode,
  },
]);
