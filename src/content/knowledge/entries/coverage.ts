import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** Where it is sold. */
export const coverageEntries = entries([
  {
    id: 'cobertura-por-estado-e-cidade',
    question: 'Em quais estados e cidades a Ultrafibra está?',
    wordings:
      'quais cidades vocês atendem|em que cidades tem|em quais estados tem|onde vocês atuam|quais regiões são atendidas|lista de cidades|atende minas gerais|vocês chegam no nordeste|qual a cobertura no rio grande do sul|vocês estão em quantas cidades|atende o brasil todo|em que lugares tem a ultrafibra|pega no interior',
    reply:
      'Em 190 cidades, como São Paulo, Rio de Janeiro, Belo Horizonte, Brasília, Curitiba, Porto Alegre, Salvador e Recife. Muda de rua para rua: com o CEP e o número, consulto o seu endereço na hora.',
  },
  {
    id: 'vizinho-tem-e-eu-nao',
    question: 'Meu vizinho tem Ultrafibra. Por que eu não consigo contratar?',
    wordings:
      'meu vizinho tem por que eu não|o vizinho tem e eu não|na casa do lado tem|tem no prédio vizinho e no meu não|minha rua tem fibra e não deixa contratar|por que não tem vaga para mim|a casa da frente tem fibra',
    reply:
      'Cada caixa da rua atende um número limitado de imóveis. A sua pode estar sem vaga agora, ou o seu imóvel ser de outra caixa. Se for assim, deixe o contato e avisamos quando houver vaga.',
  },
  {
    id: 'cobertura',
    question: 'Tem cobertura no meu endereço?',
    wordings:
      'tem cobertura|cobertura|tem previsão|qual a previsão de chegar|tem previsão de chegar aqui|me disseram que aqui não pega|falaram que não tem aqui como vou saber|tem cobertura na minha rua|chega no meu bairro|chega na minha casa|atende aqui|tem fibra aqui|tem na minha rua|pega aqui|tem sinal aqui|está disponível no meu endereço|tem viabilidade|vocês atendem em sarzedo|atende minha cidade|atende na minha cidade|queria saber se tem fibra na minha rua|será que chega aqui|vocês têm aqui em guarulhos|quando vai ter aqui|quando chega na minha rua|vai chegar quando|previsão de chegar no meu bairro|tem disponibilidade na minha região|tem internet na minha rua|atende minha rua|atende zona rural',
    reply: { computed: 'coverage' },
  },
  {
    id: 'achar-o-cep',
    about: 'cep',
    question: 'Como descubro o meu CEP?',
    wordings:
      'não sei meu cep|n sei meu cep|não lembro do meu cep|esqueci meu cep|qual é o meu cep|como acho o cep|onde vejo meu cep|como consulto o cep da minha rua|não sei o cep de cor|como saber o cep',
    reply: replies.findPostcode,
  },
]);
