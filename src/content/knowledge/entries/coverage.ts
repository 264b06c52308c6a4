import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** Where it is sold. */
export const coverageEntries = entries([
  {
    id: 'cobertura-por-estado-e-cidade',
    question: 'Em quais estados e cidades a Ultrafibra está?',
    wordings:
      'quais cidades vocês atendem|em que cidades tem|em quais estados tem|onde vocês atuam|quais regiões são atendidas|lista de cidades|atende minas gerais|vocês chegam no nordeste|qual a cobertura no rio grande do sul|vocês estão em quantas cidades|atende o brasil todo|em que lugares tem a ultrafibra|pega no interior|relação dos municípios atendidos|no paraná existe ultrafibra|a ultrafibra já existe no norte do país|em quais capitais vocês operam|quantos municípios a rede alcança|o estado da bahia está incluído|no centro-oeste tem alguma cidade com fibra da tim|mapa de atendimento pelo país|pernambuco e ceará entram na área de atuação|a empresa está presente em todo território nacional|mato grosso faz parte da lista',
    reply:
      'Em 190 cidades, como São Paulo, Rio de Janeiro, Belo Horizonte, Brasília, Curitiba, Porto Alegre, Salvador e Recife. Muda de rua para rua: com o CEP e o número, consulto o seu endereço na hora.',
  },
  {
    id: 'vizinho-tem-e-eu-nao',
    question: 'Meu vizinho tem Ultrafibra. Por que eu não consigo contratar?',
    wordings:
      'meu vizinho tem por que eu não|o vizinho tem e eu não|na casa do lado tem|tem no prédio vizinho e no meu não|minha rua tem fibra e não deixa contratar|por que não tem vaga para mim|a casa da frente tem fibra|a moça do apartamento ao lado usa e para mim recusaram|o sobrado colado no meu assinou e eu fiquei de fora|todo mundo na rua assina menos eu|a caixa do poste está lotada|passa o cabo na minha porta e mesmo assim negaram|minha cunhada mora do lado conseguiu e eu não|como pode o morador da frente ter e aqui negarem|disseram que as portas da caixa esgotaram|dois portões adiante já usam e comigo dá indisponível|o mercadinho da esquina tem a tim e minha casa não consegue|vejo a fibra no poste mas aparece sem vaga|não sobrou lugar na caixa para minha residência',
    reply:
      'Cada caixa da rua atende um número limitado de imóveis. A sua pode estar sem vaga agora, ou o seu imóvel ser de outra caixa. Se for assim, deixe o contato e avisamos quando houver vaga.',
  },
  {
    id: 'cobertura',
    question: 'Tem cobertura no meu endereço?',
    wordings:
      'tem cobertura|cobertura|tem previsão|qual a previsão de chegar|tem previsão de chegar aqui|me disseram que aqui não pega|falaram que não tem aqui como vou saber|tem cobertura na minha rua|chega no meu bairro|chega na minha casa|atende aqui|tem fibra aqui|tem na minha rua|pega aqui|tem sinal aqui|está disponível no meu endereço|tem viabilidade|vocês atendem em sarzedo|atende minha cidade|atende na minha cidade|queria saber se tem fibra na minha rua|será que chega aqui|vocês têm aqui em guarulhos|quando vai ter aqui|quando chega na minha rua|vai chegar quando|previsão de chegar no meu bairro|tem disponibilidade na minha região|tem internet na minha rua|atende minha rua|atende zona rural|verifica se minha residência é atendida|moro perto da praia será que vocês alcançam|meu loteamento é novo já passaram a rede|dá uma olhada se está disponível onde eu moro|tem fibra instalada no bairro da minha mãe|na vila onde eu moro funciona|quero checar a viabilidade técnica|moro no fim do mundo vocês chegam lá|nesse logradouro existe a rede de vocês|atende favela e morro|quando a rede vai ser expandida para cá|quero saber se chega na minha casa|moro em viela dá para instalar|moro em um beco vocês chegam|aqui é rua de terra vocês puxam o cabo',
    reply: { computed: 'coverage' },
  },
  {
    id: 'achar-o-cep',
    about: 'cep',
    question: 'Como descubro o meu CEP?',
    wordings:
      'não sei meu cep|n sei meu cep|não lembro do meu cep|esqueci meu cep|qual é o meu cep|como acho o cep|onde vejo meu cep|como consulto o cep da minha rua|não sei o cep de cor|como saber o cep|código postal da rua eu desconheço|onde pesquiso o código de endereçamento|mudei faz pouco e não decorei o cep|tem um site para procurar o cep|esse número dos correios eu não guardo|minha memória falha no cep me ajuda a localizar|só sei o nome da rua serve para descobrir o código|o cep me fugiu da cabeça|como encontro o cep pelo nome da avenida|não faço a menor ideia do código postal daqui|o carteiro que sabe o cep eu não|existe um buscador de código postal',
    reply: replies.findPostcode,
  },
]);
